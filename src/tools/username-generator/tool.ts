import { choice, typedText } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'Username Generator',
  summary: 'Generate usernames from random words or a word of your own, in five styles.',
  purpose: 'Generate usernames.',
  category: 'Generators',
  menu: 'Generators',
  order: 40,
  icon: '@_',
  keywords: commaSeparated(`
    user name, nickname, gamertag, handle, screen name, login, alias, account name, random name, snake case, name
    generator, instagram name
  `),
  next: ['case-converter'],
  inputs: {},
  options: {
    style: choice('Style', {
      joined: 'SwiftFox123',
      lower: 'swiftfox123',
      snake: 'swift_fox_123',
      dotted: 'swift.fox.123',
      kebab: 'swift-fox-123',
    }),
    keyword: typedText('Your own word (optional)', { maxLength: 40, linkedAs: 'word' }),
    number: { kind: 'flag', label: 'End with a number', initial: true },
    count: { kind: 'number', label: 'How many usernames', initial: 10, min: 1, max: 100 },
  },
  result: 'text',
  copiedMessage: 'Username copied!',
  isRandom: true,
  examples: [
    {
      title: 'Ten usernames',
      input: {},
      output:
        'CalmFox710\nQuietLynx982\nLuckyFox794\nNobleRiver670\nMightyComet197\nWildLynx273\nBraveLynx83\n' +
        'NobleBadger706\nBrightHeron354\nSilverFalcon98',
    },
    {
      title: 'Usernames with your own word',
      input: {},
      options: { style: 'snake', keyword: 'Café' },
      output:
        'calm_café_925\ngentle_café_363\ncalm_café_670\ncafé_comet_341\ncafé_maple_659\ngentle_café_706\n' +
        'bright_café_941\ncafé_wolf_518\ncafé_rocket_395\ncafé_fox_931',
    },
  ],
})
