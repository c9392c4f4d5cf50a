import { applyPatch, diffArrays, parsePatch } from 'diff'
import fc from 'fast-check'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { initialOptions, type OptionValues } from '#core/tool/options.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { engine } from './engine.ts'
import { type Differences, countDifferences } from './result.ts'
import { createFold } from './fold.ts'
import type { Row } from './rows.ts'
import { tool } from './tool.ts'

type Options = OptionValues<typeof tool.options>
type Aligned = Extract<Differences, { mode: 'aligned' }>
type ByPosition = Extract<Differences, { mode: 'position' }>

const context = createEngineContext()

function compare(original: string, modified: string, options: Partial<Options> = {}): ByPosition {
  return engine.run({ original, modified }, { ...initialOptions(tool.options), ...options }, context) as ByPosition
}

function align(original: string, modified: string, options: Partial<Options> = {}): Aligned {
  const alignedOptions = { ...initialOptions(tool.options), ...options, mode: 'aligned' } as const
  return engine.run({ original, modified }, alignedOptions, context) as Aligned
}

/** Applies the patch with an independent implementation. */
function apply(patch: string, text: string): string | false {
  return patch === '' ? text : applyPatch(text, patch, { autoConvertLineEndings: false })
}

describe('by position', () => {
  test.each<[string, string, [number, string, string][]]>([
    ['', '', []],
    ['a', 'a', []],
    ['a', 'b', [[1, 'a', 'b']]],
    ['a\nb\nc', 'a\nB\nc', [[2, 'b', 'B']]],
    ['a', 'a\nb', [[2, '', 'b']]],
    ['a\nb', 'a', [[2, 'b', '']]],
    ['', 'a', [[1, '', 'a']]],
    ['a', '', [[1, 'a', '']]],
    ['a\n\nb', 'a', [[3, 'b', '']]],
    // A line inserted at the top changes every line.
    [
      'a\nb',
      'new\na\nb',
      [
        [1, 'a', 'new'],
        [2, 'b', 'a'],
        [3, '', 'b'],
      ],
    ],
    ['a\r\nb', 'a\nb', []],
    ['a\rb', 'a\nc', [[2, 'b', 'c']]],
    ['a ', 'a', [[1, 'a ', 'a']]],
    ['a\u00a0b', 'a b', [[1, 'a\u00a0b', 'a b']]],
    ['caf\u00e9', 'cafe\u0301', [[1, 'caf\u00e9', 'cafe\u0301']]],
    ['👩‍👩‍👧', '👩‍👩‍👦', [[1, '👩‍👩‍👧', '👩‍👩‍👦']]],
    ['שלום\nعالم', 'שלום\nعَالم', [[2, 'عالم', 'عَالم']]],
    ['constructor', '__proto__', [[1, 'constructor', '__proto__']]],
  ])('compares %j and %j', (original, modified, changes) => {
    expect(compare(original, modified).changes).toEqual(
      changes.map(([line, was, is]) => ({ line, original: was, modified: is })),
    )
  })

  test('counts changed, added and removed lines', () => {
    expect(compare('a\nb\nc\nd', 'a\nB')).toMatchObject({ changed: 1, added: 0, removed: 2, unchanged: 1 })
    expect(compare('a', 'b\nc\nd')).toMatchObject({ changed: 1, added: 2, removed: 0, unchanged: 0 })
  })

  test('counts an empty line that only one text has as neither changed nor unchanged', () => {
    expect(compare('a\n', 'a')).toMatchObject({ changed: 0, added: 0, removed: 0, unchanged: 1 })
  })

  test('lists changes up to the limit but counts all of them', () => {
    const found = compare('a\nb\nc', 'x\ny\nz', { limit: 2 })
    expect(found.changes).toHaveLength(2)
    expect(countDifferences(found)).toBe(3)
    expect(engine.print(found)).toBe('Line 1\n- a\n+ x\nLine 2\n- b\n+ y\n… and 1 more')
  })

  test.each([
    ['a\nb', 'a\nc', 'Line 2\n- b\n+ c'],
    ['a', 'a\nb', 'Line 2\n+ b'],
    ['a\nb', 'a', 'Line 2\n- b'],
    ['a\nb', 'a\n', 'Line 2\n- b\n+ '],
    ['', '', ''],
  ])('prints %j and %j as %j', (original, modified, printed) => {
    expect(engine.print(compare(original, modified))).toBe(printed)
  })
})

