import { endRuleOfStop } from '#core/text/sentence-rules.ts'
import { whitespaceClass } from '#core/text/char-class.ts'
import { capitalize, endOfWord, hasLower, hasUpper, type LetterCase, startOfWord } from './casing.ts'
import { type HeadlineRules, phrasalVerbs, styleGuides } from './headline-rules.ts'

// Words that are always written like this. Acronyms that are also words (US, IT, WHO) are not included, nor are numerals
// that are letters or words (V, X, MIX).
const spellings = new Map(
  (
    'II III IV VI VII VIII IX XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI ' +
    'ADHD AI API APIs ATM B2B B2C BBC CD CDs CEO CEOs CFO CIA CMS CNN COVID CPU CRM CSS CSV CTA CTO CTR DIY DNA DNS ' +
    'DVD DVDs EEG ERP EU FAQ FAQs FBI FDA GDP GDPR GPS GPT GPU HDMI HIV HTML HTTP HTTPS IBM IMF IPO IQ IRS ISBN JSON ' +
    'KPI KPIs LCD LGBT LGBTQ LLM LLMs MBA MRI MTV MVP NASA NATO NBA NBC NFL NFT NFTs NGO NGOs NHL NHS NYC OCD OECD OK ' +
    'PC PCR PCs PDF PDFs PHP PPC PTSD RNA ROI RSS SDK SEO SMS SQL SSD SUV SUVs TV TVs UFO UI UK UN UNESCO UNICEF URL ' +
    'URLs USA USB UV UX VIP VPN VPNs VR XML ' +
    'ChatGPT GitHub IoT JavaScript LinkedIn OpenAI PayPal PhD PowerPoint SaaS TikTok TypeScript WhatsApp WordPress YouTube ' +
    'eBay iOS iPad iPhone macOS'
  )
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
)

