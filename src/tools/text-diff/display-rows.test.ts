import { expect, test } from 'vitest'
import { createEngineContext } from '#run/engine-context.ts'
import { compareAligned } from './aligned.ts'
import { compareByPosition } from './by-position.ts'
import { type DisplayRow, noteMoves, readLines, rowsOfChanges, toDisplayRows, unify } from './display-rows.ts'

function align(texts: { original: string; modified: string }) {
  return compareAligned(texts, undefined, { limit: 100, context: createEngineContext() })
}

function byPosition(source: { original: string; modified: string }) {
  return toDisplayRows(rowsOfChanges(compareByPosition(source, undefined, 10)), new Map(), source)
}

const texts = { original: 'a\nb\nc\nd\ne\nf\ng\nh\n', modified: 'a\nb\nc\nd\ne\nf\ng\nH\n' }

test('reveals the last lines of a gap above a change', () => {
  const { rows } = align(texts)
  const [gap] = rows
  if (gap?.kind !== 'skipped') throw new Error('no gap found')
  const closed = toDisplayRows(rows, new Map(), texts)
  expect(closed[0]).toEqual({ gap: { row: gap, count: 4 } })
  const opened = toDisplayRows(rows, new Map([[gap, 3]]), texts)
  expect(opened.slice(0, 4).map(({ left, gap: rest }) => left?.text ?? rest?.count)).toEqual([1, 'b', 'c', 'd'])
  expect(opened[2]?.right).toMatchObject({ text: 'c', originalLine: 3, modifiedLine: 3 })
  expect(toDisplayRows(rows, new Map([[gap, 4]]), texts).some((row) => row.gap)).toBe(false)
})

test('reveals the first lines of a gap below a change', () => {
  const source = { original: 'x\na\nb\nc\nd\ne\nf\n', modified: 'y\na\nb\nc\nd\ne\nf\n' }
  const { rows } = align(source)
  const gap = rows.at(-1)
  if (gap?.kind !== 'skipped') throw new Error('no gap found')
  const opened = toDisplayRows(rows, new Map([[gap, 1]]), source)
  expect(opened.slice(-2).map(({ left, gap: rest }) => left?.text ?? rest?.count)).toEqual(['d', 2])
})

test('unify puts removed lines before added ones', () => {
  const rows = unify(
    toDisplayRows(align({ original: 'x\na\nb\ny\n', modified: 'x\n1\n2\n3\ny\n' }).rows, new Map(), texts),
  )
  const lines = rows.map(({ left, right }) => `${left?.kind ?? right?.kind ?? ''} ${left?.text ?? right?.text ?? ''}`)
  expect(lines).toEqual(['same x', 'removed a', 'removed b', 'added 1', 'added 2', 'added 3', 'same y'])
})

test('when comparing by position, leaves a side blank if its text has no such line', () => {
  const rows = byPosition({ original: 'a', modified: 'b\nc' })
  expect(rows.map(({ left, right }) => [left?.text, right?.text])).toEqual([
    ['a', 'b'],
    [undefined, 'c'],
  ])
})

function changesOf(rows: readonly DisplayRow[]) {
  return rows.flatMap(({ startsChange, left, right }) => (startsChange ? [left?.text ?? right?.text] : []))
}

test('a change starts at the first of several lines that differ', () => {
  const source = { original: 'x\na\nb\ny\nc\nz\n', modified: 'x\nA\nB\nnew\ny\nz\n' }
  const aligned = toDisplayRows(align(source).rows, new Map(), source)
  expect(changesOf(aligned)).toEqual(['a', 'c'])
  expect(changesOf(unify(aligned))).toEqual(['a', 'c'])
})

test('when comparing by position, lines that do not follow each other are separate changes', () => {
  const source = { original: 'a\nb\nx\nc', modified: 'A\nB\nx\nC' }
  const rows = byPosition(source)
  expect(changesOf(rows)).toEqual(['a', 'c'])
  const unified = unify(rows)
  expect(changesOf(unified)).toEqual(['a', 'c'])
  expect(unified.map(({ left, right }) => left?.text ?? right?.text)).toEqual(['a', 'b', 'A', 'B', 'x', 'c', 'C'])
})

test('when comparing by position, unchanged lines can be revealed', () => {
  const source = { original: 'a\r\nb\nc\nd\nX\ne\nf\n\n', modified: 'a\nb\nc\nd\nY\ne\nf' }
  const rows = rowsOfChanges(compareByPosition(source, undefined, 10))
  const [gap] = rows
  if (gap?.kind !== 'skipped') throw new Error('no gap found')
  const textsOf = (shown: readonly DisplayRow[]) => shown.map((row) => row.left?.text.trim() ?? row.gap?.count)
  expect(textsOf(toDisplayRows(rows, new Map(), source))).toEqual([4, 'X', 'e', 'f'])
  expect(textsOf(toDisplayRows(rows, new Map([[gap, 4]]), source))).toEqual(['a', 'b', 'c', 'd', 'X', 'e', 'f'])
})

test('notes where a line was moved', () => {
  const source = {
    original: 'moved line\n}\none\ntwo\nthree\nfour\n',
    modified: 'one\ntwo\nthree\nfour\nmoved line\n}\n',
  }
  const rows = noteMoves(toDisplayRows(align(source).rows, new Map(), source))
  expect(rows.flatMap(({ left, right }) => left?.move ?? right?.move ?? [])).toEqual([
    'moved to line 5',
    'moved from line 1',
  ])
})

test.each<[readonly string[], number, number, string[]]>([
  [['a\nb\nc\n'], 0, 2, ['a', 'b']],
  [['a\nb\nc\n'], 2, 9, ['b', 'c']],
  [['a\nb\nc'], 4, 1, ['c']],
  [['a\nb', 'b\n', 'c\nd'], 2, 2, ['bb', 'c']],
  [['a\n', '\n', '\nb'], 2, 3, ['', '', 'b']],
  [['ab', 'cd', 'ef\n'], 1, 1, ['bcdef']],
])('readLines(%j, %i, %i) returns %j', (chunks, start, count, lines) => {
  const source = { length: chunks.join('').length, chunks: () => chunks }
  expect(readLines(source, start, count)).toEqual(lines)
  expect(readLines(chunks.join(''), start, count)).toEqual(lines)
})