test.each<[string, string, number | undefined]>([
  ['a\nb\nc', 'new\na\nb\nc', 1],
  ['red\ngreen\nblue', 'green\nblue\nblack', 2],
  ['import os\nimport sys\nprint(os.name)', 'import os\nimport re\nimport sys\nprint(os.name, 1)', 2],
  ['a\nb', 'A\nB', undefined],
  ['', 'a\nb', undefined],
  // As many lines differ, but less text.
  ['Intro\n\nCats and dogs.\n\nBirds.', 'Intro\n\nNew.\n\nCats and mice.\n\nBirds.', 3],
  ['Intro\n\nCats and dogs.\n\nBirds.', 'Intro\n\nBirds.\n\nCats and dogs.', 4],
  ['red\ngreen\nblue', 'pink\nlime\nnavy', undefined],
  // Too long to align only for a hint.
  [`${'a'.repeat(99)}\n`.repeat(5000), `new\n${'a'.repeat(99)}\nb\n`.repeat(5000), undefined],
])('case %#: a closer match when aligned', (original, modified, count) => {
  expect(compare(original, modified).alignedDifferences).toBe(count)
})

test('the command says what aligned mode would find, or explains an invisible difference', () => {
  expect(engine.note?.(compare('a\nb\nc', 'new\na\nb\nc'))).toBe('Aligned, only 1 line differs. Try --mode aligned.')
  expect(engine.note?.(align('a\r\nb', 'a\nc'))).toMatch(/^Only the original text has Windows line breaks/)
  expect(engine.note?.(compare('a', 'b'))).toBeUndefined()
})

describe('equal texts', () => {
  test.each<[string, string, Partial<Options>, string | undefined]>([
    ['', '', {}, undefined],
    ['a', 'a', {}, 'No differences found. The texts are identical!'],
    [' \n', ' \n', {}, 'No differences found. The texts are identical!'],
    ['a', 'a', { ignoreCase: true }, 'No differences found. The texts are identical!'],
    ['a\r\nb', 'a\nb', {}, 'The texts differ only in their line breaks.'],
    ['a', 'a\n', {}, 'The texts differ only in their line breaks.'],
    ['a', 'A', { ignoreCase: true }, 'The texts differ only in what you chose to ignore.'],
    ['a', 'b', {}, undefined],
  ])('for %j and %j with %j, the message is %j', (original, modified, options, message) => {
    const found = compare(original, modified, options)
    expect(found.message).toBe(message)
    if (message !== undefined) expect(engine.print(found)).toBe(message)
  })

  test('have the same message and an empty patch in aligned mode', () => {
    const found = align('a\nb', 'a\nb')
    expect(found.message).toBe('No differences found. The texts are identical!')
    expect(engine.print(found)).toBe('')
  })
})

