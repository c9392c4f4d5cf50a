import { LongText } from '#core/text/long-text.ts'
import { eachSentence } from '#core/text/sentences.ts'
import { eachWord } from '#core/text/words.ts'
import { withPieces } from '#core/text-in-pieces.ts'
import type { Engine } from '#core/tool.ts'
import { CasedTextBuilder } from './cased-text-builder.ts'
import { capitalize } from './casing.ts'
import { writeHeadlines } from './headline.ts'
import { writeIdentifiers } from './identifiers.ts'
import { alternateLetters, invertLetters } from './letters.ts'
import type { tool } from './tool.ts'

type Style = (typeof tool)['options']['style']['choices'][number]['value']

function capitalizeWords(text: string): string[] {
  const out = new CasedTextBuilder()
  let done = 0
  eachWord(text, (start, end) => {
    out.add(text, done, start)
    out.addCapitalized(text, start, end)
    done = end
  })
  out.add(text, done)
  return out.take()
}

function capitalizeSentences(text: string): string[] {
  const out = new LongText()
  let done = 0
  // Found before anything is lowered: capitals help to tell an abbreviation from the end of a sentence.
  eachSentence(text, (start, end) => {
    out.add(text.slice(done, start).toLowerCase())
    out.add(capitalize(text.slice(start, end)))
    done = end
  })
  out.add(text.slice(done).toLowerCase())
  return out.take()
}

/** Each gives its text in pieces. */
const converters: Readonly<Record<Style, (text: string) => string[]>> = {
  upper: (text) => [text.toUpperCase()],
  lower: (text) => [text.toLowerCase()],
  title: capitalizeWords,
  sentence: capitalizeSentences,
  camel: (text) => writeIdentifiers(text, 'camel'),
  snake: (text) => writeIdentifiers(text, 'snake'),
  kebab: (text) => writeIdentifiers(text, 'kebab'),
  alternate: alternateLetters,
  pascal: (text) => writeIdentifiers(text, 'pascal'),
  constant: (text) => writeIdentifiers(text, 'constant'),
  dot: (text) => writeIdentifiers(text, 'dot'),
  path: (text) => writeIdentifiers(text, 'path'),
  invert: invertLetters,
  headline: writeHeadlines,
}

export const engine: Engine<typeof tool, { text: string }> = {
  run: ({ text }, { style }) => withPieces({}, converters[style](text)),
  print: ({ text }) => text,
}
