import { choice } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'Base64 Encoder',
  summary:
    'Encode text and files of any size as Base64 or data URIs, or decode them. Supports UTF-8 and URL-safe Base64.',
  purpose: 'Encode or decode Base64.',
  category: 'Encoders & Decoders',
  menu: 'Encoders & Decoders',
  order: 10,
  icon: '64',
  keywords: commaSeparated(`
    base64, base 64, b64, base64url, url-safe, decode, decoder, data uri, data url, image to base64, file to base64,
    base64 to file, btoa, atob, mime, binary, jwt, jwt decoder, json web token, base64 to image, latin-1, utf-16
  `),
  nearestFor: ['hex to text', 'text to hex', 'text to binary', 'binary translator'],
  next: ['json-formatter'],
  inputs: {
    text: {
      kind: 'bytes',
      label: 'Your text',
      placeholder: 'Type or paste text or Base64, or drop a file of any size',
    },
  },
  options: {
    direction: choice('Direction', { encode: 'Encode', decode: 'Decode' }),
    urlSafe: { kind: 'flag', label: 'URL-safe (- and _, no padding)', initial: false },
    lines: { kind: 'flag', label: 'Each line separately', initial: false },
    wrap: { kind: 'flag', label: 'Lines of 76 characters (MIME)', initial: false },
    dataUri: { kind: 'flag', label: 'As a data URI', initial: false },
    mediaType: {
      kind: 'text',
      label: 'Media type',
      initial: 'text/plain;charset=utf-8',
      placeholder: 'image/png',
      isMediaType: true,
    },
    charset: choice('Read decoded text as', {
      'utf-8': 'UTF-8',
      'windows-1252': 'Windows-1252 (Latin-1)',
      'utf-16le': 'UTF-16',
    }),
    // The page saves decoded files with a button of its own.
    bytes: { kind: 'flag', label: 'Write decoded data as raw bytes', initial: false, isLinked: false },
  },
  result: 'text',
  resultExtension: 'txt',
  rawWhen: { direction: 'decode', bytes: true },
  remedies: [
    { options: { charset: 'windows-1252' }, purpose: 'read it as Windows-1252 (Latin-1)' },
    { options: { bytes: true }, purpose: 'write it as raw bytes' },
    { options: { lines: true }, purpose: 'decode each line separately' },
  ],
  copiedMessage: 'Copied to clipboard!',
  examples: [
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
  ],
})
