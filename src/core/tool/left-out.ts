import { didYouMean } from '#core/nearest-word.ts'
import { optionWord, publicOptions, type Option, type Options } from './options.ts'
import { clip } from '#core/text/clip.ts'

/** The name and options of a tool, for a message about a link or a saved recipe that sets something else. */
export interface NamedOptions {
  readonly name: string
  readonly options: Options
}

const maxQuotedLength = 40

export function describeUnknownOption(word: string, { name, options }: NamedOptions): string {
  const words = Object.keys(publicOptions(options)).map(optionWord)
  return `${quote(word)} is not an option of ${name} and was left out.${didYouMean(word, words)}`
}

/** Says that a value was left out that the option with this word does not have. */
export function describeUnknownValue(value: string, word: string, option: Option, { name }: NamedOptions): string {
  const expected = option.kind === 'number' ? 'number for' : 'choice of'
  const suggestion = didYouMean(value, choicesOf(option))
  return `${quote(value)} is not a ${expected} ${word} in ${name} and was left out.${suggestion}`
}

function choicesOf(option: Option): readonly string[] {
  if (option.kind === 'flag') return ['on', 'off']
  return option.kind === 'choice' ? option.choices.map(({ value }) => value) : []
}

function quote(text: string): string {
  return clip(text, maxQuotedLength) || '“”'
}

const maxSentences = 3

/** Joins the sentences about what was left out. A damaged link may have thousands. */
export function joinLeftOut(sentences: readonly string[]): string {
  const more = sentences.length - maxSentences
  return [...sentences.slice(0, maxSentences), ...(more > 0 ? [`${String(more)} more left out.`] : [])].join(' ')
}
