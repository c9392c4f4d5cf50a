import { defineTool } from '#core/tool.ts'

export const tool = defineTool({
  name: 'Text Extractor',
  summary:
    'List the emails, URLs, phone numbers, hashtags, mentions, IP addresses or numbers in any text, without duplicates.',
  category: 'Text Manipulation',
  menu: 'Developer Tools',
  order: 80,
  icon: '@',
  keywords: [
    'extract',
    'email extractor',
    'find emails',
    'url extractor',
    'find links',
    'web addresses',
    'phone numbers',
    'hashtags',
    'mentions',
    'usernames',
    'ip addresses',
    'ipv4',
    'ipv6',
    'numbers',
    'pattern',
    'scrape',
    'grep',
    'extract links',
    'links from text',
  ],
  nearestFor: ['OCR', 'image to text'],
  next: ['line-sorter', 'duplicate-remover'],
  inputs: {
    text: { kind: 'text', label: 'Your text', placeholder: 'Type or paste text, or drop a file here' },
  },
  options: {
    kind: {
      kind: 'choice',
      label: 'Extract',
      initial: 'emails',
      choices: [
        { value: 'emails', label: 'Emails' },
        { value: 'urls', label: 'URLs' },
        { value: 'phones', label: 'Phone numbers' },
        { value: 'hashtags', label: 'Hashtags' },
        { value: 'mentions', label: 'Mentions' },
        { value: 'ips', label: 'IP addresses' },
        { value: 'numbers', label: 'Numbers' },
        { value: 'pattern', label: 'Custom pattern' },
      ],
    },
    pattern: { kind: 'text', label: 'Custom pattern', initial: '', placeholder: String.raw`[A-Z]{2}-\d+` },
    limit: { kind: 'number', label: 'Maximum number of items listed', initial: 1_000_000, min: 0, max: 1_000_000 },
  },
  copiedMessage: 'Extracted items copied!',
  timeLimit: 2000,
  timeLimitWhen: { kind: 'pattern' },
  examples: [
    {
      title: 'Emails in a message header',
      input: {
        text: 'From: "Ann" <ann@example.com>\nCc: o’Neil <o\'neil@example.co.uk>; mailto:ann@example.com\nPlease answer info@münchen.example.',
      },
      options: { kind: 'emails' },
      output: "ann@example.com\no'neil@example.co.uk\ninfo@münchen.example",
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
