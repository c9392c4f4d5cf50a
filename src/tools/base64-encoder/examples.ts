import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
  {
    title: 'Text with an accent and an emoji',
    input: { text: 'Café au lait & croissant 🥐' },
    output: 'Q2Fmw6kgYXUgbGFpdCAmIGNyb2lzc2FudCDwn6WQ',
  },
  {
    title: 'JWT header in URL-safe Base64',
    input: { text: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9' },
    options: { direction: 'decode', urlSafe: true },
    output: '{"alg":"HS256","typ":"JWT"}',
  },
  {
    title: 'SVG image as a data URI',
    input: { text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>' },
    options: { dataUri: true, mediaType: 'image/svg+xml' },
    output:
      'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxjaXJjbGUgY3g9' +
      'IjQiIGN5PSI0IiByPSIzIi8+PC9zdmc+',
  },
  {
    title: 'Text from an older program, in Latin-1',
    input: { text: 'Q2Fm6SBhdSBsYWl0' },
    options: { direction: 'decode', charset: 'windows-1252' },
    output: 'Café au lait',
  },
  {
    title: 'List of values, one per line',
    input: { text: 'SGVsbG8=\nV29ybGQ=\nZm9v' },
    options: { direction: 'decode', lines: true },
    output: 'Hello\nWorld\nfoo',
  },
  {
    title: 'Email attachment in lines of 76 characters',
    input: { text: 'Base64 in an email has lines of at most 76 characters, as MIME (RFC 2045) requires.' },
    options: { wrap: true },
    output:
      'QmFzZTY0IGluIGFuIGVtYWlsIGhhcyBsaW5lcyBvZiBhdCBtb3N0IDc2IGNoYXJhY3RlcnMsIGFz\n' +
      'IE1JTUUgKFJGQyAyMDQ1KSByZXF1aXJlcy4=',
  },
  {
    title: 'Base64 with line breaks',
    input: { text: 'U2VlIHlvdSBhdCB0aGUg\r\n6aeFIGF0IDgu\r\n' },
    options: { direction: 'decode' },
    output: 'See you at the 駅 at 8.',
  },
]
