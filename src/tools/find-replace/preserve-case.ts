const words = /\p{L}[\p{L}\p{M}]*/gmu

/**
 * Writes a replacement in the case of the text it replaces: `color` → `colour`, `Color` → `Colour`, `COLOR` → `COLOUR`. If
 * both have the same number of words, each word follows the word it replaces. Mixed case leaves the replacement as it is.
 */
export function preserveCase(replaced: string, replacement: string): string {
  const samples = replaced.match(words) ?? []
  const isWordByWord = samples.length === (replacement.match(words) ?? []).length
  if (!isWordByWord) return applyCase(replaced, replacement)
  let index = 0
  return replacement.replace(words, (word) => applyCase(samples[index++] as string, word))
}

function applyCase(sample: string, text: string): string {
  const letters = sample.match(/\p{L}/gmu)?.filter((letter) => letter.toLowerCase() !== letter.toUpperCase()) ?? []
  const [first = '', ...rest] = letters
  const isUpper = (letter: string) => letter === letter.toUpperCase()
  const isLower = (letter: string) => letter === letter.toLowerCase()
  if (letters.length === 0) return text
  if (letters.every(isLower)) return text.toLowerCase()
  if (rest.length > 0 && letters.every(isUpper)) return text.toUpperCase()
  return isUpper(first) && rest.every(isLower) ? capitalize(text) : text
}

/** Keeps capitals inside a name such as McDonald. */
function capitalize(text: string): string {
  const base = text === text.toUpperCase() ? text.toLowerCase() : text
  return base.replace(/\p{L}/mu, (letter) => letter.toUpperCase())
}
