import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Text message with one costly character',
    input: {
      text:
        'Running late, the 8:15 was cancelled. Could you order for me? Soup of the day, and the bread with olives. ' +
        'Be there by nine – sorry!',
    },
    output: 'Characters: 131\nCharacters without spaces: 106\nAlphanumeric: 98\nLines: 1',
  },
  {
    title: 'Description too long for search results',
    input: {
      text:
        'Sourdough for beginners: how to start a culture from flour and water, keep it alive, and bake a first loaf ' +
        'this weekend. With a timetable, and what to do when the dough will not rise.',
    },
    output: 'Characters: 183\nCharacters without spaces: 149\nAlphanumeric: 143\nLines: 1',
  },
  {
    title: 'Post on X with a link and an emoji',
    input: {
      text:
        'We moved the workshop to Saturday because the hall floods when it rains, and it rains. Same time, same ' +
        'place, dry floor. Bring a jar for the starter, an apron, and somebody who likes bread. Recipes and the way ' +
        'there: https://example.com/workshops/sourdough?month=may 🍞 See you at the long table, right behind the oven!',
    },
    options: { platform: 'x' },
    output:
      'Characters: 318\nCharacters without spaces: 267\nAlphanumeric: 247\nLines: 1\nLimit: 280\nUsed: 293\nOver: 13',
  },
  {
    title: 'Accents, flags and emoji',
    input: { text: 'Zoë and José 👩‍👩‍👧 moved from 🇵🇹 to 東京.\nनमस्ते! สวัสดี 👍🏽' },
    output: 'Characters: 46\nCharacters without spaces: 35\nAlphanumeric: 30\nLines: 2',
  },
]
