import { InputError } from '#core/input-error.ts'
import type { OptionValues } from '#core/options.ts'
import {
  drawSizes,
  drawWords,
  paragraphBreak,
  sentencesPerParagraph,
  wordsPerSentence,
  writeParagraphs,
  writeSentences,
} from '#core/text/filler.ts'
import { countWords } from '#core/text/words.ts'
import type { Engine, Host } from '#core/tool.ts'
import { classicOpening, latinWords } from './latin.ts'
import type { tool } from './tool.ts'

export interface LoremIpsum {
  readonly text: string
  /** Tags are no words. */
  readonly words: number
}

type Settings = OptionValues<(typeof tool)['options']>
type Unit = Settings['unit']

const mostWords = 1_000_000

const mostWordsOf: Readonly<Record<Unit, number>> = {
  paragraphs: sentencesPerParagraph.most * wordsPerSentence.most,
  sentences: wordsPerSentence.most,
  words: 1,
}

/** The field's limit is far below: this one keeps whoever calls the engine from running out of memory. */
function refuseTooMany({ count, unit }: Settings): void {
  const most = Math.floor(mostWords / mostWordsOf[unit])
  if (count <= most) return
  const [words, units] = [mostWords, most].map((number) => number.toLocaleString('en-US')) as [string, string]
  throw new InputError(`That could be more than ${words} words. Ask for at most ${units} ${unit}.`)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

interface Made {
  readonly units: readonly string[]
  /** In all of them. */
  readonly words: number
}

function makeSentences(amount: number, settings: Settings, host: Host): Made {
  const opening = settings.classicOpening ? [classicOpening] : []
  const sizes = drawSizes(amount - opening.length, wordsPerSentence, host)
  const words = drawWords(latinWords, sum(sizes), host)
  return {
    units: [...opening, ...writeSentences(words, sizes)],
    words: words.length + sum(opening.map((sentence) => countWords(sentence))),
  }
}

const makers: Readonly<Record<Unit, (settings: Settings, host: Host) => Made>> = {
  paragraphs(settings, host) {
    const sizes = drawSizes(settings.count, sentencesPerParagraph, host)
    const { units: sentences, words } = makeSentences(sum(sizes), settings, host)
    return { units: writeParagraphs(sentences, sizes), words }
  },
  sentences: (settings, host) => makeSentences(settings.count, settings, host),
  words({ count }) {
    return { units: Array.from({ length: count }, (_, i) => latinWords[i % latinWords.length] as string), words: count }
  },
}

function write(units: readonly string[], { unit, format }: Settings): string {
  if (format === 'list') return ['<ul>', ...units.map((item) => `  <li>${item}</li>`), '</ul>'].join('\n')
  // Sentences and words run on; only paragraphs stand apart.
  const paragraphs = unit === 'paragraphs' ? units : [units.join(' ')]
  if (format === 'text') return paragraphs.join(paragraphBreak)
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')
}

export const engine: Engine<typeof tool, LoremIpsum> = {
  run(_input, options, host) {
    refuseTooMany(options)
    const { units, words } = makers[options.unit](options, host)
    return { text: write(units, options), words }
  },
  print: ({ text }) => text,
}
