import { describe, expect, test } from 'vitest'
import { InputError } from '#core/tool/input-error.ts'
import { chooseAlphabets } from './alphabets.ts'

const noType = { uppercase: false, lowercase: false, digits: false, symbols: false }
const everyType = { uppercase: true, lowercase: true, digits: true, symbols: true }

describe('chooseAlphabets', () => {
  test.each([
    ['uppercase', 26, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    ['lowercase', 26, 'abcdefghijklmnopqrstuvwxyz'],
    ['digits', 10, '0123456789'],
    ['symbols', 26, '!@#$%^&*()_+-=[]{}|;:,.<>?'],
  ])('%s has %i characters: %s', (type, size, alphabet) => {
    expect(chooseAlphabets({ ...noType, [type]: true })).toEqual([alphabet])
    expect(new Set(alphabet).size).toBe(size)
  })

  test('includes N and n', () => {
    const [uppercase, lowercase] = chooseAlphabets(everyType)
    expect(uppercase).toContain('N')
    expect(lowercase).toContain('n')
  })

  test('assigns no character to two types', () => {
    const characters = Array.from(chooseAlphabets(everyType).join(''))
    expect(new Set(characters).size).toBe(characters.length)
  })

  test('excludes look-alikes and nothing else', () => {
    const pool = chooseAlphabets({ ...everyType, excludeLookAlikes: true }).join('')
    const excluded = Array.from(chooseAlphabets(everyType).join('')).filter((character) => !pool.includes(character))
    expect(excluded.join('')).toBe('IOlo01|')
  })

  test('rejects a choice without a type', () => {
    expect(() => chooseAlphabets(noType)).toThrow(new InputError('Please select at least one character type'))
  })
})
