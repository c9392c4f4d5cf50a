import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    random words, random sentences, random paragraphs, test data, sample text, dummy text, filler, english
    placeholder, word limit, nonsense, gibberish, word generator, random string, random characters, random letters,
    hex, random number, number generator, dice, lottery, roll dice, coin flip, random numbers, random hex,
    api key, voucher codes, coupon codes
  `),
  nearestFor: ['fake data'],
  settings: [
    {
      keywords: ['uuid', 'guid', 'uuid generator', 'guid generator', 'uuid v4', 'random uuid', 'unique id'],
      options: { kind: 'uuid' },
      summary: 'Make random UUIDs (version 4).',
    },
  ],
  inputs: [],
}