test.each<[string, string, Partial<Options>, string | undefined]>([
  [
    '\ufeffa\nb',
    'a\nb',
    {},
    'The texts differ only in an invisible byte order mark at the start of the original text.',
  ],
  ['a', '\ufeffa', {}, 'The texts differ only in an invisible byte order mark at the start of the modified text.'],
  [
    'a',
    '\ufeffa',
    { mode: 'aligned' },
    'The texts differ only in an invisible byte order mark at the start of the modified text.',
  ],
  ['\ufeffa', 'b', {}, 'Only the original text starts with a byte order mark, which is invisible.'],
  ['\ufeffa', '\ufeffb', {}, undefined],
  [
    'a\r\nb',
    'a\nc',
    { mode: 'aligned' },
    'Only the original text has Windows line breaks (CRLF). Ignore whitespace to see other differences.',
  ],
  ['a\r\nb', 'a\nc', { mode: 'aligned', ignoreSpace: true }, undefined],
  ['a\r\nb', 'a\nc', {}, undefined],
  ['a\r\nb', 'c', { mode: 'aligned' }, undefined],
  ['a\r\nb', 'a\r\nc', { mode: 'aligned' }, undefined],
  ['one two\nthree', 'one\ntwo three', {}, 'The texts differ only in spaces and line breaks.'],
  ['one two\nthree', 'one\ntwo three', { mode: 'aligned' }, 'The texts differ only in spaces and line breaks.'],
  [
    'a\npassword',
    'b\npass\u200bword',
    {},
    'Line 2 looks the same in both texts, but differs in the invisible character U+200B.',
  ],
  [
    'café',
    'cafe\u0301',
    {},
    'Line 1 looks the same in both texts, but differs in how accents are encoded (NFC or NFD).',
  ],
  [
    'paypal',
    'p\u0430ypal',
    { mode: 'aligned' },
    'Line 1 looks the same in both texts, but differs in U+0430, which looks like “a”.',
  ],
  ['a\u200bb', 'ab\u200b', {}, 'Line 1 looks the same in both texts, but differs in where invisible characters are.'],
  ['paypal\u200b', 'paypai', {}, undefined],
  ['same\nb\n', 'same\nb', { mode: 'aligned' }, 'The texts differ only in spaces and line breaks.'],
  ['a', 'b', {}, undefined],
])('the invisible difference of %j and %j with %j is noted: %j', (original, modified, options, note) => {
  expect(compare(original, modified, options).note).toBe(note)
})

describe('ignoring case and whitespace', () => {
  test.each<[string, string, Partial<Options>, number]>([
    ['Straße', 'STRASSE', { ignoreCase: true }, 1],
    ['ΟΔΟΣ', 'οδος', { ignoreCase: true }, 0],
    ['ΟΔΟΣ', 'οδοσ', { ignoreCase: true }, 0],
    ['İ', 'i', { ignoreCase: true }, 0],
    ['ı', 'I', { ignoreCase: true }, 1],
    ['É', 'é', { ignoreCase: true }, 0],
    ['𐐀', '𐐨', { ignoreCase: true }, 0],
    ['a  b', 'a b', { ignoreSpace: true }, 0],
    ['\ta\u00a0b ', 'ab', { ignoreSpace: true }, 0],
    ['a\r\n', 'a\n', { ignoreSpace: true }, 0],
    ['a\u200db', 'ab', { ignoreSpace: true }, 1],
    [' A', 'a', { ignoreSpace: true }, 1],
    [' A', 'a', { ignoreSpace: true, ignoreCase: true }, 0],
  ])('%j and %j with %j differ in %i lines', (original, modified, options, count) => {
    expect(countDifferences(compare(original, modified, options))).toBe(count)
    expect(countDifferences(align(original, modified, options))).toBe(count)
  })

  test('ignores a missing line break only at the end of the text', () => {
    expect(align('a\nb', 'a\nb \n', { ignoreSpace: true }).patch).toBe('')
    expect(align('x\ny\nx', 'x\n', { ignoreSpace: true })).toMatchObject({ removed: 2, unchanged: 1 })
    // git apply would append an added line directly to a line without a line break.
    expect(align('a\nb', 'a\nb\nb\n', { ignoreSpace: true }).patch).toBe(
      '--- original\n+++ modified\n@@ -1,2 +1,3 @@\n a\n-b\n\\ No newline at end of file\n+b\n+b\n',
    )
  })

  test('prints lines that count as equal in the patch as in the original', () => {
    const { patch } = align('ONE\ntwo\n', 'one\n2\n', { ignoreCase: true })
    expect(patch).toBe('--- original\n+++ modified\n@@ -1,2 +1,2 @@\n ONE\n-two\n+2\n')
  })
})

