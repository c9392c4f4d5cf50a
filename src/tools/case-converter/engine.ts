import { TextBuilder } from '#core/long-text/text-builder.ts'
import { eachSentence } from '#core/text/sentences.ts'
import { whitespaceClass } from '#core/text/char-class.ts'
import { withChunks } from '#core/long-text/chunked-result.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import { capitalize, convertInChunks, convertLetters, convertLines, hasLower, hasUpper } from './casing.ts'
import { type HeadlineRules, styleGuides } from './headline-rules.ts'
import { isKnownName, writeHeadline } from './headline.ts'
import { writeIdentifiers } from './identifiers.ts'
import type { tool } from './tool.ts'
import { print, type ConvertedText } from './result.ts'

type Style = (typeof tool)['options']['style']['choices'][number]['value']

const whitespace = new RegExp(`[${whitespaceClass}]`)
const words = new RegExp(`[^${whitespaceClass}]+`, 'g')

// Names that are typed with a capital inside (McDonald, O'Neill), and single capitals with slashes (A/B), together with the
// character before them.
const keptWord = /((?:^|\P{L})(?:(?:Ma?c|[DO]['’])\p{Lu}\p{Ll}+|\p{Lu}(?:\/\p{Lu})+))(?!\p{L})/mu

function capitalizeWords(text: string): string[] {
  return convertInChunks(text, whitespace, (chunk) => chunk.replace(words, capitalizeAroundKept))
}

/** Capitalizes the first letter and lowercases the rest, except for words that are kept. */
function capitalizeAroundKept(text: string): string {
  const [start = '', ...rest] = text.split(keptWord)
  // Every second part is a kept word.
  return capitalize(start) + rest.map((part, index) => (index % 2 === 0 ? part : part.toLowerCase())).join('')
}

// The pronoun I, also in I'm and I'll, but not the i of “i.e.”, “(i)” and “wi-fi”.
const pronoun = /(^|[\s"“‘'—–]|\((?!i\)))i(?=$|[\s,;:!?…"”)—–]|\.(?!\p{L})|['’](?!\p{L})|['’](?:m|d|ll|ve)(?!\p{L}))/gmu
// Words of languages in which i is a word of its own: Italian, Catalan, Polish, Croatian, Danish, Swedish, Norwegian.
const otherLanguage =
  /(?:^|\s)(?:di|che|il|gli|sono|amb|que|w|z|nie|jest|je|se|og|och|er|det|att|som|til|av|af)(?=\s|$)/i
const english = /(?:^|\s)(?:the|and|you|is|are|was)(?=\s|$)/i

function capitalizeSentences(text: string, write = capitalizeAroundKept): string[] {
  const hasPronoun = english.test(text) || !otherLanguage.test(text)
  const result = new TextBuilder()
  let done = 0
  // Sentences are found in the original text: capitals distinguish an abbreviation from the end of a sentence.
  eachSentence(text, (start, end) => {
    result.add(convertGap(text.slice(done, start)))
    const sentence = write(text.slice(start, end))
    result.add(hasPronoun ? sentence.replace(pronoun, '$1I') : sentence)
    done = end
  })
  result.add(convertGap(text.slice(done)))
  return result.take()
}

/** Capitalizes the first letter, unless the first word has a capital: iPhone. */
function capitalizeStart(sentence: string): string {
  return sentence.replace(/^\S+/, (word) => (hasUpper.test(word) ? word : capitalize(word)))
}

/** Converts the text between two sentences. List markers such as `A)` keep their case. */
function convertGap(gap: string): string {
  return /[A-Z]/.test(gap) ? gap : gap.toLowerCase()
}

function alternateLetters(text: string): string[] {
  let count = 0
  return convertLetters(text, () => count++ % 2 === 1)
}

function writeHeadlines(text: string, rules: HeadlineRules): string[] {
  return convertLines(text, (line) => writeHeadline(line, rules))
}

/** Each converter returns the text in chunks. */
const converters: Readonly<Record<Style, (text: string) => string[]>> = {
  upper: (text) => [text.toUpperCase()],
  lower: (text) => [text.toLowerCase()],
  title: capitalizeWords,
  sentence: (text) => capitalizeSentences(text),
  camel: (text) => writeIdentifiers(text, 'camel'),
  snake: (text) => writeIdentifiers(text, 'snake'),
  kebab: (text) => writeIdentifiers(text, 'kebab'),
  alternate: alternateLetters,
  pascal: (text) => writeIdentifiers(text, 'pascal'),
  constant: (text) => writeIdentifiers(text, 'constant'),
  dot: (text) => writeIdentifiers(text, 'dot'),
  path: (text) => writeIdentifiers(text, 'path'),
  invert: (text) => convertLetters(text, (letter) => hasLower.test(letter)),
  ap: (text) => writeHeadlines(text, styleGuides.ap),
  apa: (text) => writeHeadlines(text, styleGuides.apa),
  chicago: (text) => writeHeadlines(text, styleGuides.chicago),
  mla: (text) => writeHeadlines(text, styleGuides.mla),
  lines: (text) => convertLines(text, (line) => capitalizeSentences(line).join('')),
  keep: (text) => capitalizeSentences(text, capitalizeStart),
}

function convert(style: Style, text: string): string {
  return converters[style](text).join('')
}

/** In UTF-16 code units. Longer texts are not titles, and the beginning of a text is enough for examples. */
const maxCheckedLength = 10_000

const longOrUnfinishedLine = /^.{61}|[,;\-–]\s*$/m

/** Whether the lines look like headings or a list, and some of them would start with a lowercase letter. */
function lacksLineCapitals(text: string): boolean {
  if (text.length > maxCheckedLength || longOrUnfinishedLine.test(text)) return false
  return convert('lines', text) !== convert('sentence', text)
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
function findLoweredWords(text: string): Pick<ConvertedText, 'lowered' | 'wasCapitals' | 'keepDiffers'> {
  const beginning = text.slice(0, maxCheckedLength)
  const wasCapitals = countCapitals(beginning) * 2 > (beginning.match(/\p{L}/gmu)?.length ?? 0)
  const converted = convert('sentence', beginning).split(/\s+/)
  const words = beginning
    .split(/\s+/)
    .filter((word, index) => word.length <= maxLoweredLength && losesCapital(word, converted[index] ?? ''))
    .map((word) => word.replace(outerPunctuation, ''))
    .filter((word) => !wasCapitals || isKnownName(word) || dayOrMonth.test(word))
  const lowered = [...new Set(words)].slice(0, maxLoweredWords)
  const keepDiffers = lowered.length > 0 && !wasCapitals && convert('keep', beginning) !== beginning
  return {
    ...(lowered.length > 0 && { lowered }),
    ...(wasCapitals && { wasCapitals }),
    ...(keepDiffers && { keepDiffers }),
  }
}

export const engine: Engine<typeof tool, ConvertedText> = {
  run({ text }, { style }) {
    const linesDiffer = style === 'sentence' && lacksLineCapitals(text)
    const hints = {
      ...(linesDiffer && { linesDiffer }),
      ...(style === 'sentence' && findLoweredWords(text)),
    }
    return withChunks(hints, converters[style](text))
  },
  print,
}
