import { expect, test } from 'vitest'
import type { OptionValues } from '#core/tool/options.ts'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

function rowsOf(text: string, options: Partial<OptionValues<(typeof tool)['options']>>) {
  // Without repair, this engine returns synchronously.
  return testTool(tool, engine).run(text, { mode: 'tree', open: '*', ...options }).rows ?? []
}

function pathsOf(text: string, find: string, lines = false) {
  const rows = rowsOf(text, { find, lines })
  return rows.flatMap(({ isMatch, path }) => (isMatch ? [path] : []))
}

const text = String.raw`{"Sku": 1, "items": [{"sku": "A-1"}, {"sku": "a\/b"}], "odd key": {"x": null}, "none": {}}`

test.each([
  ['sku', ['$.Sku', '$.items[0].sku', '$.items[1].sku']],
  ['"sku"', ['$.Sku', '$.items[0].sku', '$.items[1].sku']],
  ['a-', ['$.items[0].sku']],
  ['a/B', ['$.items[1].sku']],
  [String.raw`a\/b`, ['$.items[1].sku']],
  ['nULL', ['$["odd key"].x']],
  ['key', ['$["odd key"]']],
  ['items', ['$.items']],
  ['missing', []],
])('finds %j, and opens the rows around it', (find, paths) => {
  expect(pathsOf(text, find)).toEqual(paths)
})

test('opens nothing else', () => {
  expect(rowsOf(text, { find: 'A-1' }).map(({ label, isOpen }) => [label, isOpen])).toEqual([
    ['$', true],
    ['Sku', false],
    ['items', true],
    ['0', true],
    ['sku', false],
    ['1', false],
    ['odd key', false],
    ['none', false],
  ])
})

test('marks the matches in rows that are opened by their ids', () => {
  const rows = rowsOf(text, { find: '1', open: '/' })
  expect(rows.flatMap(({ label, isMatch }) => (isMatch ? [label] : []))).toEqual(['Sku'])
})

test('opens the groups of hundreds around a match', () => {
  expect(pathsOf(`[${'0,'.repeat(25_003)}{"a": 7}, 0]`, '7')).toEqual(['$[25003].a'])
  expect(pathsOf(`[${'0,'.repeat(150)}7]`, '7')).toEqual(['$[150]'])
})

test('finds up to 500 values, and none deeper than 100 levels', () => {
  expect(pathsOf(`[${'7,'.repeat(1500)}7]`, '7')).toHaveLength(500)
  expect(pathsOf('{"a":'.repeat(1000) + '0' + '}'.repeat(1000), 'a')).toHaveLength(100)
})

test('finds values of JSON Lines', () => {
  expect(pathsOf('{"a": 1}\n{"b": 2}\n2', '2', true)).toEqual(['$[1].b', '$[2]'])
})

test('without a text to find, opens all rows of a short text, and some of a long one', () => {
  expect(
    rowsOf(text, {})
      .map(({ label }) => label)
      .join(),
  ).toBe('$,Sku,items,0,sku,1,sku,odd key,x,none')
  expect(rowsOf(`[${'[[1]],'.repeat(5000)}1]`, {}).length).toBeLessThan(5000)
})

test('finds a value that is the whole text, but never the root of JSON Lines', () => {
  expect(pathsOf('"abc"', 'abc')).toEqual(['$'])
  expect(pathsOf('"abc"\n"d"', 'abc', true)).toEqual(['$[0]'])
})
