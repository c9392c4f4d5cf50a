import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BareWords } from './bare-words.ts'

function read(pieces: Iterable<string>): { words: number; found: string[] } {
  const found: string[] = []
  const reader: BareWords = new BareWords((number) => found.push(reader.table.word(number)))
  for (const piece of pieces) reader.add(piece)
  reader.end()
  return { words: reader.words, found }
}

const strange = 'страница ёж\u2002'.repeat(1000)
const usual = 'A page of Plain words. '.repeat(1000)

test.each([
  ['a piece that comes twice', ['so it ', 'so it '], 'so it so it'],
  ['one that ends in a blank met for the first time', ['so it\u2004', 'so it\u2004'], 'so it so it'],
  ['words of twelve letters and of more', ['abcdefghijkl Abcdefghijklm abcdefghijkL '], 'abcdefghijkl abcdefghijklm abcdefghijkl'],
  ['words that pieces cut', ['gre', 'en t', 'ea'], 'green tea'],
])('%s', (_, pieces, found) => {
  expect(read(pieces).found.join(' ')).toBe(found)
})

test.each([
  ['usual words', usual],
  ['words of another script', strange],
  ['first these, then those', usual + strange.repeat(30) + usual],
])('%s are found in one piece as unit by unit', (_, text) => {
  expect(read([text])).toEqual(read(text))
})

test('a text is read the same however it is cut', () => {
  const word = fc.constantFrom('tea', 'Tea,', 'TEA', 'it’s', 'a-b', 'x--y', 'é', '😀', 'abcdefghijklmnop', '7', '_', '=', '')
  const gap = fc.constantFrom(' ', ' ', ' ', '  ', '\n', '\u3000', '.', '—')
  fc.assert(
    fc.property(fc.array(fc.tuple(word, gap)), fc.nat(400), (pairs, cut) => {
      const text = pairs.flat().join('')
      const place = text.charCodeAt(cut) >= 0xdc00 && text.charCodeAt(cut) < 0xe000 ? cut + 1 : cut
      const whole = read([text])
      expect(read([text.slice(0, place), text.slice(place)])).toEqual(whole)
      expect(read(text)).toEqual(whole)
    }),
    { numRuns: 500 },
  )
})
