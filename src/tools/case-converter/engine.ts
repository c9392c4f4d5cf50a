import { TextBuilder } from '#core/long-text/text-builder.ts'
import { type TextLanguage, withLanguage } from '#core/language/text-language.ts'
import { eachSentence } from '#core/text/sentences.ts'
import { whitespaceClass } from '#core/text/char-class.ts'
import { withChunks } from '#core/long-text/chunked-result.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import { capitalize, convertInChunks, convertLetters, convertLines, hasLower, hasUpper, LetterCase } from './casing.ts'
import { type HeadlineRules, styleGuides } from './headline-rules.ts'
import { isKnownName, writeHeadline } from './headline.ts'
import { writeIdentifiers } from './identifiers.ts'
import type { tool } from './tool.ts'
import { print, type ConvertedText } from './result.ts'

/** How to write a text. */
interface Writing {
  readonly letterCase: LetterCase
  /** The language that the text is found to be in, for its sentences. */
  readonly found: TextLanguage
}

type Style = (typeof tool)['options']['style']['choices'][number]['value']

const whitespace = new RegExp(`[${whitespaceClass}]`)
const words = new RegExp(`[^${whitespaceClass}]+`, 'g')

// Names that are typed with a capital inside (McDonald, O'Neill), and single capitals with slashes (A/B), together with the
// character before them.
const keptWord = /((?:^|\P{L})(?:(?:Ma?c|[DO]['’])\p{Lu}\p{Ll}+|\p{Lu}(?:\/\p{Lu})+))(?!\p{L})/mu

function capitalizeWords(text: string, { letterCase }: Writing): string[] {
  const write = (word: string) => capitalizeAroundKept(word, letterCase)
  return convertInChunks(text, whitespace, (chunk) => chunk.replace(words, write))
}

/** Capitalizes the first letter and lowercases the rest, except for words that are kept. */
function capitalizeAroundKept(text: string, letterCase: LetterCase): string {
  const [start = '', ...rest] = text.split(keptWord)
  // Every second part is a kept word.
  return (
    capitalize(start, letterCase) +
    rest.map((part, index) => (index % 2 === 0 ? part : letterCase.lower(part))).join('')
  )
}

// The pronoun I, also in I'm and I'll, but not the i of “i.e.”, “(i)” and “wi-fi”.
const pronoun = /(^|[\s"“‘'—–]|\((?!i\)))i(?=$|[\s,;:!?…"”)—–]|\.(?!\p{L})|['’](?!\p{L})|['’](?:m|d|ll|ve)(?!\p{L}))/gmu
// Words of languages in which i is a word of its own: Italian, Catalan, Polish, Croatian, Danish, Swedish, Norwegian.
const otherLanguage =
  /(?:^|\s)(?:di|che|il|gli|sono|amb|que|w|z|nie|jest|je|se|og|och|er|det|att|som|til|av|af)(?=\s|$)/i
const english = /(?:^|\s)(?:the|and|you|is|are|was)(?=\s|$)/i

function capitalizeSentences(
  text: string,
  { letterCase, found }: Writing,
  write: (sentence: string, letterCase: LetterCase) => string = capitalizeAroundKept,
): string[] {
  const language = letterCase.language ?? found.code
  const hasPronoun = language === undefined ? english.test(text) || !otherLanguage.test(text) : language === 'en'
  const result = new TextBuilder()
  let done = 0
  // Sentences are found in the original text: capitals distinguish an abbreviation from the end of a sentence.
  eachSentence(
    text,
    (start, end) => {
      result.add(convertGap(text.slice(done, start), letterCase))
      const sentence = write(text.slice(start, end), letterCase)
      result.add(hasPronoun ? sentence.replace(pronoun, '$1I') : sentence)
      done = end
    },
    found.rules,
  )
  result.add(convertGap(text.slice(done), letterCase))
  return result.take()
}

/** Capitalizes the first letter, unless the first word has a capital: iPhone. */
function capitalizeStart(sentence: string, letterCase: LetterCase): string {
  return sentence.replace(/^\S+/, (word) => (hasUpper.test(word) ? word : capitalize(word, letterCase)))
}

/** Converts the text between two sentences. List markers such as `A)` keep their case. */
function convertGap(gap: string, letterCase: LetterCase): string {
  return /[A-Z]/.test(gap) ? gap : letterCase.lower(gap)
}

function alternateLetters(text: string, { letterCase }: Writing): string[] {
  let count = 0
  return convertLetters(text, () => count++ % 2 === 1, letterCase)
}

function writeHeadlines(text: string, rules: HeadlineRules, { letterCase }: Writing): string[] {
  return convertLines(text, (line) => writeHeadline(line, rules, letterCase))
}

/** Each converter returns the text in chunks. */
const converters: Readonly<Record<Style, (text: string, writing: Writing) => string[]>> = {
  upper: (text, { letterCase }) => [letterCase.upper(text)],
  lower: (text, { letterCase }) => [letterCase.lower(text)],
  title: capitalizeWords,
  sentence: (text, writing) => capitalizeSentences(text, writing),
  camel: (text, { letterCase }) => writeIdentifiers(text, 'camel', letterCase),
  snake: (text, { letterCase }) => writeIdentifiers(text, 'snake', letterCase),
  kebab: (text, { letterCase }) => writeIdentifiers(text, 'kebab', letterCase),
  alternate: alternateLetters,
  pascal: (text, { letterCase }) => writeIdentifiers(text, 'pascal', letterCase),
  constant: (text, { letterCase }) => writeIdentifiers(text, 'constant', letterCase),
  dot: (text, { letterCase }) => writeIdentifiers(text, 'dot', letterCase),
  path: (text, { letterCase }) => writeIdentifiers(text, 'path', letterCase),
  invert: (text, { letterCase }) => convertLetters(text, (letter) => hasLower.test(letter), letterCase),
  ap: (text, writing) => writeHeadlines(text, styleGuides.ap, writing),
  apa: (text, writing) => writeHeadlines(text, styleGuides.apa, writing),
  chicago: (text, writing) => writeHeadlines(text, styleGuides.chicago, writing),
  mla: (text, writing) => writeHeadlines(text, styleGuides.mla, writing),
  lines: (text, writing) => convertLines(text, (line) => capitalizeSentences(line, writing).join('')),
  keep: (text, writing) => capitalizeSentences(text, writing, capitalizeStart),
}

function convert(style: Style, text: string, writing: Writing): string {
  return converters[style](text, writing).join('')
}

/** In UTF-16 code units. Longer texts are not titles, and the beginning of a text is enough for examples. */
const maxCheckedLength = 10_000

const longOrUnfinishedLine = /^.{61}|[,;\-–]\s*$/m

/** Whether the lines look like headings or a list, and some of them would start with a lowercase letter. */
function lacksLineCapitals(text: string, writing: Writing): boolean {
  if (text.length > maxCheckedLength || longOrUnfinishedLine.test(text)) return false
  return convert('lines', text, writing) !== convert('sentence', text, writing)
}

const maxLoweredWords = 3
/** In UTF-16 code units. Long enough for most links. */
const maxLoweredLength = 100
const outerPunctuation = /^[^\p{L}]+|[^\p{L}\p{N}]+$/gmu

function countCapitals(word: string): number {
  return word.match(/\p{Lu}/gmu)?.length ?? 0
}

/** Iphone has as many capitals as iPhone, but not the same. */
function losesCapital(word: string, converted: string): boolean {
  return word.split('').some((letter, index) => countCapitals(letter) === 1 && converted.charAt(index) !== letter)
}

// March and May are also other words.
const dayOrMonth =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)$/i

/** Finds words that lose capitals in Sentence case. In a text in capitals, only known names are worth a mention. */
function findLoweredWords(
  text: string,
  writing: Writing,
): Pick<ConvertedText, 'lowered' | 'wasCapitals' | 'keepDiffers'> {
  const beginning = text.slice(0, maxCheckedLength)
  const wasCapitals = countCapitals(beginning) * 2 > (beginning.match(/\p{L}/gmu)?.length ?? 0)
  const converted = convert('sentence', beginning, writing).split(/\s+/)
  const words = beginning
    .split(/\s+/)
    .filter((word, index) => word.length <= maxLoweredLength && losesCapital(word, converted[index] ?? ''))
    .map((word) => word.replace(outerPunctuation, ''))
    .filter((word) => !wasCapitals || isKnownName(word) || dayOrMonth.test(word))
  const lowered = [...new Set(words)].slice(0, maxLoweredWords)
  const keepDiffers = lowered.length > 0 && !wasCapitals && convert('keep', beginning, writing) !== beginning
  return {
    ...(lowered.length > 0 && { lowered }),
    ...(wasCapitals && { wasCapitals }),
    ...(keepDiffers && { keepDiffers }),
  }
}

export const engine: Engine<typeof tool, ConvertedText> = {
  run({ text }, { style, language }) {
    const letterCase = new LetterCase(language === 'auto' ? undefined : language)
    // Only these two find sentences in the whole text.
    if (style !== 'sentence' && style !== 'keep')
      return withChunks({}, converters[style](text, { letterCase, found: {} }))
    return withLanguage(text, 'auto', (found) => convertSentences(text, style, { letterCase, found }))
  },
  print,
}

function convertSentences(text: string, style: 'sentence' | 'keep', writing: Writing): ConvertedText {
  const linesDiffer = style === 'sentence' && lacksLineCapitals(text, writing)
  const hints = {
    ...(linesDiffer && { linesDiffer }),
    ...(style === 'sentence' && findLoweredWords(text, writing)),
  }
  return withChunks(hints, converters[style](text, writing))
}
