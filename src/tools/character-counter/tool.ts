import { choice, optionalNumber, textInput } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'
import { platformLabels } from './platforms.ts'

export const tool = defineTool({
  name: 'Character Counter',
  summary: 'Count characters as a reader sees them, with meters for posts, text messages, titles and descriptions.',
  purpose: 'Count characters, and check them against a limit.',
  category: 'Text Analysis',
  menu: 'Text Analysis',
  order: 20,
  icon: 'a|',
  keywords: commaSeparated(`
    character count, count characters, number of characters, count letters, letter count, text length, string length,
    without spaces, line count, count lines, bytes, utf-8 size, code points, unicode, emoji, graphemes, sms length,
    sms segments, gsm-7, ucs-2, tweet length, character limit, 280 characters, meta description length, title length,
    how many letters, letter counter, twitter limit, x post length, instagram caption length, linkedin post length,
    threads post length, bluesky post length, facebook post length, tiktok caption length, youtube title length,
    youtube description length, google ads character limit
  `),
  inputs: { text: { ...textInput.text, hasByteOrderMark: true } },
  options: {
    platform: choice('Limit to check', { none: 'No limit', ...platformLabels, own: 'Your limit' }),
    limit: optionalNumber('Your limit in characters (optional)', 1_000_000),
  },
  result: 'report',
  copiedMessage: 'Stats copied to clipboard!',
  examples: [
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
  ],
})
