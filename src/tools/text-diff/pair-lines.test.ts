import { expect, test } from 'vitest'
import { type LineChange, pairSimilar } from './pair-lines.ts'

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
  // Blank lines stay between similar lines, but similar lines take precedence.
  [
    ['about cats and dogs', ''],
    ['new', '', 'about cats and mice', ''],
    ['added', 'added', 'changed', 'changed'],
  ],
  [
    ['one', '', 'two'],
    ['1', '2', '', '3'],
    ['changed', 'added', 'changed', 'changed'],
  ],
  // One pair that is nearly equal outweighs two pairs that are alike.
  [
    ['3,Cid,cid@example.com,30', '4,Dee,dee@example.com,40'],
    ['4,Dee,dee@example.com,44', '5,Eve,eve@example.com,50'],
    ['removed', 'changed', 'added'],
  ],
  // Equal lines take precedence over similar ones.
  [
    ['item 10', 'b'],
    ['b', 'item 11'],
    ['removed', 'changed', 'added'],
  ],
  // The first of two equally similar lines is paired.
  [['item 1', 'item 1'], ['item 2'], ['changed', 'removed']],
])('pairs %j with %j', (original, modified, changes) => {
  expect(pairSimilar(original, modified)).toEqual(changes)
})
