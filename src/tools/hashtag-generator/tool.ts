import { defineTool } from '#core/tool.ts'

export const tool = defineTool({
  name: 'Hashtag Generator',
  summary: 'Turn a title, caption or list of topics into up to ten hashtags, and see whether they fit where you post.',
  category: 'SEO Tools',
  menu: 'Generators',
  order: 45,
  icon: '#',
  keywords: [
    'hashtags',
    'tags',
    'instagram',
    'twitter',
    'x',
    'linkedin',
    'bluesky',
    'social media',
    'caption',
    'post',
    'tiktok',
    'keywords',
  ],
  next: ['character-counter'],
  inputs: {
    text: { kind: 'text', label: 'Your text', placeholder: 'Type or paste a title, a caption or your topics' },
  },
  options: {
    letters: {
      kind: 'choice',
      label: 'Capitals',
      initial: 'typed',
      choices: [
        { value: 'typed', label: 'As typed' },
        { value: 'capitals', label: '#EachWordCapital' },
        { value: 'lower', label: '#alllower' },
      ],
    },
    skipCommon: { kind: 'flag', label: 'Leave out common words (the, with…)', initial: false },
  },
  result: 'text',
  resultExtension: 'txt',
  copiedMessage: 'Hashtags copied!',
  examples: [
    {
      title: 'Article title',
      input: { text: 'Slow Travel: Portugal by Train' },
      output: '#SlowTravelPortugalTrain #Slow #Travel #Portugal #Train',
    },
    {
      title: 'Caption without common words',
      input: { text: "We've baked the first sourdough of 2025, and it's the best bread we've had in years!" },
      options: { letters: 'capitals', skipCommon: true },
      output: '#BakedFirstSourdough2025BestBreadYears #Baked #First #Sourdough #Best #Bread #Years',
    },
    {
      title: 'Topics in several scripts',
      input: { text: 'São Paulo, 東京タワー, नमस्ते, кофе ☕' },
      output: '#SãoPaulo東京タワーनमस्तेкофе #São #Paulo #東京タワー #नमस्ते #кофе',
    },
  ],
})
