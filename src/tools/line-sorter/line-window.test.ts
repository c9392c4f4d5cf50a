import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LineWindow, longestStretch, plain, ranked, unranked } from './line-window.ts'

/** What a window knows of each line: where it ends, and its kind. */
function read(text: string, window = new LineWindow(), start = 0, end = text.length): (readonly [number, number])[] {
  const count = window.read(text, start, end)
  return Array.from({ length: count }, (_, line) => [window.ends[line] as number, window.kinds[line] as number])
}

describe('lines', () => {
  test.each<[string, [number, number][]]>([
    ['', [[1, plain]]],
    ['\n', [[1, plain]]],
    ['a', [[2, plain]]],
    ['a\n', [[2, plain]]],
    ['\n\n\n\n\n', [[1, plain], [2, plain], [3, plain], [4, plain], [5, plain]]],
    ['tab\there\n', [[9, plain]]],
    ['~\n\x7f\n~', [[2, plain], [4, unranked], [6, plain]]],
    ['\0ab\nab', [[4, unranked], [7, plain]]],
    ['née\nnee', [[4, ranked], [8, plain]]],
    ['“é”\x01', [[5, unranked]]],
    ['東\na', [[2, unranked], [4, plain]]],
    ['👍 a\nb', [[5, unranked], [7, plain]]],
    ['\ud83d', [[2, unranked]]],
  ])('%j', (text, lines) => expect(read(text)).toEqual(lines))

  test('ASCII is kept as it is, others have the rank of their letter', () => {
    const window = new LineWindow()
    window.read('eé', 0, 2)
    const [plainByte, other] = window.bytes
    expect(plainByte).toBe(0x65)
    expect(other).toBeGreaterThan(0x7f)
  })

  test('whatever was read before', () => {
    const kindOf = (line: string) => {
      if (/^[\t\x20-\x7e]*$/.test(line)) return plain
      return /^[\t\x20-\x7eéÀ’]*$/.test(line) ? ranked : unranked
    }
    const window = new LineWindow()
    const unit = fc.constantFrom('a', 'b ', '\n', '\t', 'é', 'À', '’', '\x02', '\x7f', '東', '👍')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        const lines = `<${text}`.replace(/\n$/, '').split('\n')
        const ends = lines.map((_, i) => lines.slice(0, i + 1).join('\n').length + 1)
        expect(read(`before\n<${text}`, window, 7)).toEqual(lines.map((line, i) => [ends[i], kindOf(line)]))
      }),
    )
  })
})

test('a line that is longer than a stretch is read too', () => {
  const long = 'b'.repeat(2 * longestStretch)
  expect(read(`${long}\n`)).toEqual([[long.length + 1, plain]])
})
