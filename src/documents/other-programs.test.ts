import { diffArrays } from 'diff'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'

/** Documents that other programs made of the same texts. `notes.pandoc.docx` has the text of `notes.txt`. */
const folder = process.env['DOCUMENTS'] ?? join(import.meta.dirname, '../../test/documents')

const documents = readdirSync(folder).filter((file) => !file.endsWith('.txt'))

/**
 * Single digits number lists and notes, which only some formats have as text. The arrows back to the text are of pandoc’s
 * books.
 */
function wordsOf(text: string): string[] {
  const words = text.normalize('NFKC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return words.filter((word) => !/^(?:\d|\uFE0E)$/.test(word))
}

/** Returns how many words are the same in both texts, in the same order, as a part of 1. */
function sameWords(found: string, expected: string): number {
  const [one, other] = [wordsOf(found), wordsOf(expected)]
  const same = diffArrays(one, other).filter(({ added, removed }) => !added && !removed)
  return same.reduce((sum, { value }) => sum + value.length, 0) / Math.max(one.length, other.length)
}

test('there are documents of several programs and in all formats', () => {
  const [programs, formats] = [1, 2].map((index) => new Set(documents.map((file) => file.split('.')[index])))
  expect(documents.length).toBeGreaterThanOrEqual(40)
  expect(programs?.size).toBeGreaterThanOrEqual(6)
  expect(formats).toEqual(new Set(['docx', 'odt', 'epub', 'rtf', 'pdf']))
})

test.each(documents)('%s has the words of its text', async (file) => {
  const [name = ''] = file.split('.')
  const { kind, text } = await readDocument(readFileSync(join(folder, file)))
  expect(file.endsWith(kind)).toBe(true)
  const expected = readFileSync(join(folder, `${name}.txt`), 'utf8')
  expect(sameWords(text, expected)).toBeGreaterThanOrEqual(kind === 'pdf' ? 0.98 : 0.995)
})
