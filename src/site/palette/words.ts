/** Said around what is looked for: “how do I make the text …”. On this site `text` tells one tool from no other. */
const stopWords = new Set(
  (
    'a an and any are at be by can do does for from get have how i in into is it its make many me my need of on online ' +
    'or please some text that the this to tool up want what which with you your'
  ).split(' '),
)

/** Small letters, without accents and punctuation. */
function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gmu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gmu) ?? []
  )
}

/** `lines` and `line`, `sorting` and `sort` are the same to whoever looks for them. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 3 && /[^s]s$/.test(word)) return word.slice(0, -1)
  if (word.length > 6 && word.endsWith('ing')) return word.slice(0, -3)
  return word
}

/** What a text can be found by. */
export function wordsOf(text: string): string[] {
  return splitWords(text).map(stem)
}

/** What somebody looks for. Where a query is nothing but fillers, they are all there is to go by. */
export function significantWords(query: string): string[] {
  const words = splitWords(query)
  const significant = words.filter((word) => !stopWords.has(word))
  return (significant.length > 0 ? significant : words).map(stem)
}

/** `camel case` is found as `camelcase`, and `sha 256` finds `sha256`. */
export function joinedPairs(text: string): string[] {
  const words = splitWords(text)
  return words.slice(1).map((word, before) => stem((words[before] ?? '') + word))
}
