import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textFileName, uniqueFileNames, withExtension } from './file-names.ts'

test.each([
  ['notes.txt', 'notes.txt'],
  ['.env', '.env'],
  ['Résumé 2024 (final).md', 'Résumé 2024 (final).md'],
  ['../../etc/passwd', 'passwd'],
  ['/etc/passwd', 'passwd'],
  ['C:\\Users\\me\\a.txt', 'a.txt'],
  ['..', 'file'],
  ['.', 'file'],
  ['', 'file'],
  ['folder/', 'file'],
  ['a:b?.txt', 'a_b_.txt'],
  ['a\u0000b\n.txt', 'a_b_.txt'],
  ['ends with dots...', 'ends with dots'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['console.log', 'console.log'],
])('%j is saved as %j', (name, safe) => {
  expect(uniqueFileNames([name])).toEqual([safe])
})

test.each([
  [
    ['a.txt', 'a.txt', 'a.txt'],
    ['a.txt', 'a (2).txt', 'a (3).txt'],
  ],
  [
    ['a.txt', 'a (2).txt', 'a.txt'],
    ['a.txt', 'a (2).txt', 'a (3).txt'],
  ],
  // The same file on systems that ignore case, and on macOS.
  [
    ['a.txt', 'A.TXT'],
    ['a.txt', 'A (2).TXT'],
  ],
  [
    ['é.txt', 'e\u0301.txt'],
    ['é.txt', 'e\u0301 (2).txt'],
  ],
  [
    ['.env', '.env'],
    ['.env', '.env (2)'],
  ],
])('%j become %j', (names, unique) => {
  expect(uniqueFileNames(names)).toEqual(unique)
})

test('any names become different names without a path', () => {
  const name = fc.oneof(fc.string(), fc.constantFrom('a', 'A', 'a.txt', 'a (2).txt', '..', '../a', '/a', 'x\\..\\a'))
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const unique = uniqueFileNames(names)
      expect(new Set(unique.map((safe) => safe.toLowerCase())).size).toBe(names.length)
      for (const safe of unique) {
        expect(safe).not.toMatch(/[/\\:]|[. ]$/)
        expect(safe).not.toBe('')
      }
    }),
  )
})

test.each([
  ['notes.md', 'notes.md.txt'],
  ['notes.txt', 'notes.txt'],
  ['NOTES.TXT', 'NOTES.TXT'],
  ['photo', 'photo.txt'],
])('the result of %j is called %j', (name, result) => {
  expect(withExtension(name, 'txt')).toBe(result)
})

test.each([
  ['thesis.docx', 'thesis.txt'],
  ['Thesis v2.PDF', 'Thesis v2.txt'],
  ['thesis', 'thesis.txt'],
  ['renamed.txt', 'renamed.txt'],
  ['chapter.1', 'chapter.1.txt'],
])('the text of %j is called %j', (name, result) => {
  expect(textFileName(name)).toBe(result)
})
