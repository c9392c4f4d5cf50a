import { describe, expect, test } from 'vitest'
import { FillerWriter } from './filler-writer.ts'

describe('FillerWriter', () => {
  const list = ['ut', 'enim', 'ad', 'sed', 'do', 'ea']
  const writer = new FillerWriter(list)

  test('writes capitalized sentences of the given sizes, in paragraphs of the given sizes', () => {
    expect(writer.writeParagraphs(Int32Array.of(0, 1, 2, 3, 4, 5), [2, 1, 3], [2, 1])).toEqual([
      'Ut enim. Ad.',
      'Sed do ea.',
    ])
  })

  test('writes an empty paragraph for a size of 0', () => {
    expect(writer.writeParagraphs(Int32Array.of(5), [1], [0, 1])).toEqual(['', 'Ea.'])
  })

  test.each(['sixteenlettersxx', 'née', 'Ut', ''])('rejects the word %j', (word) => {
    expect(() => new FillerWriter([word])).toThrow(RangeError)
  })

  test('writes a long sentence', () => {
    const indexes = Int32Array.from({ length: 5000 }, (_, i) => i % 6)
    const words = Array.from(indexes, (index) => list[index]).join(' ')
    expect(writer.writeParagraphs(indexes, [5000], [1])).toEqual([`U${words.slice(1)}.`])
  })
})