const link = /^[^\p{L}\p{N}]*(?:https?:\/\/|www\.)|[^\s@]@[^\s@]+\.[^\s@]/iu
const wordPattern = new RegExp(`[^${whitespaceClass}]+`, 'g')
const spacedDash = /^[-–—]$/
/** The and of Rock 'n' Roll. */
const shortAnd = /^(?:['‘’]n['’]?|n['’])$/i
const objectPronoun = /^(?:it|them|me|you|us|him|her)$/i
const openingQuote = /["'“‘„«‹]/
const closingQuote = /["'”’“‘»›]/

/** Words whose full stop does not end a sentence: v., vs. and initials. */
const notSentenceEnd = /^(?:vs?|\p{L}(?:\.\p{L})+)$/iu

/** Returns whether a line has a lowercase word that no style guide lowercases. */
function hasLowerMainWord(line: string): boolean {
  const words = line.split(/\s/).filter((word) => /^\p{Ll}{4}/u.test(word))
  return words.some((word) => !styleGuides.mla.smallWords.has(word))
}

/** A word without capitals after its first letter, but not the s of FOX's and the nd of 2nd. */
const ordinaryWord = /(?:^|[^\p{L}\p{N}'’])\p{Lu}?\p{Ll}+(?!\p{L})/mu
const smallWordInCapitals = /(?:^|\s)(?:AND|FOR|IN|IS|MY|OF|THE|TO|WITH|YOUR)(?!\S)/

/** Returns whether a line was typed with Caps Lock on. It may contain an iPhone. */
function isInCapitals(line: string): boolean {
  if (!hasLower.test(line)) return hasUpper.test(line)
  return smallWordInCapitals.test(line) && !ordinaryWord.test(line)
}

/** Converts one line to headline case. */
export function writeHeadline(line: string, rules: HeadlineRules, letterCase: LetterCase): string {
  const words = line.replace(wordPattern, (word) => (link.test(word) ? '' : word))
  const isAllCapitals = isInCapitals(words)
  const isTypedInTitleCase = !hasLowerMainWord(line)
  const lastWordEnd = endOfWord(line)
  let isFirst = true
  let previous = ''
  /** The word before, or the one before its object: keep it up. */
  let verb = ''
  return line.replace(wordPattern, (word, start: number) => {
    const core = findCore(word)
    const before = word.slice(0, core.start)
    const after = word.slice(core.end)
    const content = word.slice(core.start, core.end)
    const endsSentence = !notSentenceEnd.test(content) && isSentenceEnd(line, start + core.end)
    const isShortAnd = !isFirst && shortAnd.test(word)
    // The words in quotes are usually a title, with a first and a last word of its own.
    const isFirstInPart = isFirst || openingQuote.test(before)
    const isLastInPart = endsSentence || lastWordEnd <= start + word.length
    const isImportant =
      isFirstInPart ||
      (isLastInPart && rules.capitalizesLast) ||
      closingQuote.test(after) ||
      // It has no object, so it is an adverb: Tune In, Turn On.
      after.startsWith(',') ||
      // “Keep it up”, but not “check it in the mirror”.
      isParticle(isLastInPart || /^(?:up|off)$/i.test(content) ? verb : previous, content) ||
      // The letter, as in “from A to Z”, unless all words were typed with capitals.
      (content === 'A' && !isTypedInTitleCase) ||
      (rules.infinitives !== undefined && isBeforeVerb(content, line.slice(start + word.length), rules.infinitives))
    const isCountry = /^the us$/i.test(`${previous} ${content}`)
    previous = after === '' ? content : ''
    if (!objectPronoun.test(previous)) verb = previous
    isFirst =
      (isFirst && core.start === core.end) || endsSentence || rules.startsPart.test(after) || spacedDash.test(word)
    if (link.test(word)) return word
    if (isShortAnd) return word.toLowerCase()
    if (isCountry) return word.toUpperCase()
    return before + writeCore(content, { isImportant, isAllCapitals, smallWords: rules.smallWords, letterCase }) + after
  })
}

/** Returns whether there is a full stop at this offset that ends a sentence. */
function isSentenceEnd(line: string, offset: number): boolean {
  return line[offset] === '.' && endRuleOfStop(line, offset) === 'always'
}

/** Marks, joiners and letters used like an apostrophe. */
const afterLetter = /[\p{M}\p{Lm}\u200c\u200d]*/uy

/** Returns the range of a word without the punctuation around it, or an empty range if there is only punctuation. */
function findCore(word: string): { start: number; end: number } {
  afterLetter.lastIndex = endOfWord(word)
  if (afterLetter.lastIndex === 0) return { start: 0, end: 0 }
  afterLetter.test(word)
  return { start: startOfWord(word), end: afterLetter.lastIndex }
}

/** Returns whether a short word belongs to the verb before it, so that it isn't a preposition: Set Up, Log In. */
function isParticle(previous: string, word: string): boolean {
  return phrasalVerbs[word.toLowerCase()]?.test(previous) === true
}

/** Returns whether the word is the “to” of an infinitive, as in “To Be”. */
function isBeforeVerb(word: string, rest: string, verbs: ReadonlySet<string>): boolean {
  const next = /^\s+(\p{L}+)/u.exec(rest)?.[1]
  return /^to$/i.test(word) && next !== undefined && verbs.has(next.toLowerCase())
}

interface WordContext {
  /** Whether the position of the word makes it important even if it is a small word. */
  readonly isImportant: boolean
  readonly isAllCapitals: boolean
  readonly smallWords: ReadonlySet<string>
  readonly letterCase: LetterCase
}

/** Dashes, and slashes between words, but not the ones of km/h and 24/7. */
const partSeparator = /([-\u2010-\u2015]|\/(?=\p{L}{2}))/mu

/** Single letters with slashes between them. They keep their case (w/o, m/s), but a/b is short for A/B. */
const letterPair = /^\p{L}(?:\/\p{L})+$/u

/**
 * Capitalizes the first and last part of a word with hyphens or slashes, and lowercases the small words between them:
 * State-of-the-Art, Input/Output.
 */
function writeCore(core: string, { isImportant, isAllCapitals, smallWords, letterCase }: WordContext): string {
  const parts = core.split(partSeparator)
  const last = parts.length - 1
  const written = parts.map((part, index) => {
    if (letterPair.test(part)) return part === 'a/b' ? 'A/B' : part
    const mayBeLower = last === 0 ? !isImportant : index > 0 && index < last
    if (mayBeLower && smallWords.has(isAllCapitals ? part.toLowerCase() : part)) return part.toLowerCase()
    // Words that already contain capitals are kept as they are: iPhone, NASA.
    if (hasUpper.test(part) && (!isAllCapitals || hasLower.test(part))) return part
    if (initials.test(part)) return lowerInitials.test(part) ? part.toLowerCase() : part.toUpperCase()
    const [letters = ''] = /^[a-z]+(?:2[a-z]+)?(?!\p{L})/iu.exec(part) ?? []
    // A lowercase “un” is mostly French or Spanish.
    const spelling = letters === 'un' ? undefined : spellings.get(letters.toLowerCase())
    return spelling ? spelling + part.slice(letters.length).toLowerCase() : capitalizeName(part, letterCase)
  })
  return written.join('')
}

/** Letters with full stops or an ampersand between them: L.A., AT&T, but e.g. and a.m. are not names. */
const initials = /^(?:\p{L}(?:\.\p{L})+|\p{L}{1,2}&\p{L})$/u
const lowerInitials = /^(?:a\.m|p\.m|e\.g|i\.e)$/i

/** Returns whether a word is a well-known acronym or name, or consists of initials. */
export function isKnownName(word: string): boolean {
  return spellings.has(word.toLowerCase()) || (initials.test(word) && !lowerInitials.test(word))
}

/** The start of a name such as O'Neil, D'Artagnan and McDonald, but not of d'oh, o'er and d'you. */
const namePrefix = /^(?:[do]['’](?!you)|mc)(?=\p{L}{3})/iu

/** Capitalizes a word, also after the prefix of a name. */
function capitalizeName(word: string, letterCase: LetterCase): string {
  const [prefix = ''] = namePrefix.exec(word) ?? []
  return capitalize(prefix, letterCase) + capitalize(word.slice(prefix.length), letterCase)
}
