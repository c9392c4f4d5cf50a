import { isStopWord } from '#core/text/stop-words.ts'
import { foreignWords } from './language.ts'
import { wordList } from './word-lists.ts'

/** Kinds of posts: “tips for growing tomatoes” is about tomatoes, and “recette de gâteau” about a cake. */
export const postKind = new RegExp(
  '^(?:(?:checklist|guide|hack|idea|lesson|mistake|reason|step|tip|trick|tutorial)s?|things|ways|' +
    '(?:recette|receta|receita|consejo|conseil|dica|astuce|visite|visita)s?|ricett[ae]|consigli)$',
  'i',
)

const contraction = /(?:n['’]t|['’](?:d|ll|m|re|ve))$/
const modifierPattern = /^.{3,}(?:ed|ful|less|ous|able|ible|friendly|made)$|^.ied$/
/** Adverbs and superlatives. */
const adverbPattern = /^.{3,}(?:ly|est)$/
const verbPattern = /^.{3,}(?:ify|ize|yze)[ds]?$/
const participlePattern = /^(?:.{3,}|.y)ing$/

/** Returns all forms of a regular verb, and others that are not words. “Wines” must not be a form of “win”. */
function inflect(verb: string): string[] {
  const stems = [verb, verb.replace(/e$/, ''), verb.replace(/y$/, 'i'), verb + verb.slice(-1)]
  const third = verb.replace(/y$/, 'i').replace(/[hiosxz]$/, '$&e')
  return [verb, `${verb}s`, `${third}s`, ...stems.flatMap((stem) => [`${stem}ed`, `${stem}ing`])]
}

const fillers = wordList('fillers')
const roles = wordList('roles')
const dates = wordList('dates')
const adjectives = wordList('adjectives')
const nouns = wordList('nouns')
const nounVerbs = [...wordList('noun-verbs')]
const nounEndings = new Set([...wordList('endings'), ...nounVerbs, ...nounVerbs.map((verb) => `${verb}s`)])
const verbForms = new Set([...wordList('verbs'), ...nounVerbs].flatMap(inflect))

/** `noun`: a tag, also alone. Other words are parts of phrases: at the start, at the end or both. Fillers are neither. */
export type WordClass = 'noun' | 'modifier' | 'ending' | 'date' | 'filler'

/** Returns the class of a name in lower case: “Target” is not the verb, and “Great” starts “Great Barrier Reef”. */
export function classifyName(word: string): WordClass {
  if (isStopWord(word) || roles.has(word) || contraction.test(word)) return 'filler'
  if (dates.has(word)) return 'date'
  return fillers.has(word) ? 'modifier' : 'noun'
}

/** Returns the class of a word in lower case. English captions may repeat everything in another language. */
export function classifyWord(word: string): WordClass {
  if (nouns.has(word)) return 'noun'
  if (nounEndings.has(word)) return 'ending'
  if (adjectives.has(word)) return 'modifier'
  const isForeign = word.length > 2 && foreignWords.has(word)
  if (verbForms.has(word) || fillers.has(word) || isForeign) return 'filler'
  const wordClass = classifyName(word)
  if (wordClass !== 'noun') return wordClass
  if (modifierPattern.test(word)) return 'modifier'
  if (adverbPattern.test(word) || verbPattern.test(word)) return 'filler'
  return participlePattern.test(word) ? 'ending' : 'noun'
}
