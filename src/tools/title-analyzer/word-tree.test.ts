import { expect, test } from 'vitest'
import { branchOf, root, WordTree } from './word-tree.ts'

function flagsOf(tree: WordTree, word: string): number {
  const node = Array.from(word).reduce((node, unit) => tree.follow(node, branchOf(unit.charCodeAt(0))), root)
  return tree.flagsAt(node)
}

test.each([
  ['tea', 1],
  ['TeA', 1],
  ["tea's", 2],
  ['tea’s', 2],
  ['team', 3],
  ['te', 0],
  ['teams', 0],
  ['t ea', 0],
  ['', 0],
  ['téa', 0],
])('%j has the flags %i', (word, flags) => {
  const tree = new WordTree()
  tree.add(['tea', 'team'], 1)
  tree.add(['team', "tea's"], 2)
  expect(flagsOf(tree, word)).toBe(flags)
})

test('a unit is a letter where its small letter is', () => {
  for (let code = 0; code <= 0xffff; code++) {
    const small = String.fromCharCode(code).toLowerCase()
    const expected = /^[a-z]$/.test(small) ? branchOf(small.charCodeAt(0)) : /^['’]$/.test(small) ? 1 : 0
    if (branchOf(code) !== expected) expect.fail(`differs at ${code.toString(16)}`)
  }
})
