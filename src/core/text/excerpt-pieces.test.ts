import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Excerpt } from './excerpt.ts'

/** Keeps all of a text but its hyphens, for each of which it puts a line break. */
function withoutHyphens(text: string): string[] {
  const excerpt = new Excerpt(text)
  let start = 0
  for (let at = text.indexOf('-'); at >= 0; at = text.indexOf('-', start)) {
    excerpt.keep(start, at)
    excerpt.put('\n')
    start = at + 1
  }
  excerpt.keep(start, text.length)
  return excerpt.take()
}

test.each([
  ['nothing', ''],
  ['only hyphens', '-'.repeat(300_000)],
  ['short stretches', 'ab-cde-'.repeat(60_000)],
  ['stretches as long as a number or two', '1234567-12345678-123456789-123456789012345-1234567890123456-12345678901234567-'.repeat(4000)],
  ['bytes that would make no number', `${'\x7f'.repeat(33)}-`.repeat(9000)],
  ['long stretches', `${'long '.repeat(800)}-${'longer '.repeat(800)}-`.repeat(30)],
  ['stretches longer than a window', `${'a'.repeat(16_384)}-b-${'c'.repeat(40_000)}-`.repeat(9)],
  ['accents far behind', `${'plain-'.repeat(50_000)}é-${'naïve-'.repeat(9000)}`],
  ['pairs and halves', 'a-👍👍-\ud83d-'.repeat(20_000)],
  ['carriage returns', 'a\r-\r'.repeat(90_000)],
])('%s are kept, and no piece ends within anything', (_, text) => {
  const pieces = withoutHyphens(text)
  expect(pieces.join('') === text.replaceAll('-', '\n')).toBe(true)
  for (const piece of pieces.slice(0, -1)) expect(piece.slice(-1)).not.toMatch(/[\r\ud800-\udbff]/)
})

test('long texts are what replacing makes of them', () => {
  const scrap = fc.oneof(
    { weight: 9, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 40 }) },
    fc.constantFrom('a'.repeat(4096), 'b'.repeat(4097), 'c'.repeat(16_384), '\x7f'.repeat(131_072), '\r', '-'),
    fc.constantFrom('é', '日本', '\ud800', '\u{10ffff}'),
  )
  fc.assert(
    fc.property(fc.array(scrap), fc.integer({ min: 1, max: 40 }), (scraps, times) => {
      const text = scraps.join('-').repeat(times)
      expect(withoutHyphens(text).join('') === text.replaceAll('-', '\n')).toBe(true)
    }),
  )
})
