import { choice } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'Morse Code',
  summary: 'Convert text to Morse code and back, play it at the speed and tone you choose, and download the sound.',
  purpose: 'Convert text to Morse code, or back.',
  category: 'Encoders & Decoders',
  menu: 'Encoders & Decoders',
  order: 40,
  icon: '·–',
  keywords: commaSeparated(`
    morse, morse code, translator, decode, dots and dashes, dot dash, telegraph, cw, ham radio, sos, sound, audio,
    beep, wav, wpm, learn morse code, russian morse code, greek morse code, morse alphabet
  `),
  nearestFor: ['ROT13', 'Caesar cipher', 'Braille', 'translation', 'translate', 'translator', 'Google Translate'],
  inputs: {
    text: { kind: 'text', label: 'Your text', placeholder: 'Type or paste text or Morse code, or drop a file here' },
  },
  options: {
    direction: choice('Direction', { encode: 'Encode', decode: 'Decode' }),
    alphabet: choice('Decode to letters that are', {
      latin: 'Latin',
      cyrillic: 'Cyrillic',
      greek: 'Greek',
    }),
  },
  result: 'text',
  copiedMessage: 'Copied to clipboard!',
  examples: [
    {
      title: 'First telegraph message',
      input: { text: 'What hath God wrought?' },
      output: '.-- .... .- - / .... .- - .... / --. --- -.. / .-- .-. --- ..- --. .... - ..--..',
    },
    {
      title: 'SOS in typographic dots and dashes',
      input: { text: '··· −−− ···' },
      options: { direction: 'decode' },
      output: 'SOS',
    },
    {
      title: 'Russian word',
      input: { text: '.--. .-. .. .-- . -' },
      options: { direction: 'decode', alphabet: 'cyrillic' },
      output: 'ПРИВЕТ',
    },
    {
      title: 'Two lines with a call sign and an accent',
      input: { text: 'CQ de 2E0ABC\nCafé, 19:30' },
      output:
        '-.-. --.- / -.. . / ..--- . ----- .- -... -.-.\n-.-. .- ..-. ..-.. --..-- / .---- ----. ---... ...-- -----',
    },
  ],
})
