import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Accents, emoji and a flag',
    input: { text: 'Chloé ❤️ 👩‍👩‍👧 in 🇫🇷' },
    options: { unit: 'characters' },
    output: '🇫🇷 ni 👩‍👩‍👧 ❤️ éolhC',
  },
  {
    title: 'Words in reverse order',
    input: { text: 'Say what you mean,\n    then mean what you say.' },
    options: { unit: 'words' },
    output: 'mean, you what Say\n    say. you what mean then',
  },
  {
    title: 'Letters of each word',
    input: { text: 'Hello, big world!' },
    options: { unit: 'letters' },
    output: ',olleH gib !dlrow',
  },
  {
    title: 'Schedule, latest first',
    input: { text: '09:00 doors open\n09:30 first talk\n11:00 coffee\n' },
    options: { unit: 'lines' },
    output: '11:00 coffee\n09:30 first talk\n09:00 doors open\n',
  },
]
