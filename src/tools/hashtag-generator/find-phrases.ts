import { isTopic, joinedKeys, topicPairs } from './known-topics.ts'
import { readWords, type Word } from './read-words.ts'
import { postKind } from './word-classes.ts'

/** One word, or several in a row, that make a tag. */
export interface Phrase {
  readonly words: readonly Word[]
  readonly isName: boolean
}

/** Between the words of a name, as in Bank of America, and of a phrase in other languages, as in tarta de queso. */
const connectors: ReadonlySet<string> = new Set(
  'of of-the d de da do di du del dos das des dei della van von al alla au aux'.split(' '),
)
/** Words with which a name can start a sentence: New York, San Diego, Happy Mother's Day. */
const nameAdjectives = new Set('big central golden grand happy high long new san santa small'.split(' '))

/** As in “at Macy's Herald Square”, Texas Children's Hospital, St Mary's Church and Mother's Day. */
const ownerInName = /^at |^\S* St | (?:children|men|people|women) | day$/i

/** After “at Macy's”. After “Macy's most”, a noun follows. */
const afterShop = /^(?:all|and|at|but|by|for|from|in|is|on|or|to|today|tonight|with|yesterday)$/i

const maxWords = 3
const maxListedWords = 4
const maxNameWords = 6
/** More words in a row without a common word or a punctuation mark are a list, not a phrase. */
const maxGroupWords = 6

const isNumber = ({ base }: Word) => /^\d+$/.test(base)
const isYear = ({ base }: Word) => /^(?:19|20)\d\d$/.test(base)
const canStart = ({ wordClass }: Word) => wordClass === 'noun' || wordClass === 'modifier' || wordClass === 'date'
const canEnd = (word: Word) => ['noun', 'ending', 'date'].includes(word.wordClass) || isYear(word)
const pairKey = (first?: Word, second?: Word) => `${first?.key ?? ''} ${second?.key ?? ''}`
const isKnownName = (word: Word, next?: Word) => joinedKeys.has(word.key) || topicPairs.has(pairKey(word, next))
const isNamePart = ({ isCapitalized, wordClass }: Word) => isCapitalized && wordClass !== 'filler'

/** Whether the words end like “Mother's Day”. */
export function isHoliday(words: readonly Word[]): boolean {
  const [owner, day] = words.slice(-2)
  return /s$/i.test(owner?.text ?? '') && day?.key === 'day'
}

/** Returns the name that starts at an index, without words if there is none. */
function readName(words: readonly Word[], start: number): Word[] {
  const first = words[start]
  if (!first || !isNamePart(first) || topicPairs.has(pairKey(words[start - 1], first))) return []
  if (!first.isName && first.wordClass !== 'noun' && !nameAdjectives.has(first.key)) return []
  const name: Word[] = []
  const opening = `${words[start - 1]?.base ?? ''} ${first.base}`
  for (const word of words.slice(start, start + maxNameWords)) {
    const last = name.at(-1)
    const isOwner = last && last.base !== last.text && !ownerInName.test(`${opening} ${last.base} ${word.base}`)
    const isLink = last && connectors.has(word.base) && words[start + name.length + 1]?.isName
    // “On Kickstarter Tuesday”, but “on Black Friday”.
    const isDay = last && word.wordClass === 'date' && !continuesPhrase(last, word)
    // “Streaming Elden Ring” at the start of a sentence.
    const isTopicAfter = last && !first.isName && isKnownName(word, words[start + name.length + 1])
    const isPart = isNamePart(word) || isLink === true || (last?.wordClass === 'noun' && isNumber(word))
    if (isOwner || isDay || isTopicAfter || !isPart) break
    name.push(word)
  }
  while (name.at(-1) && connectors.has(name.at(-1)?.base ?? '')) name.pop()
  const last = name.at(-1)
  // NASA for “NASA's mission”, but Macy's is the name of a shop, alone and in “at Macy's with friends”.
  const next = words[start + name.length]
  const isShop = !next || (start > 0 && afterShop.test(next.base))
  if (last && !isShop) name.splice(-1, 1, { ...last, text: last.base })
  return name.some((word) => word.isName && word.wordClass !== 'date') ? name : []
}

