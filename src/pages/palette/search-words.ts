/**
 * Filler words, as in “how do I make the text …”. Includes `text`, which does not distinguish the tools on this site.
 */
const stopWords = new Set(
  (
    'a an and any are at be by can do does for from get have how i in into is it its make many me my need of on online ' +
    'or please some text that the this to tool up want what which with you your'
  ).split(' '),
)

/** Words of names that mean nothing on their own. */
const generalWords = new Set(
  'analyzer calculator checker code converter copy counter decoder encoder finder formatter generator maker remover tester'.split(
    ' ',
  ),
)

export function isGeneralWord(word: string): boolean {
  return generalWords.has(word)
}

/** Splits a text into lower-case words without accents and punctuation. */
function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gmu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gmu) ?? []
  )
}

/** Maps `lines` to `line` and `sorting` to `sort`. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 3 && /[^s]s$/.test(word)) return word.slice(0, -1)
  if (word.length > 6 && word.endsWith('ing')) return word.slice(0, -3)
  return word
}

/** Returns the stemmed words of a text, for the index. */
export function wordsOf(text: string): string[] {
  return splitWords(text).map(stem)
}

/** Returns the stemmed words of a query, without filler words unless there are no others. */
export function significantWords(query: string): string[] {
  const words = splitWords(query)
  const significant = words.filter((word) => !stopWords.has(word))
  return (significant.length > 0 ? significant : words).map(stem)
}

/**
 * Returns each pair of neighbouring words joined into one, so that `camelcase` finds `camel case` and `sha 256` finds
 * `sha256`.
 */
export function joinedPairs(text: string): string[] {
  const words = splitWords(text)
  return words.slice(1).map((word, before) => stem((words[before] ?? '') + word))
}
