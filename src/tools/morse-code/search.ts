import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    morse, morse code, translator, decode, dots and dashes, dot dash, telegraph, cw, ham radio, sos, sound, audio,
    beep, wav, wpm, learn morse code, russian morse code, greek morse code, morse alphabet
  `),
  nearestFor: ['Braille', 'translation', 'translate', 'translator', 'Google Translate'],
}