/** Returns the nouns that follow a name of one word, as in Dubai chocolate. */
function readNounsAfter(words: readonly Word[], start: number): readonly Word[] {
  const rest = words.slice(start)
  const end = rest.findIndex(({ wordClass, isCapitalized }) => wordClass !== 'noun' || isCapitalized)
  const nouns = end < 0 ? rest : rest.slice(0, end)
  // A verb may follow a name, too: Apple unveils phones.
  const isVerb = nouns.length > 1 && nouns[0]?.base.endsWith('s')
  return isVerb || nouns.length >= maxWords ? [] : nouns
}

/** Splits words into names and groups of other words in a row. */
function groupWords(words: readonly Word[]): Phrase[] {
  const groups: Phrase[] = []
  let group: Word[] = []
  const endGroup = () => {
    if (group.length > 0) groups.push({ words: group, isName: false })
    group = []
  }
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word
    const name = readName(words, i)
    if (name.length > 0) {
      // “Dubai chocolate” is one topic, but “Cape Town sunsets” and “Anna's chocolate” are two.
      const isApart = name.length > 1 || joinedKeys.has(word.key) || word.base !== word.text
      const nouns = isApart ? [] : readNounsAfter(words, i + 1)
      endGroup()
      groups.push({ words: [...name, ...nouns], isName: nouns.length === 0 })
      i += name.length + nouns.length - 1
      continue
    }
    if (word.wordClass === 'filler' && !isYear(word)) endGroup()
    else group.push(word)
    if (isYear(word) || group.length === maxGroupWords) endGroup()
  }
  endGroup()
  return groups
}

/** Returns the keys of the pairs of words that occur more than once. */
function findRepeatedPairs(groups: readonly (readonly Word[])[]): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const words of groups) {
    words.slice(1).forEach((second, i) => {
      const first = words[i] as Word
      if (!canStart(first) || !canEnd(second)) return
      const key = pairKey(first, second)
      if (seen.has(key)) repeated.add(key)
      seen.add(key)
    })
  }
  return repeated
}

/** Makes sure that the words of a known topic can be a phrase. */
function markKnownTopics(words: readonly Word[]): readonly Word[] {
  return words.map((word, i) => {
    if (topicPairs.has(pairKey(word, words[i + 1])))
      return isTopic(word.key) ? word : { ...word, wordClass: 'modifier' }
    return topicPairs.has(pairKey(words[i - 1], word)) && !canEnd(word) ? { ...word, wordClass: 'noun' } : word
  })
}

/** Groups words that are not English: names, nouns with an adjective or another noun after them, and single words. */
function groupForeignWords(words: readonly Word[]): Phrase[] {
  const groups: Phrase[] = []
  const isNoun = (i: number) => words[i]?.wordClass === 'noun' && !words[i].isName
  const isAdjective = (i: number) => words[i]?.wordClass === 'ending'
  for (let i = 0; i < words.length; ) {
    const name = readName(words, i)
    const connector = words[i + 1]?.base ?? ''
    // “Negozio di vestiti vintage”, but “gâteau au chocolat noir”.
    const isLoose = connector.startsWith('d') && (isAdjective(i + 3) || postKind.test(words[i]?.base ?? ''))
    const isPhrase = isNoun(i) && connectors.has(connector) && isNoun(i + 2) && !isLoose
    const length = isPhrase ? 3 : isNoun(i) && isAdjective(i + 1) ? 2 : 1
    const group = name.length > 0 ? name : words.slice(i, i + length)
    groups.push({ words: group, isName: name.length > 0 })
    i += group.length
  }
  return groups
}

/** Removes the words that a phrase cannot start or end with. Without other words, nothing is left of a date. */
function trimPhrase(words: readonly Word[]): readonly Word[] {
  const trimmed = words.slice(words.findIndex(canStart), words.findLastIndex(canEnd) + 1)
  const isDate = trimmed.every((word) => word.wordClass === 'date' || isYear(word))
  if (trimmed.length > 1 && !isDate) return trimmed
  const [word] = trimmed
  // England for “England's highest mountain”.
  return word?.wordClass === 'noun' ? [{ ...word, text: word.base }] : []
}

