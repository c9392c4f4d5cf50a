import { SearchQuery } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { countMatches, findMatch } from './find-match.ts'

const chunkLength = 32 * 1024
const { signal } = new AbortController()

function find(doc: string, words: string, { position = 0, backward = false, caseSensitive = false } = {}) {
  const query = new SearchQuery({ search: words, caseSensitive, literal: true })
  return findMatch(EditorState.create({ doc }), { query, position, backward, signal })
}

test.each([
  ['finds the nearest match when searching forward', 'one two one one', 'one', { position: 1 }, { from: 8, to: 11 }],
  ['wraps around when searching forward', 'one two', 'one', { position: 4 }, { from: 0, to: 3 }],
  [
    'finds the nearest match when searching backward',
    'one one two one',
    'one',
    { position: 12, backward: true },
    { from: 4, to: 7 },
  ],
  ['wraps around when searching backward', 'two one one', 'one', { position: 0, backward: true }, { from: 8, to: 11 }],
  ['ignores case', 'ONE', 'one', {}, { from: 0, to: 3 }],
  ['can match case', 'ONE one', 'one', { caseSensitive: true }, { from: 4, to: 7 }],
  ['finds a match across a line break', 'one\ntwo', 'e\nt', {}, { from: 2, to: 5 }],
  ['searches for literal text, not for a pattern', 'abc a.c', 'a.c', {}, { from: 4, to: 7 }],
  ['finds special characters', String.raw`x \^$.*+?()[]{}|/- y`, String.raw`\^$.*+?()[]{}|/-`, {}, { from: 2, to: 18 }],
  ['treats composed and decomposed letters as equal', 'cafe\u0301 in Σίσυφος', 'café', {}, { from: 0, to: 5 }],
  ['ignores case in Greek', 'Σίσυφος', 'ΣΊΣΥΦΟ', {}, { from: 0, to: 6 }],
  ['finds a match next to a lone surrogate', 'a\ud800b', 'b', {}, { from: 2, to: 3 }],
  [
    'finds a match far ahead',
    ' '.repeat(3 * chunkLength) + 'x',
    'x',
    {},
    { from: 3 * chunkLength, to: 3 * chunkLength + 1 },
  ],
  [
    'finds a match across two chunks',
    ' '.repeat(chunkLength - 1) + 'xyz',
    'xyz',
    {},
    { from: chunkLength - 1, to: chunkLength + 2 },
  ],
  [
    'finds a match far back',
    'x' + ' '.repeat(3 * chunkLength),
    'x',
    { position: 3 * chunkLength, backward: true },
    { from: 0, to: 1 },
  ],
  ['returns undefined if there is no match', 'one two', 'three', {}, undefined],
  ['returns undefined in an empty text', '', 'three', {}, undefined],
])('%s', async (_, doc, words, options, match) => expect(await find(doc, words, options)).toEqual(match))

test('stops when aborted', async () => {
  const query = new SearchQuery({ search: 'x', literal: true })
  const state = EditorState.create({ doc: ' '.repeat(3 * chunkLength) + 'x' })
  expect(await findMatch(state, { query, position: 0, backward: false, signal: AbortSignal.abort() })).toBeUndefined()
})

test.each([
  ['one two ONE one', 8, { number: 2, count: 3 }],
  ['two', 0, { number: 0, count: 0 }],
  [`one${' '.repeat(chunkLength - 5)}one${' '.repeat(chunkLength)}one`, chunkLength - 2, { number: 2, count: 3 }],
])('counts the matches: %#', async (doc, position, counts) => {
  const query = new SearchQuery({ search: 'one', literal: true })
  expect(await countMatches(EditorState.create({ doc }), { query, position, signal })).toEqual(counts)
})
