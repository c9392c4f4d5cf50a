import { choice, optionalNumber, typedText } from '#core/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool.ts'

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
    api key, voucher codes, coupon codes, random noun, random verb, random adjective, five letter words
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
      uuid7: 'UUID v7',
      numbers: 'Numbers',
    }),
    words: { kind: 'number', label: 'Words', initial: 100, min: 1, max: 1000, fallback: 1 },
    shape: choice('Format', {
      words: 'Plain words',
      lines: 'One per line',
      sentences: 'Sentences',
      paragraphs: 'Paragraphs',
    }),
    paragraphs: optionalNumber('Paragraphs (optional)', 100),
    list: choice('Word list', {
      simple: '37 simple words',
      common: 'Larger list',
      nouns: 'Nouns',
      verbs: 'Verbs',
      adjectives: 'Adjectives',
    }),
    startsWith: { kind: 'text', label: 'Starting with (optional)', initial: '', maxLength: 10 },
    letters: optionalNumber('Letters per word (optional)', 20),
    count: { kind: 'number', label: 'How many results', initial: 1, min: 1, max: 1000 },
    length: { kind: 'number', label: 'Length', initial: 32, min: 1, max: 1000 },
    uppercase: { kind: 'flag', label: 'Uppercase (A–Z)', initial: true },
    lowercase: { kind: 'flag', label: 'Lowercase (a–z)', initial: true },
    digits: { kind: 'flag', label: 'Numbers (0–9)', initial: true },
    symbols: { kind: 'flag', label: 'Symbols (!@#…)', initial: false },
    alphabet: typedText('Own characters', { placeholder: 'Optional: ABC123' }),
    capitals: { kind: 'flag', label: 'Capitals (A–F)', initial: false },
    from: { kind: 'number', label: 'From', initial: 1, min: -1_000_000_000, max: 1_000_000_000 },
    to: { kind: 'number', label: 'To', initial: 100, min: -1_000_000_000, max: 1_000_000_000 },
    decimals: { kind: 'number', label: 'Decimal places', initial: 0, min: 0, max: 6 },
    unique: { kind: 'flag', label: 'No repeats', initial: false },
    sorted: { kind: 'flag', label: 'Sorted', initial: false },
    separator: choice('Separated by', {
      lines: 'Line breaks',
      commas: 'Commas',
      spaces: 'Spaces',
    }),
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
      title: 'Four different words that start with s, one per line',
      input: {},
      options: { words: 4, shape: 'lines', list: 'common', startsWith: 's', unique: true },
      output: 'swift\nsad\nshaft\nstaff',
    },
    {
      title: 'Five nouns with six letters',
      input: {},
      options: { words: 5, list: 'nouns', letters: 6 },
      output: 'gadget sensor salmon nougat pillow',
    },
    {
      title: 'Sentences that follow English grammar',
      input: {},
      options: { words: 25, shape: 'sentences', list: 'common' },
      output:
        'The lawyer quietly traded that boat but the graceful painter gladly showed the fearless rug. Beside the ' +
        'restless park the inventor never received the stone.',
    },
    {
      title: 'Three short paragraphs',
      input: {},
      options: { words: 30, shape: 'paragraphs', paragraphs: 3 },
      output:
        'Above quiet jumps brown near some cold stars near softly.\n\nQuiet while shine people above trees while above ' +
        'cold bright.\n\nTrees above quiet while stars while trees while brown quick.',
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
    {
      title: 'Three prices',
      input: {},
      options: { kind: 'numbers', count: 3, to: 20, decimals: 2 },
      output: '1.87\n6.66\n10.17',
    },
    {
      title: 'Five dice, sorted and on one line',
      input: {},
      options: { kind: 'numbers', count: 5, to: 6, sorted: true, separator: 'commas' },
      output: '1, 3, 3, 5, 6',
    },
  ],
})