describe('aligned', () => {
  test.each<[string, string, string]>([
    ['a\nb\n', 'a\nc\n', '@@ -1,2 +1,2 @@\n a\n-b\n+c\n'],
    ['', 'a\nb\n', '@@ -0,0 +1,2 @@\n+a\n+b\n'],
    ['a\nb\n', '', '@@ -1,2 +0,0 @@\n-a\n-b\n'],
    ['', 'a', '@@ -0,0 +1 @@\n+a\n\\ No newline at end of file\n'],
    ['', '\n', '@@ -0,0 +1 @@\n+\n'],
    ['a', 'a\n', '@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n'],
    ['a\n', 'a', '@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n'],
    ['x\na', 'y\na', '@@ -1,2 +1,2 @@\n-x\n+y\n a\n\\ No newline at end of file\n'],
    ['x', 'y', '@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+y\n\\ No newline at end of file\n'],
    ['a\r\nb\r\n', 'a\r\nb\n', '@@ -1,2 +1,2 @@\n a\r\n-b\r\n+b\n'],
    ['a\rb\n', 'a\rc\n', '@@ -1 +1 @@\n-a\rb\n+a\rc\n'],
    ['--- a\n', '+++ b\n', '@@ -1 +1 @@\n---- a\n++++ b\n'],
    ['1\n2\n3\n4\n5\n6\n7\n8\n', '1\n2\n3\n4\nV\n6\n7\n8\n', '@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+V\n 6\n 7\n 8\n'],
    // Two changes are in the same hunk if at most six unchanged lines are between them.
    [
      'a\n1\n2\n3\n4\n5\n6\nb\n',
      'A\n1\n2\n3\n4\n5\n6\nB\n',
      '@@ -1,8 +1,8 @@\n-a\n+A\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n+B\n',
    ],
    [
      'a\n1\n2\n3\n4\n5\n6\n7\nb\n',
      'A\n1\n2\n3\n4\n5\n6\n7\nB\n',
      '@@ -1,4 +1,4 @@\n-a\n+A\n 1\n 2\n 3\n@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-b\n+B\n',
    ],
  ])('creates a patch from %j to %j', (original, modified, hunks) => {
    const { patch } = align(original, modified)
    expect(patch).toBe(`--- original\n+++ modified\n${hunks}`)
    expect(apply(patch, original)).toBe(modified)
  })

  test('a patch names the files, and text like its header stays', () => {
    const found = align('original\n', 'original\n$&\n')
    expect(engine.print(found, ['a b.txt', '-'])).toBe('--- a b.txt\t\n+++ -\n@@ -1 +1,2 @@\n original\n+$&\n')
    expect(engine.print(align('', ''), ['a.txt', 'b.txt'])).toBe('')
  })

  test('counts a line inserted at the top as one difference', () => {
    expect(align('a\nb\nc\n', 'new\na\nb\nc\n')).toMatchObject({ changed: 0, added: 1, removed: 0, unchanged: 3 })
  })

  test.each<[string, string, number, number]>([
    ['red\ngreen\nblue', 'green\nblue\nblack', 1, 1],
    ['1\n2\n3', '1\n2\n3\n4', 1, 0],
    ['1\n2\n3', '1\n2\n3\n4\n', 1, 0],
    ['1\n2\n3\n4', '1\n2\n3', 0, 1],
    ['1\n2\n3\n4\n', '1\n2\n3', 0, 1],
  ])('a last line without a line break equals one further up: %j and %j', (original, modified, added, removed) => {
    const found = align(original, modified)
    expect(found).toMatchObject({ changed: 0, added, removed })
    expect(apply(found.patch, original)).toBe(modified)
  })

  test('a patch keeps the spelling of the original where a line only gets its line break', () => {
    expect(align('a\nB', 'a\nb\nc', { ignoreCase: true }).patch).toContain(
      ' a\n-B\n\\ No newline at end of file\n+B\n+c\n\\ No newline',
    )
  })

  test('ends an inserted function with its own closing brace', () => {
    const before = 'one {\n  1\n}\nthree {\n  3\n}\n'
    const after = 'one {\n  1\n}\ntwo {\n  2\n}\nthree {\n  3\n}\n'
    expect(align(before, after).patch).toContain('\n+two {\n+  2\n+}\n three')
    expect(align(after, before).patch).toContain('\n-two {\n-  2\n-}\n three')
  })

  /** Writes unchanged lines as they are, and the others with `~` (changed), `+` or `-` before them. */
  function showRows(original: readonly string[], modified: readonly string[]) {
    const found = align(original.join('\n\n'), modified.join('\n\n'))
    expect(apply(found.patch, original.join('\n\n'))).toBe(modified.join('\n\n'))
    const signs = { same: '', changed: '~', added: '+', removed: '-', skipped: '…' }
    return found.rows.map(
      (row) => signs[row.kind] + (row.kind === 'skipped' ? '' : String(row.original ?? row.modified)),
    )
  }

  const cats = 'A paragraph about cats and dogs.'
  const birds = 'Birds can fly, but not all of them.'
  const fish = 'Some fish live in deep water.'
  const edit = (paragraph: string) => paragraph.replace(' ', ' really ')
  test.each<[string, string[], string[], string[]]>([
    [
      'inserted before an edited one',
      ['Intro', cats, birds],
      ['Intro', 'New', edit(cats), birds],
      ['Intro', '', '+New', '+', `~${cats}`, '', birds],
    ],
    ['removed before an edited one', [cats, birds], [edit(birds)], [`-${cats}`, '-', `~${birds}`]],
    [
      'inserted between edited ones',
      [cats, birds],
      [edit(cats), 'New', 'New, too', edit(birds)],
      [`~${cats}`, '', '+New', '+', '+New, too', '+', `~${birds}`],
    ],
    [
      'inserted at the top of a text that was edited everywhere',
      [cats, birds, fish],
      ['New', edit(cats), edit(birds), edit(fish)],
      ['+New', '+', `~${cats}`, '', `~${birds}`, '', `~${fish}`],
    ],
    [
      'swapped',
      ['Intro', cats, birds, fish],
      ['Intro', birds, cats, fish],
      ['Intro', '', `-${cats}`, '-', birds, '', `+${cats}`, '+', fish],
    ],
    [
      'swapped and edited',
      ['Intro', cats, birds, fish],
      ['Intro', edit(birds), cats, fish],
      ['Intro', '', `+${edit(birds)}`, '+', cats, '', `-${birds}`, '-', fish],
    ],
    [
      // Keeping both blank lines is the smallest change.
      'removed after an edited one',
      [cats, birds, fish],
      ['New', edit(cats), fish],
      [`~${cats}`, '', `~${birds}`, '', fish],
    ],
    ['replaced by an unrelated one', [cats, birds], ['New', edit(birds)], [`~${cats}`, '', `~${birds}`]],
    [
      'split by a blank line',
      ['Intro', `${cats}\n${birds}`],
      ['Intro', edit(cats), edit(birds)],
      ['Intro', '', `~${cats}`, '+', `~${birds}`],
    ],
  ])('aligns paragraphs: %s', (_, original, modified, rows) => {
    expect(showRows(original, modified)).toEqual(rows)
  })

  test('pairs the lines of very large blocks one after the other', () => {
    const lines = Array.from({ length: 1000 }, (_, index) => `line ${String(index)}`)
    const found = align(['new', ...lines].join('\n'), lines.map((line) => `${line}!`).join('\n'))
    expect(found).toMatchObject({ changed: 1000, removed: 1 })
    expect(found.rows[0]).toMatchObject({ kind: 'changed' })
  })

  test('rows contain the changes with their context, and the numbers of skipped lines', () => {
    const lines = Array.from({ length: 12 }, (_, index) => `line ${String(index + 1)}`)
    const { rows } = align(`${lines.join('\n')}\n`, lines.with(9, 'line ten').join('\n'))
    expect(rows).toEqual([
      { kind: 'skipped', count: 6, originalLine: 1, modifiedLine: 1 },
      ...[7, 8, 9].map((line) => ({
        kind: 'same',
        originalLine: line,
        original: `line ${String(line)}`,
        modifiedLine: line,
        modified: `line ${String(line)}`,
      })),
      { kind: 'changed', originalLine: 10, original: 'line 10', modifiedLine: 10, modified: 'line ten' },
      { kind: 'same', originalLine: 11, original: 'line 11', modifiedLine: 11, modified: 'line 11' },
      {
        kind: 'changed',
        originalLine: 12,
        original: 'line 12',
        modifiedLine: 12,
        modified: 'line 12',
        unended: 'modified',
      },
    ])
  })

  test.each([
    [5, 0],
    [6, 1],
  ])('with %i lines before a change, there are %i skipped ranges', (before, skipped) => {
    const { rows } = align(`${'a\n'.repeat(before)}b\n`, `${'a\n'.repeat(before)}c\n`)
    expect(rows.filter(({ kind }) => kind === 'skipped')).toHaveLength(skipped)
  })

  test('lists rows up to the limit but includes all changes in the patch', () => {
    const found = align('a\nb\nc\n', 'x\ny\nz\n', { limit: 2 })
    expect(found.rows).toHaveLength(2)
    expect(found.changed).toBe(3)
    expect(apply(found.patch, 'a\nb\nc\n')).toBe('x\ny\nz\n')
  })

  test('reports progress', () => {
    const reports: unknown[] = []
    const reportingContext = createEngineContext({ progress: (...report) => reports.push(report) })
    void engine.run(
      { original: 'a', modified: 'b' },
      { ...initialOptions(tool.options), mode: 'aligned' },
      reportingContext,
    )
    expect(reports).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
    ])
  })
})

