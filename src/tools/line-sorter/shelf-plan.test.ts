import { describe, expect, test } from 'vitest'
import { seededRandom } from '#core/seeded-random.ts'
import { byteOf, byteRanks } from './collation.ts'
import { lastWords } from './keys.ts'
import { allAlike, ShelfPlan } from './shelf-plan.ts'

/** The key as it is on a shelf, with its line feed. */
function bytesOf(key: string): Uint8Array {
  return Uint8Array.from(`${key}\n`, (character) => byteOf[character.charCodeAt(0)] as number)
}

/** How the key is ordered. */
function ranksOf(key: string): string {
  return String.fromCharCode(...bytesOf(key).map((byte) => byteRanks[byte] as number).subarray(0, -1))
}

/** So many words that shelves are divided several times. */
function randomWords(beginnings: readonly string[]): string[] {
  const bytes = seededRandom(7)(100_000)
  return Array.from({ length: 25_000 }, (_, i) => {
    const [first, second, third, fourth] = bytes.subarray(4 * i, 4 * i + 4) as unknown as [number, number, number, number]
    const beginning = beginnings[first % beginnings.length] as string
    return beginning + (second + 256 * third).toString(36).slice(0, fourth % 5)
  })
}

/** What goes on each shelf. */
function shelve(plan: ShelfPlan, keys: readonly string[]): string[][] {
  const shelves = plan.alike.map((): string[] => [])
  for (const key of keys) shelves[plan.shelfFor(bytesOf(key), 0)]?.push(key)
  return shelves
}

describe.each<[string, string[]]>([
  ['words', ['', 'a', 'The ', 'the', 'é', 'zebra']],
  ['words that begin alike', ['https://example.org/', 'https://example.com/', 'HTTPS://EXAMPLE.COM/é']],
  ['words alike in more than is looked at', ['-'.repeat(70), `${'-'.repeat(70)}a`]],
  ['one word again and again', ['-'.repeat(40)]],
])('%s', (_, beginnings) => {
  const keys = randomWords(beginnings)
  // Half of them are not in the text.
  const plan = new ShelfPlan(keys.slice(0, keys.length / 2).join('\n'), undefined)
  const shelves = shelve(plan, keys)

  test('no key is lost, and shelves are in order', () => {
    expect(shelves.flat()).toHaveLength(keys.length)
    const inOrder = shelves.map((shelf) => shelf.map(ranksOf).sort())
    expect(inOrder.flat().join('\n') === keys.map(ranksOf).sort().join('\n')).toBe(true)
  })

  test('keys on one shelf begin alike', () => {
    for (const [shelf, held] of shelves.entries()) {
      const alike = plan.alike[shelf] as number
      const beginningsHeld = held.map((key) => ranksOf(key).slice(0, alike === allAlike ? undefined : alike))
      expect(new Set(beginningsHeld).size).toBeLessThanOrEqual(1)
    }
  })
})

test('shelves hold about as much, however alike lines begin', () => {
  const keys = randomWords(['https://example.org/', 'https://example.com/'])
  const plan = new ShelfPlan(keys.join('\n'), undefined)
  const held = shelve(plan, keys).map((shelf) => shelf.join('\n').length)
  expect(held.length).toBeGreaterThan(10)
  expect(Math.max(...held)).toBeLessThan(3 * 32_768)
})

test('shelves are for keys, if lines are not their own', () => {
  const keys = randomWords(['a', 'b', 'c'])
  const plan = new ShelfPlan(keys.map((key) => `always alike ${key}`).join('\n'), lastWords)
  expect(Math.max(...shelve(plan, keys).map((shelf) => shelf.length))).toBeLessThan(keys.length / 3)
})

test.each(['', '\n', 'a', '東', 'a'.repeat(5_000_000)])('a text with nothing to divide', (text) => {
  expect(new ShelfPlan(text, undefined).alike).toEqual([0])
})
