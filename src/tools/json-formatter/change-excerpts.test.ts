import { expect, test } from 'vitest'
import { excerptsOf } from './change-excerpts.ts'

test.each([
  ["{'a': 1}", '{"a": 1}', { before: '{', original: "'a'", modified: '"a"', after: ': 1}' }],
  ['[1,]', '[1]', { before: '[1', original: ',', modified: '', after: ']' }],
  ['', '[1]', { before: '', original: '', modified: '[1]', after: '' }],
  ['aa', 'aaa', { before: 'aa', original: '', modified: 'a', after: '' }],
])('%j and %j', (original, modified, excerpts) => {
  expect(excerptsOf(original, modified)).toEqual(excerpts)
})

test('shortens long lines', () => {
  const [digits, letters] = ['1'.repeat(1000), 'a'.repeat(1000)]
  expect(excerptsOf(`${digits},${letters}${digits}`, `${digits}${letters}${digits}`)).toMatchObject({
    before: `…${'1'.repeat(60)}`,
    original: ',',
    after: `${'a'.repeat(60)}…`,
  })
  expect(excerptsOf(letters, digits).original).toBe(`${'a'.repeat(400)}…`)
})
