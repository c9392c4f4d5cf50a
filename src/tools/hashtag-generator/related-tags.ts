import { nameWords } from '#core/text/name-words.ts'
import { isTopic, joinedKeys, joinNames, marks, tagsByName } from './known-topics.ts'
import { readLanguage } from './language.ts'
import { isName, maxCount, type Post } from './rank-tags.ts'
import { firstDistinct, wordKey, writeWord } from './tag-words.ts'
import { classifyWord } from './word-classes.ts'

/** How surely words name a topic: those of a pair, a keyword or a tag, a word near the start, elsewhere or in a phrase. */
const sureness = { intent: 5, pair: 4, keyword: 3, start: 2, elsewhere: 1, part: 0, common: -1 }
/** The keys of a phrase, how often the text has it, and how surely its last word that can name a topic does. */
type CountedKeys = readonly [keys: readonly string[], count: number, sureness: number]

/** Returns all runs of so many words that name a topic. “In de” is not the French word for India. */
function findNames(keys: readonly string[], length: number): string[][] {
  const runs = keys.slice(length - 1).map((_, i) => keys.slice(i, i + length))
  return runs.filter((run) => tagsByName.has(run.join(run.every((key) => key.length > 2) ? '' : ' ')))
}

/** Returns the names of four words, or else those of three or two. */
function findPairs(keys: readonly string[]): string[][] {
  return [4, 3, 2].map((length) => findNames(keys, length)).find((names) => names.length > 0) ?? []
}

/** Returns the names of several words, and on request those of one word. */
function findAllNames(keys: readonly string[], readsWords: boolean): string[][] {
  const names = [4, 3, 2, 1].flatMap((length) => findNames(keys, length))
  return names.filter((name) => readsWords || name.length > 1 || joinedKeys.has(name.join('')))
}

/** Returns the keys of the words of the same tags as `rankTags`, then those of other words that may name a topic. */
function countTopicKeys({ text, ownTags, ranked, isKeywordList }: Post): CountedKeys[] {
  const own = ownTags.map((tag) => [[wordKey(tag)], 1, sureness.keyword] as const)
  let otherPhrases = 0
  const counted = ranked.map((phrase, i) => {
    const keys = phrase.words.map(({ key }) => key)
    // Acme Robotics may sell shoes, but New York is a topic.
    const isOtherName = !isKeywordList && keys.length > 1 && isName(phrase) && findPairs(keys).length === 0
    // “Hiking in Wales with Anna” is also about hiking.
    const position = isName(phrase) ? i : otherPhrases
    if (!isName(phrase) && (keys.length === 1 || keys.some(isTopic))) otherPhrases++
    const inSentence = position < 2 ? sureness.start : phrase.score > 0.5 ? sureness.elsewhere : sureness.part
    const count = Math.min(maxCount, phrase.occurrences.length)
    return [isOtherName ? [] : keys, count, isKeywordList ? sureness.keyword : inSentence] as const
  })
  const keys = Array.from(nameWords(joinNames(text)), wordKey)
  // A word of a short list names a topic even if it is a verb or an adjective elsewhere.
  const names = findAllNames(keys, isKeywordList || readLanguage(text) !== 'english')
  // “Business” counts less than “women in business”.
  const countName = (name: readonly string[]) => (name.length > 2 ? 2 : 0.3)
  const raw = names.map((name) => [name, countName(name), isKeywordList ? sureness.keyword : sureness.part] as const)
  return [...own, ...counted, ...raw]
}

/** A topic that the text names, and how surely. */
interface NamedTopic {
  readonly tags: readonly string[]
  readonly words: Set<string>
  sureness: number
  score: number
}

/** Returns the topics that phrases name. The surest topics come first. */
function findTopics(phrases: readonly CountedKeys[]): NamedTopic[] {
  // The words of a pair name no other topic: data science is not about physics.
  const paired = new Set(phrases.flatMap(([keys]) => findPairs(keys).flat()))
  const topics = new Map<readonly string[], NamedTopic>()
  for (const [keys, count, sure] of phrases) {
    const single = findNames(keys, 1).filter(([key = '']) => !paired.has(key))
    for (const name of [...findPairs(keys), ...single]) {
      const key = name.join('')
      const tags = tagsByName.get(key) ?? []
      const topic = topics.get(tags) ?? { tags, words: new Set(), sureness: sureness.common, score: 0 }
      topics.set(tags, topic)
      for (const word of name) topic.words.add(word)
      const isCommon = marks.get(key) === '?' && sure < sureness.keyword
      const isPair = topic.words.size > 1 || (joinedKeys.has(key) && !isCommon)
      // Leather shoes and shoe tips are about shoes.
      const isLast = sure === sureness.keyword || keys.findLast((other) => tagsByName.has(other)) === key
      const ofWord = isCommon ? sureness.common : isLast ? sure : sureness.part
      const ofName = marks.get(key) === '!' ? sureness.intent : isPair ? sureness.pair : ofWord
      topic.sureness = Math.max(topic.sureness, ofName)
      topic.score += count * (name.length > 1 ? 1.5 : 1)
    }
  }
  return [...topics.values()].sort((a, b) => b.sureness - a.sureness || b.score - a.score)
}

const maxTopics = 3
const maxTags = 20

/** Returns the tags of what a post is for, then those of the topics that most words name: one of each, another of each. */
export function findRelatedTags(post: Post): string[] {
  const topics = findTopics(countTopicKeys(post))
  const sure = topics.filter((topic) => topic.sureness >= sureness.start).slice(0, maxTopics)
  const [first, second] = topics.filter((topic) => topic.sureness >= sureness.part)
  // If no topic is sure, the text may be about the only one.
  const chosen = sure.length === 0 && first && first.sureness !== second?.sureness ? [first] : sure
  // What is on sale comes before the sale.
  const sale = chosen.flatMap(({ tags }) => (tags[0] === 'Sale' ? tags : []))
  const others = chosen.filter(({ tags }) => tags[0] !== 'Sale')
  const intentTags = others.flatMap((topic) => (topic.sureness === sureness.intent ? topic.tags : []))
  const mixed = Array.from({ length: maxTags }, (_, i) => others.flatMap(({ tags }) => tags[i] ?? [])).flat()
  return firstDistinct([...intentTags, ...mixed.slice(0, maxTags / 2), ...sale, ...mixed], maxTags)
}

/** One or two words in Latin letters, such as “xylophone” or “snow globes”. */
const keyword = /^\s*(?:[a-zà-ÿ\d'’-]{3,20}\s*){1,2}$/i

/**
 * Returns tags that people form from any keyword. Those of sentences and common words would make no sense. “Macetas” and
 * “imanes decorativos” are not English and keep their s.
 */
export function composeTags(text: string): string[] {
  const hasFiller = () => Array.from(nameWords(text)).some((word) => classifyWord(word.toLowerCase()) === 'filler')
  if (!keyword.test(text) || hasFiller()) return []
  const singular = text.trim().replace(/^(\S*(?:[^s\s]|ss)\s+)?([a-z]*[^aiosu])s$/i, '$1$2')
  const name = writeWord(singular.replace(/\s+/, '-'), 'capitals')
  return [...['Life', 'Lover', 'Community', 'Tips', 'Ideas', 'OfTheDay'].map((end) => name + end), `Insta${name}`]
}
