import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Opening of the Gettysburg Address',
    input: {
      text:
        'Four score and seven years ago our fathers brought forth on this continent, a new nation, conceived in ' +
        'Liberty, and dedicated to the proposition that all men are created equal.\n\nNow we are engaged in a great ' +
        'civil war, testing whether that nation, or any nation so conceived and so dedicated, can long endure.',
    },
    output: 'Words: 54\nAverage: 1 min (17 s)\nFast: 1 min (13 s)\nSlow: 1 min (22 s)\nSpeaking: 1 min (25 s)',
  },
  {
    title: 'Toast at 100 words per minute',
    input: {
      text:
        'Dear friends, thank you for coming all this way. To Ana and Joe: may the kettle always be on, and the door ' +
        'never locked!',
    },
    options: { ownSpeed: 100 },
    output:
      'Words: 24\nAverage: 1 min (8 s)\nFast: 1 min (6 s)\nSlow: 1 min (10 s)\nSpeaking: 1 min (12 s)\n' +
      'Your speed: 1 min (15 s)',
  },
  {
    title: 'Four lines of Russian verse',
    input: {
      text: 'Я помню чудное мгновенье:\nПередо мной явилась ты,\nКак мимолётное виденье,\nКак гений чистой красоты.',
    },
    output: 'Words: 15\nAverage: 1 min (5 s)\nFast: 1 min (4 s)\nSlow: 1 min (6 s)\nSpeaking: 1 min (7 s)',
  },
]
