import { wordlist } from '@scure/bip39/wordlists/english.js'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/tool/input-error.ts'
import { initialOptions, type OptionValues } from '#core/tool/options.ts'
import { seededRandom } from '#core/random/seeded-random.ts'
import { chooseAlphabets } from '#core/random/alphabets.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'
import { exampleSeed } from '#core/tool/manifest.ts'
import { engine } from './engine.ts'
import { countPasswords, drawPassword } from './password.ts'
import { enoughBits, judgeStrength, strengths } from './strength.ts'
import { tool } from './tool.ts'

type Settings = OptionValues<typeof tool.options>

/** The engine uses only the random source. */
function seededContext(seed: number) {
  return { random: seededRandom(seed) } as EngineContext
}

function generate(settings: Partial<Settings> = {}, seed = exampleSeed) {
  return engine.run({}, { ...initialOptions(tool.options), ...settings }, seededContext(seed))
}

const everyKind = { uppercase: true, lowercase: true, digits: true, symbols: true, excludeLookAlikes: false }
const noKind = { uppercase: false, lowercase: false, digits: false, symbols: false }

/** The 15 ways to select at least one kind. */
const choices = Array.from({ length: 15 }, (_, i) => ({
  uppercase: ((i + 1) & 1) > 0,
  lowercase: ((i + 1) & 2) > 0,
  digits: ((i + 1) & 4) > 0,
  symbols: ((i + 1) & 8) > 0,
}))

const patterns = { uppercase: /[A-Z]/, lowercase: /[a-z]/, digits: /[0-9]/, symbols: /[^A-Za-z0-9]/ }

function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, i) => sum + (count - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 0), 0)
}

/** Generates every string of this length. */
function allStrings(pool: readonly string[], length: number): string[] {
  if (length === 0) return ['']
  return allStrings(pool, length - 1).flatMap((start) => pool.map((character) => start + character))
}

function validPasswords(alphabets: readonly string[], length: number): string[] {
  return allStrings(Array.from(alphabets.join('')), length).filter((text) =>
    alphabets.every((alphabet) => Array.from(alphabet).some((character) => text.includes(character))),
  )
}

describe('password', () => {
  test.each(choices)(
    'contains characters of every selected kind and no others, at every length: %o',
    async (choice) => {
      const kinds = Object.entries(choice)
      for (let length = 4; length <= 64; length++) {
        for (const excludeLookAlikes of [false, true]) {
          const { passwords } = await generate({ ...choice, length, excludeLookAlikes }, length)
          const [password = ''] = passwords
          expect(password).toHaveLength(length)
          for (const [kind, isChosen] of kinds) {
            expect(patterns[kind as keyof typeof patterns].test(password), `${kind} in ${password}`).toBe(isChosen)
          }
          const pool = chooseAlphabets({ ...choice, excludeLookAlikes }).join('')
          expect(Array.from(password).filter((character) => !pool.includes(character))).toEqual([])
        }
      }
    },
  )

  test('contains no look-alikes if they are excluded', async () => {
    const { text } = await generate({ excludeLookAlikes: true, length: 64, count: 100 })
    expect(text).not.toMatch(/[0Oo1lI|]/)
  })

  test('may contain any look-alike if they are allowed', async () => {
    const { text } = await generate({ length: 64, count: 100 })
    expect(Array.from('0Oo1lI|').filter((character) => !text.includes(character))).toEqual([])
  })

  test('contains only the symbols that were typed', async () => {
    const result = await generate({ symbolSet: 'a!! #é', length: 64, count: 100 })
    expect(new Set(result.text.match(/[^a-z\d\n]/gi))).toEqual(new Set(['!', '#']))
    expect(result.poolSize).toBe(64)
    expect((await generate({ symbols: false, symbolSet: '!' })).poolSize).toBe(62)
    await expect(generate({ symbolSet: 'abc' })).rejects.toThrow('Type at least one symbol, such as ! or #')
  })

  test('is rejected if no kind is selected', async () => {
    const error = new InputError('Please select at least one character type')
    await expect(generate(noKind)).rejects.toStrictEqual(error)
  })

  test('throws instead of looping forever if the length is too short for all kinds', () => {
    const unusedContext = {
      random(): never {
        throw new Error('the random source was used')
      },
    }
    expect(() => drawPassword(['a', 'b', 'c'], 2, unusedContext)).toThrow(RangeError)
  })
})

