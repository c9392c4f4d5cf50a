import { choice, optionalNumber, typedText } from '#core/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool.ts'

export const tool = defineTool({
  name: 'Username Generator',
  summary: 'Generate usernames from random words on a theme, your own words or your name, in five styles.',
  purpose: 'Generate usernames.',
  category: 'Generators',
  menu: 'Generators',
  order: 40,
  icon: '@_',
  keywords: commaSeparated(`
    user name, nickname, gamertag, handle, screen name, login, alias, account name, random name, snake case, name
    generator, username from name, short username, instagram name, brand name, portmanteau, fantasy name
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
    theme: choice('Words', {
      classic: 'Classic (15 × 15)',
      all: 'All themes',
      animals: 'Animals',
      nature: 'Nature',
      food: 'Food',
      space: 'Space',
      fantasy: 'Fantasy',
      technology: 'Technology',
    }),
    keyword: typedText('Your own words, with commas (optional)', { maxLength: 40, linkedAs: 'word' }),
    name: { kind: 'text', label: 'Your name (optional)', initial: '', maxLength: 60, isPrivate: true },
    blend: { kind: 'flag', label: 'Blend two words into one: Falcomet', initial: false },
    number: { kind: 'flag', label: 'End with a number', initial: true },
    asciiOnly: { kind: 'flag', label: 'Only letters a–z and digits', initial: true },
    maxLength: optionalNumber('Maximum length (optional)', 100),
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
      title: 'Ten usernames about food, in lower case',
      input: {},
      options: { style: 'lower', theme: 'food', number: false },
      output:
        'wittywaffle\ngentlefig\nicypumpkin\ncosmicsorbet\ndaringorange\npatientguava\nyoungpapaya\nindigopistachio\n' +
        'mellowapple\ncandidsushi',
    },
    {
      title: 'Two words blended into one',
      input: {},
      options: { theme: 'animals', blend: true, number: false },
      output: 'Marteron\nTigoose\nGooserret\nCobrobin\nOsprobin\nMoleetah\nPigecko\nPythondor\nMolenguin\nWombagpie',
    },
    {
      title: 'Usernames with your own word',
      input: {},
      options: { style: 'snake', keyword: 'Café', asciiOnly: false },
      output:
        'café_925\ncafé_official_363\ngentle_café_83\nnoble_café_952\nthe_café_556\nquiet_café_618\ncafé_falcon_316\n' +
        'cosmic_café_223\ncafé_hq_418\nreal_café_273',
    },
    {
      title: 'From a name, without numbers and accents',
      input: {},
      options: { style: 'dotted', name: "Zoë O'Neil", number: false },
      output:
        'zoe.oneil\nhey.zoe.oneil\nz.oneil\nzoe.oneil.shop\noneil\noneil.zoe\noneil.z\nzoe.oneil.hq\nthe.zoe.oneil\nzoe.fox',
    },
    {
      title: 'At most ten characters',
      input: {},
      options: { maxLength: 10 },
      output:
        'CalmFox710\nQuietLynx7\nLuckyFox87\nWildLynx31\nBraveLynx5\nWildHeron3\nHappyLynx7\nCalmMaple8\n' +
        'CalmRaven6\nSunnyLynx0',
    },
  ],
})
