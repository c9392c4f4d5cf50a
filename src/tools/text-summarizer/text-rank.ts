/** The share of a score that comes from similar sentences, as in PageRank. */
const damping = 0.85
/** After this many, the order no longer changes in practice. */
const rounds = 30

/**
 * Scores sentences by TextRank (Mihalcea and Tarau, 2004): a sentence is important if it has words in common with
 * important sentences. The similarity of two sentences is the number of words they share, divided by the mean of the
 * logarithms of their lengths. The mean is geometric instead of arithmetic, so that similarities can be summed word by
 * word instead of pair by pair, in time proportional to the length of the text.
 */
export function textRank(sentences: readonly ReadonlySet<string>[]): number[] {
  const { words: vectors, count: wordCount } = numberWords(sentences)
  const weights = sentences.map((words) => 1 / Math.sqrt(Math.log(2 + words.size)))
  /** Returns, for each sentence, the sum of its similarity to each other sentence times the value of that sentence. */
  const sumOverOthers = (values: readonly number[]) => {
    const weighted = values.map((value, index) => value * (weights[index] as number))
    const sums = new Float64Array(wordCount)
    vectors.forEach((words, index) => {
      for (const word of words) sums[word] = (sums[word] as number) + (weighted[index] as number)
    })
    return vectors.map((words, index) => {
      let sum = 0
      for (const word of words) sum += (sums[word] as number) - (weighted[index] as number)
      return sum * (weights[index] as number)
    })
  }
  // A sentence that is similar to no other one passes nothing on.
  const divisors = sumOverOthers(sentences.map(() => 1)).map((similarity) => (similarity === 0 ? 1 : similarity))
  let scores = sentences.map(() => 1)
  for (let round = 0; round < rounds; round++) {
    const given = scores.map((score, index) => score / (divisors[index] as number))
    scores = sumOverOthers(given).map((received) => 1 - damping + damping * received)
  }
  return scores
}

/** Replaces each word by its number in order of first occurrence. Numbers are added up faster than strings. */
function numberWords(sentences: readonly ReadonlySet<string>[]): { words: readonly number[][]; count: number } {
  const numbers = new Map<string, number>()
  const numberOf = (word: string) => numbers.get(word) ?? numbers.set(word, numbers.size).size - 1
  const words = sentences.map((sentence) => Array.from(sentence, numberOf))
  return { words, count: numbers.size }
}
