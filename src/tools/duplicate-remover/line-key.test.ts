import { describe, expect, test } from 'vitest'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

const { run, stream } = testTool(tool, engine)

describe('ignore case', () => {
  test.each([
    ['Anna\nANNA\nanna', 'Anna', 2],
    ['Éva\néva', 'Éva', 1],
    ['ΟΔΟΣ\nοδος\nοδοσ', 'ΟΔΟΣ', 2],
    ['Straße\nSTRAẞE\nSTRASSE', 'Straße\nSTRASSE', 1],
    // Dotted and dotless i are different letters. Which capital belongs to which letter depends on the language.
    ['isi\nısı\nİSİ\nISI', 'isi\nısı', 2],
    ['a\n a', 'a\n a', 0],
  ])('%j becomes %j', (text, expected, removed) => {
    expect(run(text, { ignoreCase: true })).toMatchObject({ text: expected, removed })
  })
})

describe('ignore leading and trailing spaces', () => {
  test.each([
    ['  a\na\na\t\n\u00a0a\u3000', '  a', 3],
    ['a b\na  b', 'a b\na  b', 0],
    ['a\n\n  \n\t', 'a\n', 2],
    ['a\r\na \r\n', 'a\r\n', 1],
    ['a\nA ', 'a\nA ', 0],
  ])('%j becomes %j', (text, expected, removed) => {
    expect(run(text, { ignoreSpace: true })).toMatchObject({ text: expected, removed })
  })

  test('works together with ignore case', () => {
    expect(run('a\nA \nb', { ignoreSpace: true, ignoreCase: true })).toMatchObject({ text: 'a\nb', removed: 1 })
  })
})

describe('comparing a column', () => {
  test.each([
    ['1,a\n2,b\n3,"a"\n4, a ', { column: 2 }, '1,a\n2,b'],
    ['1,a\n2,A', { column: 2, ignoreCase: true }, '1,a'],
    ['id\tsku\tname\n1\tA-1\tAnn\n2\tB-2\tBob\n3\tA-1\tAnna', { column: 2 }, 'id\tsku\tname\n1\tA-1\tAnn\n2\tB-2\tBob'],
    // Lines without the column stay, unless the whole line is a duplicate.
    ['a\nb\nc,1\nd,\n\nb\nd,b\n', { column: 2 }, 'a\nb\nc,1\nd,\n\nd,b\n'],
    ['1,a\n2,b', { column: 3 }, '1,a\n2,b'],
    [' 0,x\n\n0\n0 ', { column: 3, keepBlank: true, ignoreSpace: true }, ' 0,x\n\n0'],
    ['x;1\ny;1\nz;2', { column: 2, separator: 'semicolon', mode: 'unique' }, 'z;2'],
    ['x 1\ny  1', { column: 2, separator: 'space', mode: 'counts' }, '2× x 1'],
    ['x|1\ny|1', { column: 2, separator: 'other' }, 'x|1'],
  ] as const)('%j with %j becomes %j', (text, options, expected) => {
    expect(run(text, options).text).toBe(expected)
  })
})

test('recognizes the separator of a large file', async () => {
  // The first chunk ends after the header.
  expect(
    (await stream('id\tsku\n1\tA\n2\tB\n3\tA\n', { column: 2, keepFirst: true, mode: 'counts' }, [7, 100])).text,
  ).toContain('2× 1\tA')
  expect((await stream('id\tsku\n1\tA\n2\tB\n3\tA\n', { column: 2 })).text).toBe('id\tsku\n1\tA\n2\tB\n')
})

test('says how many lines lack the column', () => {
  const result = run('a,1\nb\n\nc,', { column: 2 })
  expect([result.removed, result.missing]).toEqual([0, '2 lines have nothing in column 2'])
  expect(engine.note?.(result)).toBe('2 lines have nothing in column 2.')
  expect(run('a,1\nb,1', { column: 2 }).missing).toBeUndefined()
})
