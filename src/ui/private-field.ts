/**
 * For every field that holds a visitor's words: browsers may send text away to check its spelling or to predict the next
 * words, and may keep it to complete later input.
 */
export const privateField = {
  spellCheck: false,
  autoCapitalize: 'off',
  autoCorrect: 'off',
  autoComplete: 'off',
  writingsuggestions: 'false',
} as const

/** The same as HTML attributes, for elements that React does not create. */
export const privateFieldAttributes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(privateField).map(([name, value]) => [name.toLowerCase(), String(value)]),
)