describe('texts that are too different for the shortest edit', () => {
  /** Repeatable pseudo-random integers. */
  function* pseudoRandom(below: number) {
    for (let state = 1; ; ) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
      yield (state >>> 8) % below
    }
  }

  function take(count: number, source: Iterator<number>): string[] {
    return Array.from({ length: count }, () => String(source.next().value))
  }

  test('keeps a common subsequence of shuffled lines', () => {
    const lines = Array.from({ length: 30_000 }, (_, index) => `line ${String(index)}`)
    const indexes = pseudoRandom(30_000)
    const shuffled = [...lines]
    for (let i = 0; i < lines.length; i++) {
      const j = indexes.next().value as number
      ;[shuffled[i], shuffled[j]] = [shuffled[j] as string, shuffled[i] as string]
    }
    const found = align(lines.join('\n'), shuffled.join('\n'))
    expect(found.isCoarse).toBe(false)
    // The longest increasing subsequence of n shuffled items is about 2√n long.
    expect(found.unchanged).toBeGreaterThan(300)
    expect(apply(found.patch, lines.join('\n'))).toBe(shuffled.join('\n'))
  })

  test('shows the whole range as replaced and reports this if all lines are repeated', () => {
    const source = pseudoRandom(100)
    const head = 'the same\n'.repeat(5)
    const original = `${head}${take(20_000, source).join('\n')}\nend\n`
    const modified = `${head}${take(20_000, source).join('\n')}\nend\n`
    const found = align(original, modified, { limit: 10 })
    expect(found.isCoarse).toBe(true)
    expect(found.unchanged).toBeGreaterThanOrEqual(6)
    expect(found.changed).toBeGreaterThan(19_000)
    expect(apply(found.patch, original)).toBe(modified)
  })

  test('aligns texts that have no line in common exactly', () => {
    const found = align('a\n'.repeat(50_000), 'b\n'.repeat(40_000), { limit: 10 })
    expect(found).toMatchObject({ changed: 40_000, removed: 10_000, added: 0, isCoarse: false })
  })
})

