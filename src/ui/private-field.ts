/**
 * Attributes for every field that contains the user's text. They turn off spell checking and writing suggestions, which
 * may send text to a server, and autocompletion, which may store it.
 */
export const privateField = {
  spellCheck: false,
  autoCapitalize: 'off',
  autoCorrect: 'off',
  autoComplete: 'off',
  writingsuggestions: 'false',
} as const

/** The same values as HTML attributes, for elements that React does not create. */
export const privateFieldAttributes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(privateField).map(([name, value]) => [name.toLowerCase(), String(value)]),
)
