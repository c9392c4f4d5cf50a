import { expect, test } from 'vitest'
import { hintAtUnicodeWords, splitsWord } from './unicode-words.ts'

const raw = String.raw

test.each([
  [raw`\bZoë\b`, 'Zoë Zoën, Zoë', ['Zoë', 'Zoë']],
  [raw`\b\w+\b`, 'Zoë à नमस्ते_1', ['Zoë', 'à', 'नमस्ते_1']],
  [raw`\b(?:é|à)\b`, 'é à éa', ['é', 'à']],
  [raw`[\w-]+@`, 'zoë-b@', ['zoë-b@']],
  [raw`\W+`, 'é, é', [', ']],
  [raw`-\b-?é`, '-é --é', ['-é', '-é']],
  [raw`\\b\[\w\]`, raw`\b[é] \b[-]`, [raw`\b[é]`]],
])('%s finds whole words with all letters', (pattern, text, matches) => {
  const { pattern: written = '', flags } = hintAtUnicodeWords(pattern, 'g').fix ?? {}
  expect(text.match(new RegExp(written, flags))).toEqual(matches)
})

test('boundaries are short if it is clear on which side the word is', () => {
  const { fix } = hintAtUnicodeWords(raw`\bZoë\b`, 'gv')
  expect(fix).toMatchObject({ pattern: raw`(?<![\p{L}\p{M}\p{N}_])Zoë(?![\p{L}\p{M}\p{N}_])`, flags: 'gv' })
})

test('a pattern that is not valid with the flag u has no fix', () => {
  expect(hintAtUnicodeWords(raw`\w\-`, 'g').fix).toBeUndefined()
})

test.each([
  ['Zoë', 2, true],
  ['élan', 1, true],
  ['Zoe', 2, false],
  ['é é', 1, false],
  ['é', 0, false],
  ['éa', 2, false],
  ['a→', 1, false],
])('whether %s is split at %i: %s', (text, offset, isSplit) => {
  expect(splitsWord(text, offset)).toBe(isSplit)
})
