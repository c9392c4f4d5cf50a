import { hasDigit } from '#core/text/char-class.ts'
import { countWords } from '#core/text/words.ts'
import { fitSearchLine, titleLineStyle } from '#core/search-line/search-line.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import type { tool } from './tool.ts'
import { print, type TitleReport, type Check } from './result.ts'

export const engine: Engine<typeof tool, TitleReport> = {
  run({ text }) {
    const title = text.trim()
    const searchResult = fitSearchLine(title, titleLineStyle)
    const properties = {
      length: searchResult.characters,
      words: countWords(title),
      hasNumber: hasDigit(title),
      hasPowerWord: powerWord.test(title),
    }
    const checks = title === '' ? [] : checkTitle(properties)
    return { ...properties, feedback: checks.map(({ feedback }) => feedback), checks, searchResult }
  },
  print,
}

// “best-selling” contains a power word. “topé” does not, because letters of every script continue a word.
const wordCharacters = String.raw`\p{L}\p{M}\p{N}_`
const powerWord = new RegExp(
  `(?:^|[^${wordCharacters}])` +
    '(?:amazing|best|essential|free|guide|proven|ultimate|top|easy|simple|quick)' +
    `(?![${wordCharacters}])`,
  'imu',
)

type Properties = Pick<TitleReport, 'length' | 'words' | 'hasNumber' | 'hasPowerWord'>

function checkTitle({ length, words, hasNumber, hasPowerWord }: Properties): readonly Check[] {
  return [
    check(
      length >= 30 && length <= 60,
      'Perfect! Your title is between 30-60 characters.',
      `${length < 30 ? 'Make it longer' : 'Shorten it'} (aim for 30-60 characters)`,
    ),
    check(words >= 4 && words <= 12, 'Good: 4-12 words.', 'Aim for 4-12 words.'),
    check(hasNumber, 'Great! Your title has a number.', 'Add a number to make it more specific.'),
    check(hasPowerWord, 'Great! Your title has a power word.', 'Add a power word such as best, guide or proven.'),
  ]
}

function check(isPassed: boolean, good: string, bad: string): Check {
  return { isPassed, feedback: isPassed ? good : bad }
}
