import { choice, optionalNumber } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'Slug Generator',
  summary: 'Turn a title in any language into a short, readable URL slug: Café Zürich becomes cafe-zurich.',
  purpose: 'Turn titles into slugs for addresses.',
  category: 'SEO Tools',
  menu: 'SEO Tools',
  order: 20,
  icon: 'a-b',
  keywords: commaSeparated(`
    slug, slugify, permalink, url slug, seo url, friendly url, pretty url, file name, kebab case, hyphenate,
    transliterate, romanize, remove accents, umlauts, ascii, title to url, clean url, slugify string
  `),
  nearestFor: ['URL shortener'],
  inputs: { text: { kind: 'text', label: 'Title', placeholder: 'Type or paste a title or a list of titles' } },
  options: {
    separator: choice('Separator', { '-': 'Hyphen (-)', _: 'Underscore (_)', '.': 'Full stop (.)' }),
    keepUnicode: { kind: 'flag', label: 'Keep accents and non-Latin letters', initial: false },
    german: { kind: 'flag', label: 'German umlauts: ä becomes ae', initial: false },
    writeAnd: { kind: 'flag', label: '& becomes and', initial: false },
    perLine: { kind: 'flag', label: 'One slug per line', initial: false },
    splitPunctuation: { kind: 'flag', label: 'Punctuation becomes a hyphen', initial: false },
    maxLength: optionalNumber('Maximum length (optional)', 10_000),
  },
  result: 'text',
  resultExtension: 'txt',
  lineByLine: { perLine: [true] },
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
      title: 'German title with umlauts written out',
      input: { text: 'Müllers schöne Grüße aus Österreich' },
      options: { german: true },
      output: 'muellers-schoene-gruesse-aus-oesterreich',
    },
    {
      title: 'Title with an ampersand',
      input: { text: 'Rock & Roll: AT&T’s Playlist' },
      options: { writeAnd: true },
      output: 'rock-and-roll-atts-playlist',
    },
    {
      title: 'Title with slashes and years',
      input: { text: 'The Tea/Coffee Guide of 2025–2026: v2.0' },
      options: { splitPunctuation: true },
      output: 'the-tea-coffee-guide-of-2025-2026-v2-0',
    },
    {
      title: 'File names',
      input: { text: 'Q3 Report – Final (v2)\nInvoice #1042, Müller & Söhne' },
      options: { separator: '_', perLine: true },
      output: 'q3_report_final_v2\ninvoice_1042_muller_sohne',
    },
  ],
})
