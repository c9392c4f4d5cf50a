import { expect, test } from 'vitest'
import { createLinePairer, type LineChange } from './pair-lines.ts'

test.each<[string[], string[], LineChange[]]>([
  [['a'], ['b'], ['changed']],
  [[], ['a', 'b'], ['added', 'added']],
  [['a', 'b'], [], ['removed', 'removed']],
  [['port: 80'], ['# here', 'port: 8080'], ['added', 'changed']],
  [['# here', 'port: 8080', 'x'], ['port: 80'], ['removed', 'changed', 'removed']],
  [
    ['one', 'two'],
    ['1', 'one!', '2', 'two!'],
    ['added', 'changed', 'added', 'changed'],
  ],
  [
    ['x', 'y'],
    ['a', 'b', 'c'],
    ['changed', 'changed', 'added'],
  ],
  // As many lines were removed as were added.
  [
    ['# here', 'port: 80'],
    ['port: 8080', 'name: web'],
    ['removed', 'changed', 'added'],
  ],
  // Similar lines that changed at the start and at the end.
  [
    ['  let total = 0'],
    ['  // The sum of all items.', '  let count = 1', '  const total = 0;'],
    ['added', 'added', 'changed'],
  ],
  // The first of two equally similar lines is paired.
  [['item 1', 'item 1'], ['item 2'], ['changed', 'removed']],
])('pairs %j with %j', (original, modified, changes) => {
  expect(createLinePairer()(original, modified)).toEqual(changes)
})

test('pairs the lines of very large blocks one after the other', () => {
  const lines = Array.from({ length: 1000 }, (_, index) => `line ${String(index)}`)
  const changes = createLinePairer()(
    ['new', ...lines],
    lines.map((line) => `${line}!`),
  )
  expect(changes).toEqual([...lines.map(() => 'changed'), 'removed'])
})