describe('for any two texts', () => {
  const lines = ['a', 'b', 'A', ' a', 'a b', '{', '}', 'b\r', '-', '+a', '\\ No', '😀', 'x\ry']
  const textsOf = (choices: readonly string[]) =>
    fc
      .tuple(fc.array(fc.constantFrom(...choices), { maxLength: 30 }), fc.constantFrom('', '\n'))
      .map(([chosen, end]) => (chosen.length === 0 ? '' : chosen.join('\n') + end))
  const texts = textsOf([...lines, '', '', ' ', '\t'])
  const ignored = fc.record({ ignoreCase: fc.boolean(), ignoreSpace: fc.boolean() })
  test('the patch turns the original into the modified text', () => {
    fc.assert(
      fc.property(texts, texts, (original, modified) => {
        const { patch } = align(original, modified)
        expect(apply(patch, original)).toBe(modified)
        expect(patch === '').toBe(original === modified)
        expect(parsePatch(patch)).toHaveLength(1)
      }),
    )
  })

  test('no other alignment has fewer changes, also among blank lines', () => {
    /** A missing line break is a difference only if the last lines are equal otherwise. */
    const toLines = (text: string, other: string) => {
      const lines: string[] = text.match(/[^\n]*\n|[^\n]+$/g) ?? []
      const last = lines.at(-1) ?? '\n'
      const isEndDifferent = other === `${last}\n` || other.endsWith(`\n${last}\n`)
      return last.endsWith('\n') || isEndDifferent ? lines : lines.with(-1, `${last}\n`)
    }
    fc.assert(
      fc.property(texts, texts, (original, modified) => {
        const changes = diffArrays(toLines(original, modified), toLines(modified, original))
        const shortest = changes.filter(({ added, removed }) => added || removed)
        const { changed, added, removed } = align(original, modified)
        expect(2 * changed + added + removed).toBe(shortest.reduce((sum, { count }) => sum + count, 0))
      }),
      { numRuns: 1000, examples: [['\n\t\n', '\t\n']] },
    )
  })

  test.skipIf(spawnSync('diff', ['--version']).status !== 0)(
    'as many lines change as in the output of `diff -u`',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'text-diff-'))
      const [one, other] = [join(folder, 'original'), join(folder, 'modified')]
      const ended = fc.array(fc.constantFrom('a', 'b', '', '', ' ', '\t'), { maxLength: 12 })
      try {
        fc.assert(
          fc.property(ended, ended, (...lists) => {
            const [original, modified] = lists.map((list) => list.map((line) => `${line}\n`).join('')) as [
              string,
              string,
            ]
            writeFileSync(one, original)
            writeFileSync(other, modified)
            const { stdout } = spawnSync('diff', ['-u', '--minimal', one, other], { encoding: 'utf8' })
            const { changed, added, removed } = align(original, modified)
            const inDiff = stdout
              .split('\n')
              .slice(2)
              .filter((line) => /^[+-]/.test(line))
            expect(2 * changed + added + removed).toBe(inDiff.length)
          }),
          { examples: [[['', '\t'], ['\t']]] },
        )
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
  )

  test('the patch applies with any ignore options, and its result differs only in ignored parts', () => {
    fc.assert(
      fc.property(texts, texts, ignored, (original, modified, options) => {
        const { patch } = align(original, modified, options)
        const patched = apply(patch, original)
        expect(patched).not.toBe(false)
        expect(align(String(patched), modified, options).patch).toBe('')
        const fold = createFold(options)
        expect(fold(String(patched))).toBe(fold(modified))
      }),
      { examples: [['\na', ' ', { ignoreCase: false, ignoreSpace: true }]] },
    )
  })

  test('the rows contain both texts', () => {
    const read = (text: string, row: Row, side: 'original' | 'modified') => {
      if (row.kind === 'skipped')
        return (text.match(/[^\n]*\n?/g) ?? []).slice(row[`${side}Line`] - 1).slice(0, row.count)
      const line = row[side]
      if (line === undefined) return []
      return [row.unended === side || row.unended === 'both' ? line : `${line}\n`]
    }
    fc.assert(
      fc.property(texts, texts, ignored, (original, modified, options) => {
        const { rows } = align(original, modified, options)
        if (rows.length === 0) return
        expect(rows.flatMap((row) => read(original, row, 'original')).join('')).toBe(original)
        expect(rows.flatMap((row) => read(modified, row, 'modified')).join('')).toBe(modified)
      }),
    )
  })

  test('applying the changes by position gives the modified lines', () => {
    fc.assert(
      fc.property(texts, texts, (original, modified) => {
        const { changes } = compare(original, modified)
        const rebuilt = original.split(/\r\n|\r|\n/)
        const expected = modified.split(/\r\n|\r|\n/)
        for (const { line, modified: is } of changes) rebuilt[line - 1] = is
        const length = Math.max(rebuilt.length, expected.length)
        const filled = (list: string[]) => Array.from({ length }, (_, index) => list[index] ?? '')
        expect(filled(rebuilt)).toEqual(filled(expected))
      }),
    )
  })
})
