/** What to write in a text message instead of typographic characters, which GSM-7 does not contain. */
const plainCharacters: ReadonlyMap<string, string> = new Map(
  Object.entries({ '‘’‚‛′`': "'", '“”„‟″': '"', '‐‑‒–—―−': '-', '…': '...', '\u00a0\u2009\u202f\t': ' ' }).flatMap(
    ([characters, plain]) => Array.from(characters, (character) => [character, plain] as const),
  ),
)

/** How many different characters outside GSM-7 are listed. */
export const maxOtherCharacters = 10

/** Returns what to write instead of all listed characters, or undefined if one has no plain form or is not listed. */
export function plainFormsOf(characters: readonly string[]): string[] | undefined {
  if (characters.length === maxOtherCharacters) return undefined
  const forms = characters.map((character) => plainCharacters.get(character))
  return forms.every((form) => form !== undefined) ? Array.from(new Set(forms)) : undefined
}

export function writePlain(text: string): string {
  return text.replace(/[^\n -_a-~]/g, (character) => plainCharacters.get(character) ?? character)
}
