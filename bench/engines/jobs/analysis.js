import { library, platform, system } from '../contestants.js'

/** @param {string[]} words @param {number} length */
function countInMap(words, length) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (let i = 0; i + length <= words.length; i++) {
    const phrase = length === 1 ? words[i] : words.slice(i, i + length).join(' ')
    counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
  return counts
}

/** @type {import('../race.js').Job[]} */
export default [
  {
    tool: 'keyword-density',
    does: 'a keyword, and phrases of one, two and three words',
    text: 'prose',
    options: { keyword: 'abandon' },
    beside: [
      library('n-gram', async () => {
        const { nGram } = await import('n-gram')
        return ({ text }) => {
          const words = text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? []
          return [1, 2, 3].map((length) => {
            /** @type {Map<string, number>} */
            const counts = new Map()
            for (const gram of nGram(length)(words)) {
              const phrase = gram.join(' ')
              counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
            }
            return counts.size
          })
        }
      }, { differs: 'makes the phrases, which a Map then counts; stop words and sentence ends are not looked at' }),
      platform('match and Map', ({ text }) => {
        const words = text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? []
        return [1, 2, 3].map((length) => countInMap(words, length).size)
      }, { differs: 'stop words and sentence ends are not looked at' }),
    ],
  },
  {
    tool: 'word-frequency',
    does: 'the twenty most frequent words',
    text: 'prose',
    answer: ({ items }) => items[0].count,
    beside: [
      library('lodash', async () => {
        const { default: lodash } = await import('lodash')
        return ({ text }) => lodash.countBy(lodash.words(text.toLowerCase(), /[a-z][a-z'-]+[a-z]/g))
      }, { answer: (counts) => Math.max(...Object.values(counts)) }),
      platform('match and Map', ({ text }) => countInMap(text.toLowerCase().match(/[a-z][a-z'-]+[a-z]/g) ?? [], 1), {
        answer: (counts) => Math.max(...counts.values()),
      }),
      system('awk', (given) => ['awk', '{ for (i = 1; i <= NF; i++) { w = tolower($i); gsub(/[.,?]/, "", w); n[w]++ } } END { for (w in n) print n[w], w }', given.file], {
        differs: 'words of one and two letters too',
      }),
    ],
  },
  {
    tool: 'readability-score',
    does: 'Flesch, five grades and the hard sentences',
    text: 'prose',
    beside: [
      library('syllable and flesch', async () => {
        const [{ syllable }, { flesch }] = await Promise.all([import('syllable'), import('flesch')])
        return ({ text }) => {
          const sentence = text.match(/[.!?]+(?=\s|$)/g)?.length ?? 1
          return flesch({ sentence, word: text.match(/\S+/g)?.length ?? 1, syllable: syllable(text) })
        }
      }, { bytes: 500_000, differs: 'the score alone, syllables by another list' }),
    ],
  },
  {
    tool: 'text-summarizer',
    does: 'three sentences, evenly spaced',
    text: 'prose',
    beside: [
      library('sbd', async () => {
        const { default: sbd } = await import('sbd')
        return ({ text }) => {
          const sentences = sbd.sentences(text)
          return [0, 1, 2].map((n) => sentences[Math.floor((n * sentences.length) / 3)])
        }
      }, { bytes: 1_000_000, differs: 'finds the sentences, by rules of its own; the choice is made here' }),
    ],
  },
  {
    tool: 'text-summarizer',
    does: 'three key sentences, ranked by content',
    text: 'prose',
    options: { mode: 'key' },
    beside: [
      library('node-summarizer', async () => {
        const { default: { SummarizerManager } } = await import('node-summarizer')
        return ({ text }) => new SummarizerManager(text, 3).getSummaryByFrequency().summary
      }, { bytes: 10_000, differs: 'ranks by another formula' }),
    ],
  },
  {
    tool: 'title-analyzer',
    does: 'length, words, power words, width',
    text: 'prose',
    beside: [],
    alone: 'no library judges titles; its text is the length of a title, not of a book',
  },
]
