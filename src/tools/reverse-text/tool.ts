import { choice, textInput } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'Reverse Text',
  summary: 'Reverse characters, words, lines or the letters of each word. Emoji and accents stay intact.',
  purpose: 'Reverse characters, words or lines.',
  category: 'Text Manipulation',
  menu: 'Text Formatting',
  order: 50,
  icon: '⇄',
  keywords: commaSeparated(`
    backwards, back to front, mirror, flip, invert order, reverse string, reverse letters, reverse words, reverse
    lines, upside down list, flip text, newest first, palindrome, rev, tac, turn around
  `),
  nearestFor: ['upside down text'],
  inputs: textInput,
  options: {
    unit: choice('Reverse', {
      characters: 'Characters',
      words: 'Words',
      lines: 'Lines',
      letters: 'Letters of each word',
    }),
  },
  result: 'text',
  lineByLine: { unit: ['words', 'letters'] },
  copiedMessage: 'Text copied to clipboard!',
  examples: [
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
  ],
})
