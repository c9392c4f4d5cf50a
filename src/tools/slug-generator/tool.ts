import { defineTool } from '#core/tool.ts'

export const tool = defineTool({
  name: 'Slug Generator',
  summary: 'Turn a title in any language into the short, readable end of an address: Café Zürich becomes cafe-zurich.',
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
  ],
  inputs: {
    text: { kind: 'text', label: 'Title', placeholder: 'Type or paste a title, or a list of them' },
  },
  options: {
    // A choice's value is what stands between the words.
    separator: {
      kind: 'choice',
      label: 'Between words',
      initial: '-',
      choices: [
        { value: '-', label: 'Hyphen (-)' },
        { value: '_', label: 'Underscore (_)' },
        { value: '.', label: 'Full stop (.)' },
      ],
    },
    keepUnicode: { kind: 'flag', label: 'Keep letters of every script', initial: false },
    perLine: { kind: 'flag', label: 'One slug per line', initial: false },
  },
  copiedMessage: 'Slug copied!',
  examples: [
    {
      title: 'A headline',
      input: { text: '10 Things You Didn’t Know About “Free” Wi-Fi (2025 Update)' },
      output: '10-things-you-didnt-know-about-free-wi-fi-2025-update',
    },
    {
      title: 'A list in four scripts',
      input: { text: 'Café Zürich\nØl & Brød på Ærø\nПривет, мир!\nΑθήνα\n北京欢迎你\nI 💛 New York' },
      options: { perLine: true },
      output: 'cafe-zurich\nol-brod-pa-aero\nprivet-mir\nathina\nbeijinghuanyingni\ni-yellow_heart-new-york',
    },
    {
      title: 'Umlauts, kept',
      input: { text: 'Ärger im Büro: Was tun?' },
      options: { keepUnicode: true },
      output: 'ärger-im-büro-was-tun',
    },
    {
      title: 'Names for files',
      input: { text: 'Q3 Report – Final (v2)\nInvoice #1042, Müller & Söhne' },
      options: { separator: '_', perLine: true },
      output: 'q3_report_final_v2\ninvoice_1042_muller_sohne',
    },
  ],
})
