import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
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
]
