import { expect, test } from 'vitest'
import { createEngineContext } from '#run/engine-context.ts'
import { compareAligned } from './aligned.ts'
import { compareByPosition } from './by-position.ts'
import type { Row, Sides } from './rows.ts'
import { arrangeRows, findMoves, type LineComparison, revealLines } from './shown-rows.ts'

type Texts = Sides<string>

const options = { ignoreCase: false, ignoreSpace: false, limit: 100 }

type Comparison = LineComparison & { texts: Texts }

function align(texts: Texts): Comparison {
  return { ...compareAligned(texts, options, createEngineContext()), texts }
}

function compareLines(texts: Texts): Comparison {
  return { ...compareByPosition(texts, options), texts }
}

/** Reveals lines of the first skipped row. */
function reveal(comparison: Comparison, count: number): readonly Row[] {
  const { rows } = comparison
  const first = rows.find(({ kind }) => kind === 'skipped')
  return revealLines(comparison, rows, (row) => (row === first ? count : 0))
}

function show(rows: readonly Row[]) {
  return rows.map((row) => (row.kind === 'skipped' ? row.count : (row.original ?? row.modified)?.trim()))
}

test('reveals the last lines of a gap above a change', () => {
  const comparison = align({ original: 'a\nb\nc\nd\ne\nf\ng\nh\n', modified: 'a\nb\nc\nd\ne\nf\ng\nH\n' })
  expect(show(comparison.rows).slice(0, 2)).toEqual([4, 'e'])
  const revealed = reveal(comparison, 3)
  expect(show(revealed).slice(0, 4)).toEqual([1, 'b', 'c', 'd'])
  expect(revealed[2]).toMatchObject({ modified: 'c', originalLine: 3, modifiedLine: 3 })
  expect(show(reveal(comparison, 20)).slice(0, 5)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('reveals the first lines of a gap below a change', () => {
  const comparison = align({ original: 'x\na\nb\nc\nd\ne\nf\n', modified: 'y\na\nb\nc\nd\ne\nf\n' })
  const revealed = reveal(comparison, 1)
  expect(show(revealed).slice(-2)).toEqual(['d', 2])
  expect(show(revealLines(comparison, revealed, ({ count }) => count)).slice(-3)).toEqual(['d', 'e', 'f'])
})

test('unified rows show removed lines before added ones', () => {
  const { rows } = align({ original: 'x\na\nb\ny\n', modified: 'x\n1\n2\n3\ny\n' })
  const lines = arrangeRows(rows, 'unified').map(
    ({ row, sides: [side] }) => (row.kind !== 'skipped' && side && row[side]) ?? '',
  )
  expect(lines).toEqual(['x', 'a', 'b', '1', '2', '3', 'y'])
})

test('when comparing by position, leaves a side blank if its text has no such line', () => {
  expect(compareLines({ original: 'a', modified: 'b\nc' }).rows).toEqual([
    { kind: 'changed', originalLine: 1, original: 'a', modifiedLine: 1, modified: 'b' },
    { kind: 'added', modifiedLine: 2, modified: 'c' },
  ])
})

test.each<[string, (texts: Texts) => Comparison, Texts]>([
  ['aligned', align, { original: 'x\na\nb\ny\nc\nz\n', modified: 'x\nA\nB\nnew\ny\nz\n' }],
  ['by position', compareLines, { original: 'a\nb\nx\nc', modified: 'A\nB\nx\nC' }],
])('%s, a change starts at the first of several lines that differ', (_, compare, texts) => {
  const { rows } = compare(texts)
  for (const layout of ['side', 'unified'] as const) {
    const starts = arrangeRows(rows, layout).flatMap(({ row, startsChange }) => (startsChange ? [row] : []))
    expect(show(starts)).toEqual(['a', 'c'])
  }
})

test('when comparing by position, unchanged lines can be revealed', () => {
  const comparison = compareLines({
    original: 'a\r\nb\rc\nd\nX\ne\nf\n\n',
    modified: 'a\nb\nc\nd\nY\ne\nf',
  })
  expect(show(comparison.rows)).toEqual([4, 'X', 'e', 'f'])
  expect(show(reveal(comparison, 4))).toEqual(['a', 'b', 'c', 'd', 'X', 'e', 'f'])
})

test('finds lines that were moved, but not lines that were only indented', () => {
  const comparison = align({
    original: 'moved line\n}\none\ntwo\nthree\nfour\nindented line\n',
    modified: 'one\ntwo\nthree\nfour\n  indented line\nmoved line\n}\n',
  })
  expect([...findMoves(comparison.rows)]).toEqual([['moved line', { original: 1, modified: 6 }]])
})
