import { choice, listLimit, textInput, typedText } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'Text Extractor',
  summary:
    'List the emails, URLs, phone numbers, hashtags, mentions, IP addresses or numbers in any text, or what a pattern matches.',
  purpose: 'List email addresses, URLs, numbers and more.',
  category: 'Text Manipulation',
  menu: 'Developer Tools',
  order: 80,
  icon: '@',
  keywords: commaSeparated(`
    extract, email extractor, find emails, url extractor, find links, web addresses, phone numbers, hashtags,
    mentions, usernames, ip addresses, ipv4, ipv6, numbers, amounts, domains, domain extractor, pattern, scrape, grep,
    extract links, contact details, links from text
  `),
  nearestFor: ['OCR', 'image to text'],
  next: ['line-sorter', 'duplicate-remover'],
  inputs: textInput,
  options: {
    kind: choice('Extract', {
      emails: 'Emails',
      urls: 'URLs',
      phones: 'Phone numbers',
      hashtags: 'Hashtags',
      mentions: 'Mentions',
      ips: 'IP addresses',
      numbers: 'Numbers',
      pattern: 'Custom pattern',
    }),
    pattern: typedText('Custom pattern', { placeholder: String.raw`[A-Z]{2}-\d+`, linkedAs: 'pattern' }),
    bareDomains: { kind: 'flag', label: 'Include URLs without http://', initial: false },
    keepDuplicates: { kind: 'flag', label: 'Keep duplicates', initial: false },
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
      title: 'Links in notes',
      input: {
        text: 'See (https://en.wikipedia.org/wiki/Type_(printing)), "http://localhost:3000/?q=a&b", and https://例え.jp/パス。',
      },
      options: { kind: 'urls' },
      output: 'https://en.wikipedia.org/wiki/Type_(printing)\nhttp://localhost:3000/?q=a&b\nhttps://例え.jp/パス',
    },
    {
      title: 'Websites in a list',
      input: {
        text: 'Try www.wikipedia.org/wiki/Text, example.com or docs.example.co.uk, e.g. from notes.txt (example.com).',
      },
      options: { kind: 'urls', bareDomains: true },
      output: 'www.wikipedia.org/wiki/Text\nexample.com\ndocs.example.co.uk',
    },
    {
      title: 'Numbers in an offer',
      input: { text: 'Laptop $1,299.00, mouse 12,50 €, cable USD 40 or £5. Item 4711 costs € 12.' },
      options: { kind: 'numbers' },
      output: '1,299.00\n12,50\n40\n5\n4711\n12',
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
