import { choice } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'Hashtag Generator',
  summary: 'Turn a word, caption or list of topics into hashtags, and see whether they fit where you post.',
  purpose: 'Turn a text into hashtags.',
  category: 'SEO Tools',
  menu: 'Generators',
  order: 45,
  icon: '#',
  keywords: commaSeparated(`
    hashtags, tags, instagram, twitter, x, linkedin, bluesky, social media, caption, post, tiktok, keywords
  `),
  next: ['character-counter'],
  inputs: {
    text: { kind: 'text', label: 'Your text', placeholder: 'Type or paste a title, a caption or your topics' },
  },
  options: {
    letters: choice('Capitals', {
      typed: 'As typed',
      capitals: '#EachWordCapital',
      lower: '#alllower',
      upper: '#ALLCAPITALS',
    }),
    skipCommon: { kind: 'flag', label: 'Leave out common words (the, with…)', initial: false },
    phrases: { kind: 'flag', label: 'One tag per phrase (line or comma)', initial: false },
    max: { kind: 'number', label: 'Maximum number of tags', initial: 10, min: 1, max: 30 },
    without: { kind: 'text', label: 'Tags to leave out', initial: '', placeholder: '#the #and' },
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
      title: 'List of phrases',
      input: { text: 'slow travel, Portugal by train, the Douro valley\nport wine' },
      options: { letters: 'capitals', phrases: true, without: '#PortWine' },
      output: '#SlowTravel #PortugalByTrain #TheDouroValley',
    },
  ],
})
