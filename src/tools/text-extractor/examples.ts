import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
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
]
