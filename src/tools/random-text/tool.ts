import { choice } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'Random Text Generator',
  summary: 'Generate random English words, sentences or paragraphs, characters, hexadecimal strings, UUIDs or numbers.',
  purpose: 'Generate random words, characters, UUIDs or numbers.',
  category: 'Generators',
  menu: 'Generators',
  order: 30,
  icon: '~¶',
  keywords: commaSeparated(`
    random words, random sentences, random paragraphs, test data, sample text, dummy text, filler, english
    placeholder, word limit, nonsense, gibberish, word generator, random string, random characters, random letters,
    hex, uuid, guid, random number, number generator, dice, lottery, roll dice, coin flip, random numbers, random hex,
    api key, voucher codes, coupon codes
  `),
  nearestFor: ['fake data'],
  next: ['word-counter', 'base64-encoder'],
  inputs: {},
  options: {
    kind: choice('Type', {
      words: 'Words',
      characters: 'Characters',
      hex: 'Hex',
      uuid: 'UUIDs',
      numbers: 'Numbers',
    }),
    words: { kind: 'number', label: 'Words', initial: 100, min: 1, max: 1000, fallback: 1 },
    shape: choice('Format', {
      words: 'Plain words',
      lines: 'One per line',
      sentences: 'Sentences',
      paragraphs: 'Paragraphs',
    }),
    count: { kind: 'number', label: 'How many results', initial: 1, min: 1, max: 1000 },
    length: { kind: 'number', label: 'Length', initial: 32, min: 1, max: 1000 },
    alphabet: {
      kind: 'text',
      label: 'Characters to choose from',
      initial: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
    },
    from: { kind: 'number', label: 'From', initial: 1, min: -1_000_000_000, max: 1_000_000_000 },
    to: { kind: 'number', label: 'To', initial: 100, min: -1_000_000_000, max: 1_000_000_000 },
    unique: { kind: 'flag', label: 'No repeats', initial: false },
  },
  result: 'text',
  copiedMessage: 'Random text copied!',
  isRandom: true,
  examples: [
    {
      title: 'Ten words',
      input: {},
      options: { words: 10 },
      output: 'above quiet jumps brown near some cold stars near softly',
    },
    {
      title: '25 words in sentences',
      input: {},
      options: { words: 25, shape: 'sentences' },
      output:
        'Above quiet jumps brown near some cold stars near softly quiet while. Shine people above trees ' +
        'while above cold bright trees above quiet while stars.',
    },
    {
      title: 'Two UUIDs',
      input: {},
      options: { kind: 'uuid', count: 2 },
      output: 'f3c9ebfd-2b30-405c-b071-0a2ebd22e0b2\nca16810c-0b41-4363-9d9a-84fe34bc5ca6',
    },
    {
      title: '20 letters and digits',
      input: {},
      options: { kind: 'characters', length: 20 },
      output: 'lGkoqfmCbcA5qnpKjL1p',
    },
    {
      title: 'Three voucher codes without look-alikes',
      input: {},
      options: { kind: 'characters', count: 3, length: 8, alphabet: 'ACDEFGHJKMNPQRTUVWXY34679' },
      output: 'Q7V3N6DX\nQFVEEPPY\n3HAAUYNK',
    },
    {
      title: 'Six different numbers from 1 to 49',
      input: {},
      options: { kind: 'numbers', count: 6, to: 49, unique: true },
      output: '47\n16\n26\n37\n17\n39',
    },
  ],
})