describe('every valid password is equally likely', () => {
  // The last number is the chi-square limit at the 0.1% significance level.
  test.each([
    [['ab', 'c'], 3, 18, 40.8],
    [['a', 'b', 'c'], 4, 36, 66.6],
    [['abc', 'd', 'e'], 3, 18, 40.8],
  ])('alphabets %j, length %i: all %i passwords', (alphabets, length, size, limit) => {
    const valid = validPasswords(alphabets, length)
    expect(valid).toHaveLength(size)
    const counts = new Map(valid.map((password) => [password, 0]))
    const context = seededContext(1)
    for (let i = 0; i < 300 * size; i++) {
      const password = drawPassword(alphabets, length, context)
      counts.set(password, (counts.get(password) ?? 0) + 1)
    }
    expect(counts.size).toBe(size)
    expect(
      chiSquare(
        [...counts.values()],
        valid.map(() => 300),
      ),
    ).toBeLessThan(limit)
  })

  const length = 6
  const draws = 15_000
  const alphabets = chooseAlphabets(everyKind)
  const sizes = alphabets.map((alphabet) => alphabet.length)
  const pool = Array.from(alphabets.join(''))

  /** Expected count of each character at any index, if every valid password is equally likely. */
  const expected = alphabets.flatMap((alphabet, kind) => {
    // The other characters include every kind, or every kind except the kind of this character.
    const others = sizes.filter((_, i) => i !== kind)
    const rest = countPasswords(sizes, length - 1) + countPasswords(others, length - 1)
    return Array.from(alphabet).map(() => (draws * Number(rest)) / Number(countPasswords(sizes, length)))
  })

  test.each([
    ['first', 0],
    ['last', length - 1],
  ])('draws each %s character as often as expected', (_, index) => {
    expect(expected.reduce((sum, count) => sum + count, 0)).toBeCloseTo(draws)
    const counts = new Map(pool.map((character) => [character, 0]))
    const context = seededContext(1)
    for (let i = 0; i < draws; i++) {
      const character = drawPassword(alphabets, length, context).charAt(index)
      counts.set(character, (counts.get(character) ?? 0) + 1)
    }
    expect(chiSquare([...counts.values()], expected)).toBeLessThan(133.5)
  })
})

describe('entropy', () => {
  test.each([
    [['a']],
    [['abc']],
    [['a', 'b']],
    [['ab', 'c']],
    [['a', 'b', 'c']],
    [['abc', 'de', 'f']],
    [['ab', 'cd', 'e', 'f']],
  ])('counts exactly the passwords that %j allow', (alphabets) => {
    const sizes = alphabets.map((alphabet) => alphabet.length)
    for (let length = 1; length <= 5; length++) {
      expect(countPasswords(sizes, length)).toBe(BigInt(validPasswords(alphabets, length).length))
    }
  })

  test.each([
    // One character of each kind, in any of 24 orders: 24 · 26 · 26 · 10 · 26, far fewer than 88⁴.
    [{ length: 4 }, 22],
    [{ ...noKind, digits: true, length: 4 }, 13.3],
    [{ ...noKind, lowercase: true, length: 16 }, 75.2],
    [{}, 103.1],
    [{ excludeLookAlikes: true }, 101.1],
    [{ length: 64 }, 413.4],
    [{ kind: 'passphrase' }, 88],
    [{ kind: 'passphrase', words: 6 }, 66],
    [{ kind: 'passphrase', words: 3 }, 33],
    [{ kind: 'passphrase', words: 12 }, 132],
    [{ count: 100 }, 103.1],
  ] as const)('with %o is %d bits', async (settings, bits) => {
    expect((await generate(settings)).entropy).toBe(bits)
  })

  test.each([
    [0, 'Very weak'],
    [39.9, 'Very weak'],
    [40, 'Weak'],
    [64.9, 'Weak'],
    [65, 'Fair'],
    [79.9, 'Fair'],
    [80, 'Strong'],
    [99.9, 'Strong'],
    [100, 'Very strong'],
    [413.4, 'Very strong'],
  ])('of %d bits is rated %s', (bits, rating) => {
    expect(judgeStrength(bits)).toBe(rating)
  })

  // At 10¹² guesses per second for each machine.
  test.each([
    ['Weak', 1, 1 / 31_557_600],
    ['Fair', 1, 1],
    ['Strong', 1000, 30],
    ['Very strong', 1_000_000, 30_000],
  ])('is rated %s if %i machines need more than %d years', (rating, machines, years) => {
    const bits = strengths.find((strength) => strength.rating === rating)?.from ?? 0
    expect(2 ** bits / (machines * 1e12 * 31_557_600)).toBeGreaterThan(years)
  })

  test('reaches the best rating before the meter is full', () => {
    expect(judgeStrength(enoughBits - 1)).toBe('Very strong')
  })

  test('is returned with its rating', async () => {
    expect(await generate()).toMatchObject({ entropy: 103.1, strength: 'Very strong' })
    expect(await generate({ kind: 'passphrase', words: 6 })).toMatchObject({ entropy: 66, strength: 'Fair' })
  })

  test('of a passphrase is rated strong by default, with the fewest words that are', async () => {
    const { words } = initialOptions(tool.options)
    expect(await generate({ kind: 'passphrase' })).toMatchObject({ strength: 'Strong', drawn: words })
    expect((await generate({ kind: 'passphrase', words: words - 1 })).strength).toBe('Fair')
  })

  test.each([
    [{}, 16, 88],
    [{ ...noKind, digits: true, length: 4 }, 4, 10],
    [{ excludeLookAlikes: true, length: 20 }, 20, 81],
    [{ kind: 'passphrase', words: 5 }, 5, 2048],
  ] as const)('with %o is that of %i draws from %i', async (settings, drawn, poolSize) => {
    expect(await generate(settings)).toMatchObject({ drawn, poolSize })
  })
})

