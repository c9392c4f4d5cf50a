import { SearchQuery } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { findMatch } from './find-match.ts'

const chunkLength = 32 * 1024
const { signal } = new AbortController()

function find(doc: string, words: string, { position = 0, backward = false, caseSensitive = false } = {}) {
  const query = new SearchQuery({ search: words, caseSensitive, literal: true })
  return findMatch(EditorState.create({ doc }), { query, position, backward, signal })
}

test.each([
  ['ahead, the nearest', 'one two one one', 'one', { position: 1 }, { from: 8, to: 11 }],
  ['round the end', 'one two', 'one', { position: 4 }, { from: 0, to: 3 }],
  ['behind, the nearest', 'one one two one', 'one', { position: 12, backward: true }, { from: 4, to: 7 }],
  ['round the start', 'two one one', 'one', { position: 0, backward: true }, { from: 8, to: 11 }],
  ['in any case', 'ONE', 'one', {}, { from: 0, to: 3 }],
  ['only in its own case', 'ONE one', 'one', { caseSensitive: true }, { from: 4, to: 7 }],
  ['over a line break', 'one\ntwo', 'e\nt', {}, { from: 2, to: 5 }],
  ['as it is written, not as a pattern', 'abc a.c', 'a.c', {}, { from: 4, to: 7 }],
  ['made of signs', String.raw`x \^$.*+?()[]{}|/- y`, String.raw`\^$.*+?()[]{}|/-`, {}, { from: 2, to: 18 }],
  ['composed or not', 'cafe\u0301 in Σίσυφος', 'café', {}, { from: 0, to: 5 }],
  ['in Greek capitals', 'Σίσυφος', 'ΣΊΣΥΦΟ', {}, { from: 0, to: 6 }],
  ['beside a lone surrogate', 'a\ud800b', 'b', {}, { from: 2, to: 3 }],
  ['far on', ' '.repeat(3 * chunkLength) + 'x', 'x', {}, { from: 3 * chunkLength, to: 3 * chunkLength + 1 }],
  [
    'where two chunks meet',
    ' '.repeat(chunkLength - 1) + 'xyz',
    'xyz',
    {},
    { from: chunkLength - 1, to: chunkLength + 2 },
  ],
  [
    'far back',
    'x' + ' '.repeat(3 * chunkLength),
    'x',
    { position: 3 * chunkLength, backward: true },
    { from: 0, to: 1 },
  ],
  ['nowhere', 'one two', 'three', {}, undefined],
  ['nowhere in nothing', '', 'three', {}, undefined],
])('finds words %s', async (_, doc, words, how, match) => expect(await find(doc, words, how)).toEqual(match))

test('stops when it is told to', async () => {
  const query = new SearchQuery({ search: 'x', literal: true })
  const state = EditorState.create({ doc: ' '.repeat(3 * chunkLength) + 'x' })
  expect(await findMatch(state, { query, position: 0, backward: false, signal: AbortSignal.abort() })).toBeUndefined()
})
