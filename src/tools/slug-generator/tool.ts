import { defineTool } from '#core/tool.ts'

export const tool = defineTool({
  name: 'Slug Generator',
  summary: 'Turn a title in any language into a short, readable URL slug: Café Zürich becomes cafe-zurich.',
  category: 'SEO Tools',
  menu: 'SEO Tools',
  order: 20,
  icon: 'a-b',
  keywords: [
    'slug',
    'slugify',
    'permalink',
    'url slug',
    'seo url',
    'friendly url',
    'pretty url',
    'file name',
    'kebab case',
    'hyphenate',
    'transliterate',
    'romanize',
    'remove accents',
    'ascii',
    'title to url',
    'clean url',
    'slugify string',
  ],
  nearestFor: ['URL shortener'],
  inputs: {
    text: { kind: 'text', label: 'Title', placeholder: 'Type or paste a title or a list of titles' },
  },
  options: {
    separator: {
      kind: 'choice',
      label: 'Separator',
      initial: '-',
      choices: [
        { value: '-', label: 'Hyphen (-)' },
        { value: '_', label: 'Underscore (_)' },
        { value: '.', label: 'Full stop (.)' },
      ],
    },
    keepUnicode: { kind: 'flag', label: 'Keep accents and non-Latin letters', initial: false },
    perLine: { kind: 'flag', label: 'One slug per line', initial: false },
  },
  result: 'text',
  copiedMessage: 'Slug copied!',
  examples: [
    {
      title: 'Headline with punctuation',
      input: { text: '10 Things You Didn’t Know About “Free” Wi-Fi (2025 Update)' },
      output: '10-things-you-didnt-know-about-free-wi-fi-2025-update',
    },
    {
      title: 'Titles in four scripts',
      input: { text: 'Café Zürich\nØl & Brød på Ærø\nПривет, мир!\nΑθήνα\n北京欢迎你\nI 💛 New York' },
      options: { perLine: true },
      output: 'cafe-zurich\nol-brod-pa-aero\nprivet-mir\nathina\nbeijinghuanyingni\ni-yellow_heart-new-york',
    },
    {
      title: 'German title with umlauts kept',
      input: { text: 'Ärger im Büro: Was tun?' },
      options: { keepUnicode: true },
      output: 'ärger-im-büro-was-tun',
    },
    {
      title: 'File names',
      input: { text: 'Q3 Report – Final (v2)\nInvoice #1042, Müller & Söhne' },
      options: { separator: '_', perLine: true },
      output: 'q3_report_final_v2\ninvoice_1042_muller_sohne',
    },
  ],
})