describe('passphrase', () => {
  test('draws from 2048 different words of lowercase letters', () => {
    expect(new Set(wordlist).size).toBe(2048)
    expect(wordlist.filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
  })

  test.each([3, 6, 12])('has %i words from the list', async (words) => {
    const { passwords } = await generate({ kind: 'passphrase', words, count: 100 })
    for (const passphrase of passwords) {
      const parts = passphrase.split('-')
      expect(parts).toHaveLength(words)
      expect(parts.filter((part) => !wordlist.includes(part))).toEqual([])
    }
  })

  test.each(['-', '.', '_', ',', ' '] as const)('can be separated by: %j', async (separator) => {
    const { text } = await generate({ kind: 'passphrase', words: 6, separator })
    expect(text).toBe('leisure-argue-easy-bind-canoe-hockey'.replaceAll('-', separator))
  })

  test('without a separator, every word has a capital', async () => {
    const { text, entropy } = await generate({ kind: 'passphrase', words: 6, separator: 'none' })
    expect(text).toBe('LeisureArgueEasyBindCanoeHockey')
    expect(entropy).toBe(66)
  })

  test('can have capitals and a digit after one of the words', async () => {
    const { passwords, entropy } = await generate({
      ...{ kind: 'passphrase', words: 6, count: 100, capitalize: true, digit: true, separator: ' ' },
    })
    for (const passphrase of passwords) {
      expect(passphrase).toMatch(/^(?:[A-Z][a-z]+\d? ?){6}$/)
      expect(passphrase.match(/\d/g)).toHaveLength(1)
    }
    expect(
      new Set(passwords.map((passphrase) => passphrase.split(' ').findIndex((word) => /\d/.test(word)))).size,
    ).toBe(6)
    expect(entropy).toBe(71.9)
  })

  test('can contain a word twice', async () => {
    const { passwords } = await generate({ kind: 'passphrase', words: 12, count: 100 })
    expect(passwords.some((passphrase) => new Set(passphrase.split('-')).size < 12)).toBe(true)
  })

  test('can be generated even if no kind of character is selected', async () => {
    expect((await generate({ ...noKind, kind: 'passphrase' })).passwords).toHaveLength(1)
  })
})

describe('several passwords', () => {
  test.each(['password', 'passphrase'] as const)('are on separate lines, one per %s', async (kind) => {
    const result = await generate({ kind, count: 100 })
    expect(result.passwords).toHaveLength(100)
    expect(new Set(result.passwords).size).toBe(100)
    expect(result.text.split('\n')).toEqual(result.passwords)
    expect(engine.print(result)).toBe(result.text)
  })
})

test('the same seed gives the same password, and a different seed gives a different one', async () => {
  expect(await generate({}, 7)).toEqual(await generate({}, 7))
  expect((await generate({}, 7)).text).not.toBe((await generate({}, 8)).text)
})