function continuesPhrase(last: Word, word: Word): boolean {
  if (last.wordClass === 'modifier') return true
  // Taco Tuesday and Self-care Sunday, but not the tickets that are “on sale Friday”.
  if (word.wordClass === 'date') return last.key.startsWith(word.key.charAt(0)) || topicPairs.has(pairKey(last, word))
  if (last.wordClass === 'ending') return true
  // In “we're hiring engineers”, the job is another topic.
  return word.wordClass !== 'modifier' && last.key !== 'hiring'
}

/** Splits words where a repeated or known pair starts or ends, and where another phrase starts. */
function splitGroup(words: readonly Word[], isPair: (key: string) => boolean): Word[][] {
  const phrases: Word[][] = [[]]
  let pairEnd = -1
  words.forEach((word, i) => {
    const [last, next] = [words[i - 1], words[i + 1]]
    const startsPair = i > pairEnd && next && isPair(pairKey(word, next))
    const startsPhrase = i > pairEnd && last && !continuesPhrase(last, word)
    if (startsPair || startsPhrase || i === pairEnd + 1) phrases.push([])
    const isPairAgain = i === pairEnd && next && isPair(pairKey(word, next))
    if (startsPair || isPairAgain) pairEnd = i + 1
    phrases.at(-1)?.push(word)
  })
  return phrases
}

/** Splits words so that the last ones stay together: they are what the phrase is about. */
function limitWords(words: readonly Word[]): (readonly Word[])[] {
  if (words.length <= maxWords) return [words]
  // An adjective stays with its noun: open source | design system.
  const count = words.at(-maxWords - 1)?.wordClass === 'modifier' ? maxWords - 1 : maxWords
  return [...limitWords(words.slice(0, -count)), words.slice(-count)]
}

function groupEnglish(parts: readonly (readonly Word[])[]): Phrase[] {
  const groups = parts.flatMap(groupWords)
  const repeatedPairs = findRepeatedPairs(groups.flatMap(({ words, isName }) => (isName ? [] : [words])))
  const isPair = (key: string) => repeatedPairs.has(key) || topicPairs.has(key)
  const split = (words: readonly Word[]) => splitGroup(words, isPair).flatMap(limitWords)
  const toPhrase = (words: readonly Word[]) => ({ words, isName: false })
  return groups.flatMap((group) => (group.isName ? [group] : split(group.words).map(toPhrase)))
}

/** Whether a text is a list of topics, such as “vegan banana bread recipe, gluten free baking, easy dessert”. */
function isTopicList(parts: readonly (readonly Word[])[]): boolean {
  const isListed = (words: readonly Word[]) => {
    const fillers = words.filter(({ wordClass }) => wordClass === 'filler')
    // “Home office setup tour” is rather a title.
    const isTitle = words.length > maxWords && fillers.length === 0 && topicPairs.has(pairKey(words[0], words[1]))
    return words.length <= maxListedWords && fillers.every(({ base }) => /^(?:for|of|with)$/.test(base)) && !isTitle
  }
  return parts.length > 2 && parts.every(isListed)
}

/** Returns the names and phrases of a text, in order, and the words that are neither. */
export function findPhrases(text: string): Phrase[] {
  const { parts: readParts, language } = readWords(text)
  const parts = language === 'english' ? readParts.map(markKnownTopics) : readParts
  if (language === 'english' && isTopicList(parts)) {
    const phrases = parts.map((words) => ({ words: trimPhrase(words), isName: words.every(({ isName }) => isName) }))
    return phrases.filter(({ words }) => words.length > 0)
  }
  // Only English is known to put a noun last.
  const groups = language === 'english' ? groupEnglish(parts) : parts.flatMap(groupForeignWords)
  return groups.flatMap((group) => {
    if (group.isName) return group.words.length > 1 || group.words[0]?.wordClass === 'noun' ? [group] : []
    const words = trimPhrase(group.words)
    return words.length > 0 ? [{ words, isName: false }] : []
  })
}
