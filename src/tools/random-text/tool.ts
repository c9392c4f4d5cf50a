import { defineTool } from '#core/tool.ts'

export const tool = defineTool({
  name: 'Random Text Generator',
  summary: 'Generate exactly as many everyday English words as you need: plain words, sentences or paragraphs.',
  category: 'Generators',
  menu: 'Generators',
  order: 30,
  icon: '~¶',
  keywords: [
    'random words',
    'random sentences',
    'random paragraphs',
    'test data',
    'sample text',
    'dummy text',
    'filler',
    'english placeholder',
    'word limit',
    'nonsense',
    'gibberish',
    'word generator',
    'uuid',
    'guid',
    'random numbers',
    'random hex',
    'random string',
    'random letters',
    'random characters',
    'api key',
  ],
  nearestFor: ['dice', 'fake data'],
  inputs: {},
  options: {
    words: { kind: 'number', label: 'Words', initial: 100, min: 1, max: 1000, fallback: 1 },
    shape: {
      kind: 'choice',
      label: 'Format',
      initial: 'words',
      choices: [
        { value: 'words', label: 'Plain words' },
        { value: 'sentences', label: 'Sentences' },
        { value: 'paragraphs', label: 'Paragraphs' },
      ],
    },
  },
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
  ],
})
