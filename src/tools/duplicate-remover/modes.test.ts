import { describe, expect, test } from 'vitest'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

const { run } = testTool(tool, engine)

describe('removed lines', () => {
  test('are listed as they were first repeated, most frequent first', () => {
    const { duplicates, different, removed } = run('a\nb\nA\nb\na\nB\n\nb\n\n', { ignoreCase: true })
    expect(duplicates).toEqual([
      { line: 'b', count: 3 },
      { line: 'A', count: 2 },
      { line: '', count: 1 },
    ])
    expect([different, removed]).toEqual([3, 6])
  })

  test('are listed up to the limit, but all of them are counted', () => {
    const { duplicates, different, removed } = run('a\na\nb\nb\nb', { limit: 1 })
    expect([duplicates, different, removed]).toEqual([[{ line: 'b', count: 2 }], 2, 3])
    expect(run('a\na', { limit: 0 }).duplicates).toEqual([])
  })
})

describe('only duplicates', () => {
  test.each([
    ['', '', 0],
    ['a', '', 1],
    ['b\na\nb\nc\na\nb\n', 'b\na\n', 4],
    ['a\n\nb\n\n', '\n', 3],
    ['a\r\nb\r\na', 'a', 2],
  ])('%j becomes %j', (text, expected, removed) => {
    expect(run(text, { mode: 'duplicates' })).toMatchObject({ text: expected, removed, duplicates: [] })
  })

  test('are written as they first occur', () => {
    expect(run('Anna\nben\nANNA', { mode: 'duplicates', ignoreCase: true }).text).toBe('Anna')
  })
})

describe('only unique lines', () => {
  test.each([
    ['', '', 0],
    ['a\na', '', 2],
    ['b\na\nb\nc\n', 'a\nc\n', 2],
    ['a\n\nb', 'a\n\nb', 0],
  ])('%j becomes %j', (text, expected, removed) => {
    expect(run(text, { mode: 'unique' })).toMatchObject({ text: expected, removed })
  })
})

describe('counts', () => {
  test.each([
    ['', '', []],
    [
      'b\na\nb\n',
      '2× b\n1× a\n',
      [
        { line: 'b', count: 2 },
        { line: 'a', count: 1 },
      ],
    ],
    ['a\nA\n', '2× a\n', [{ line: 'a', count: 2 }]],
    ['\n\n\n', '3× \n', [{ line: '', count: 3 }]],
  ])('%j becomes %j', (text, expected, counts) => {
    expect(run(text, { mode: 'counts', ignoreCase: true })).toMatchObject({ text: expected, counts, removed: 0 })
  })

  test('are listed up to the limit, but all of them are printed', () => {
    const { text, kept, counts } = run('a\nb\nb\nc', { mode: 'counts', limit: 1 })
    expect([text, kept, counts]).toEqual(['2× b\n1× a\n1× c', 3, [{ line: 'b', count: 2 }]])
  })
})
