import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PlainWords, plainLength } from './plain-words.ts'

function show(text: string): PlainWords {
  const words = new PlainWords()
  words.show(text, 0, text.length)
  return words
}

describe('of a window', () => {
  test.each([
    ['Tea Time', 'tea\0time', [3]],
    ['a1-B2_c', 'a1\0b2\0c', [2, 5]],
    ['é, \u212a 😀', '\0\0\0\0\0\0\0', [0, 1, 2, 3, 4, 5, 6]],
    ['', '', []],
  ])('%j the plain letters are %j and the others stand at %j', (text, letters, breaks) => {
    const words = show(text)
    expect(String.fromCharCode(...words.letters.subarray(0, text.length))).toBe(letters)
    expect([...words.breaks.subarray(0, breaks.length)]).toEqual(breaks)
    expect(words.breaks[breaks.length]).toBeGreaterThan(text.length)
  })
})

describe('a word', () => {
  test('is known by its letters, whatever follows and wherever it stands', () => {
    const words = show('green Greens GREEN')
    words.remember(0, 5, 7)
    expect([words.numberAt(0, 5), words.numberAt(6, 5), words.numberAt(13, 5)]).toEqual([7, 7, 7])
    expect([words.numberAt(0, 4), words.numberAt(6, 6)]).toEqual([-1, -1])
  })

  test.each(Array.from({ length: plainLength }, (_, i) => i + 1))('of %i letters is told from those that differ in one', (length) => {
    const all = 'abcdefghijkl'.slice(0, length)
    const others = Array.from(all, (_, i) => `${all.slice(0, i)}z${all.slice(i + 1)}`)
    const words = show([all, ...others].join(' '))
    words.remember(0, length, 0)
    expect(words.numberAt(0, length)).toBe(0)
    expect(others.map((_, i) => words.numberAt((i + 1) * (length + 1), length))).toEqual(others.map(() => -1))
  })

  test('has the number it was last given, or none where another took its slot', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z0-9]{1,12}$/), { minLength: 1, maxLength: 200 }), fc.nat(30_000), (list, first) => {
        const words = show(list.join(' '))
        const numbers = new Map<string, number>()
        let place = 0
        for (const word of list) {
          const found = words.numberAt(place, word.length)
          if (found >= 0) expect(found).toBe(numbers.get(word))
          const number = numbers.get(word) ?? first + numbers.size
          numbers.set(word, number)
          words.remember(place, word.length, number)
          expect(words.numberAt(place, word.length)).toBe(number)
          place += word.length + 1
        }
      }),
    )
  })
})
