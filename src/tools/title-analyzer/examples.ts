import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Title that passes every check',
    input: { text: '7 Proven Ways to Keep Your Sourdough Starter Alive' },
    output:
      'Length: 50\nWords: 9\nNumber: yes\nPower word: yes\nWidth: 476 of 600 px\n\n' +
      'Perfect! Your title is between 30-60 characters.\nGood: 4-12 words.\n' +
      'Great! Your title has a number.\nGreat! Your title has a power word.',
  },
  {
    title: 'Title that is too short',
    input: { text: 'Our best bread' },
    output:
      'Length: 14\nWords: 3\nNumber: no\nPower word: yes\nWidth: 133 of 600 px\n\n' +
      'Make it longer (aim for 30-60 characters)\nAim for 4-12 words.\n' +
      'Add a number to make it more specific.\nGreat! Your title has a power word.',
  },
  {
    title: 'Title that is too long',
    input: { text: 'What We Have Learnt About Bread, and the Heartbreaking History of Its Makers' },
    output:
      'Length: 76\nWords: 13\nNumber: no\nPower word: no\nWidth: 710 of 600 px\n\n' +
      'Shorten it (aim for 30-60 characters)\nAim for 4-12 words.\n' +
      'Add a number to make it more specific.\nAdd a power word such as best, guide or proven.',
  },
  {
    title: 'Title with a family emoji',
    input: { text: '12 Simple Dinners a Family of Four Will Love 👨‍👩‍👧‍👦' },
    output:
      'Length: 46\nWords: 10\nNumber: yes\nPower word: yes\nWidth: about 431 of 600 px\n\n' +
      'Perfect! Your title is between 30-60 characters.\nGood: 4-12 words.\n' +
      'Great! Your title has a number.\nGreat! Your title has a power word.',
  },
]
