import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eachSentence } from './sentences.ts'

// Passages from five books in the public domain. A reader has marked each end of a sentence with a vertical bar.
const passages = readFileSync(new URL('sentence-ends.txt', import.meta.url), 'utf8')
  .split(/^= /m)
  .slice(1)
  .map((passage) => passage.replace(/\n*$/, '').split('\n\n'))
  .map(([title = '', ...paragraphs]) => ({ title, marked: paragraphs.join('\n\n') }))

function markedEnds(marked: string): Set<number> {
  const ends = new Set<number>()
  let end = 0
  for (const sentence of marked.split('|').slice(0, -1)) ends.add((end += sentence.length))
  return ends
}

function foundEnds(text: string): Set<number> {
  const ends = new Set<number>()
  eachSentence(text, (_, end) => ends.add(end))
  return ends
}

test('agrees with a reader on 98 % of 200 sentence ends in five books', () => {
  let total = 0
  const differences: string[] = []
  for (const { title, marked } of passages) {
    const text = marked.replaceAll('|', '')
    const expected = markedEnds(marked)
    const found = foundEnds(text)
    total += expected.size
    for (const end of [...expected, ...found]) {
      if (!expected.has(end) || !found.has(end)) differences.push(`${title}: ${text.slice(Math.max(0, end - 20), end)}`)
    }
  }
  expect(passages).toHaveLength(5)
  expect(total).toBeGreaterThanOrEqual(200)
  expect(differences.length, differences.join('\n')).toBeLessThanOrEqual(0.02 * total)
})

/** Breaks the text into lines of at most this many characters. */
function wrap(text: string, width: number): string {
  return text.replaceAll(new RegExp(`(.{1,${String(width)}})(?: |$)`, 'gmu'), '$1\n').trimEnd()
}

test.each([40, 60, 66, 72, 80, 100])('finds the same sentences in lines of %i characters', (width) => {
  const sentencesOf = (text: string) => {
    const sentences: string[] = []
    eachSentence(text, (start, end) => sentences.push(text.slice(start, end).replaceAll('\n', ' ')))
    return sentences
  }
  for (const { marked } of passages) {
    for (const paragraph of marked.replaceAll('|', '').split('\n\n')) {
      const onOneLine = paragraph.replaceAll('\n', ' ')
      expect(sentencesOf(wrap(onOneLine, width))).toEqual(sentencesOf(onOneLine))
    }
  }
})
