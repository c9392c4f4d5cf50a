import { choice, listLimit, textInput, typedText } from '#core/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool.ts'

export const tool = defineTool({
  name: 'Text Extractor',
  summary:
    'List the emails, URLs, phone numbers, hashtags, mentions, IP addresses, numbers, dates, prices or colors in any text.',
  purpose: 'List email addresses, URLs, dates and more.',
  category: 'Text Manipulation',
  menu: 'Developer Tools',
  order: 80,
  icon: '@',
  keywords: commaSeparated(`
    extract, email extractor, find emails, url extractor, find links, web addresses, phone numbers, hashtags,
    mentions, usernames, ip addresses, ipv4, ipv6, numbers, dates, extract dates, prices, amounts, colors, hex codes,
    hex colors, rgb, domains, domain extractor, pattern, scrape, grep, extract links, contact details, bcc,
    links from text
  `),
  nearestFor: ['OCR', 'image to text'],
  next: ['line-sorter', 'duplicate-remover'],
  inputs: textInput,
  options: {
    kind: choice('Extract', {
      emails: 'Emails',
      urls: 'URLs',
      phones: 'Phone numbers',
      contacts: 'Emails, URLs and phones',
      hashtags: 'Hashtags',
      mentions: 'Mentions',
      ips: 'IP addresses',
      numbers: 'Numbers',
      dates: 'Dates',
      prices: 'Prices',
      colors: 'Colors',
      pattern: 'Custom pattern',
    }),
    pattern: typedText('Custom pattern', { placeholder: String.raw`[A-Z]{2}-\d+`, linkedAs: 'pattern' }),
    bareDomains: { kind: 'flag', label: 'Include URLs without http://', initial: false },
    keepDuplicates: { kind: 'flag', label: 'Keep duplicates', initial: false },
    ignoreCase: { kind: 'flag', label: 'Ignore case', initial: false },
    sort: { kind: 'flag', label: 'Sort from A to Z', initial: false },
    separator: choice('Separate items by', { line: 'Line break', comma: 'Comma', semicolon: 'Semicolon' }),
    limit: listLimit,
  },
  result: 'text',
  resultExtension: 'txt',
  copiedMessage: 'Extracted items copied!',
  timeLimit: 2000,
  timeLimitWhen: { kind: 'pattern' },
  examples: [
    {
      title: 'Emails in a message header',
      input: {
        text:
          'From: "Ann" <ann@example.com>\nCc: o’Neil <o\'neil@example.co.uk>; mailto:ann@example.com\n' +
          'Please answer info@münchen.example.',
      },
      options: { kind: 'emails' },
      output: "ann@example.com\no'neil@example.co.uk\ninfo@münchen.example",
    },
    {
      title: 'Recipients for an email',
      input: { text: 'Ann <ann@example.com>, Ben <ben@example.com>, Ann <Ann@example.com>' },
      options: { kind: 'emails', ignoreCase: true, separator: 'semicolon' },
      output: 'ann@example.com; ben@example.com',
    },
    {
      title: 'Links in notes',
      input: {
        text: 'See (https://en.wikipedia.org/wiki/Type_(printing)), "http://localhost:3000/?q=a&b", and https://例え.jp/パス。',
      },
      options: { kind: 'urls' },
      output: 'https://en.wikipedia.org/wiki/Type_(printing)\nhttp://localhost:3000/?q=a&b\nhttps://例え.jp/パス',
    },
    {
      title: 'All contact details in a signature',
      input: { text: 'Ann Lee · +1 (415) 555-2671 · ann@example.com\nhttps://example.com/ann · bob@example.com' },
      options: { kind: 'contacts' },
      output: 'ann@example.com\nbob@example.com\nhttps://example.com/ann\n+1 (415) 555-2671',
    },
    {
      title: 'Websites in a list, sorted',
      input: {
        text: 'Try www.wikipedia.org/wiki/Text, example.com or docs.example.co.uk, e.g. from notes.txt (example.com).',
      },
      options: { kind: 'urls', bareDomains: true, sort: true },
      output: 'docs.example.co.uk\nexample.com\nwww.wikipedia.org/wiki/Text',
    },
    {
      title: 'Prices in an offer',
      input: { text: 'Laptop $1,299.00, mouse 12,50 €, cable USD 40 or £5. Item 4711 costs € 12.' },
      options: { kind: 'prices' },
      output: '$1,299.00\n12,50 €\nUSD 40\n£5\n€ 12',
    },
    {
      title: 'Hashtags in a post',
      input: { text: 'Launch day! #proud #Überraschung #2024 #日本語 with @ann_k 🎉 #proud' },
      options: { kind: 'hashtags' },
      output: '#proud\n#Überraschung\n#日本語',
    },
    {
      title: 'Ticket numbers with a custom pattern',
      input: { text: 'Fixed TW-12 and TW-7, see also OPS-301 (not tw-9). TW-12 is done.' },
      options: { kind: 'pattern', pattern: String.raw`[A-Z]+-\d+` },
      output: 'TW-12\nTW-7\nOPS-301',
    },
  ],
})
