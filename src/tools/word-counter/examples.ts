import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Opening of Pride and Prejudice',
    input: {
      text:
        'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in ' +
        'want of a wife.\n\nHowever little known the feelings or views of such a man may be on his first entering ' +
        'a neighbourhood, this truth is so well fixed in the minds of the surrounding families, that he is ' +
        'considered as the rightful property of some one or other of their daughters.\n\n“My dear Mr. Bennet,” ' +
        'said his lady to him one day, “have you heard that Netherfield Park is let at last?”\n\nMr. Bennet ' +
        'replied that he had not.',
    },
    output: 'Words: 99\nCharacters: 524\nSentences: 4\nParagraphs: 4',
  },
  {
    title: 'Paragraph with a goal of 50 words',
    input: {
      text:
        'Dr. Lee’s café opens at 7.30 a.m. on weekdays. Why so early? “Bakers, nurses, drivers, etc. are up by ' +
        'then,” she says, and pours the first coffee.',
    },
    options: { goal: 50 },
    output: 'Words: 27\nCharacters: 146\nSentences: 3\nParagraphs: 1',
  },
  {
    title: 'Japanese with emoji and flags',
    input: { text: '吾輩は猫である。名前はまだ無い。\n\n👩‍👩‍👧 🇯🇵🇮🇸' },
    output: 'Words: 3\nCharacters: 22\nSentences: 2\nParagraphs: 2',
  },
]
