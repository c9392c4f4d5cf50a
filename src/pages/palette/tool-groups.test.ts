import { expect, test } from 'vitest'
import type { LongText } from '#core/long-text/long-text.ts'
import { sampleLength } from '#core/tool/suggestion.ts'
import { cards } from '#tools/cards.ts'
import { searchTermsOf } from '#tools/search-terms.ts'
import { createContinueGroups, createRequestGroups } from './tool-groups.ts'

function groupsOf(text: LongText, from: string, opened: string[] = []) {
  return createContinueGroups({
    text,
    from,
    open: (id) => opened.push(id),
  })
}

function toolsOf(text: LongText, from: string, query = '') {
  return groupsOf(
    text,
    from,
  )(query).flatMap(({ name, members }) =>
    members.map(({ entry }) => ({ group: name, id: entry.toolId ?? '', summary: entry.summary })),
  )
}

/** The tools that take a text, without this one. */
function takersExcept(from: string): string[] {
  return cards.map(({ id }) => id).filter((id) => id !== from && searchTermsOf(id).inputs.length > 0)
}

test('lists every other tool with an input once', () => {
  const ids = toolsOf('b\na', 'line-sorter').map(({ id }) => id)
  expect(ids.sort()).toEqual(takersExcept('line-sorter').sort())
})

test('starts with the tools that recognize the text, then those that often follow', () => {
  const suggested = toolsOf('{"a": 1}', 'text-extractor').filter(({ group }) => group === 'Suggested')
  expect(suggested.map(({ id }) => id)).toEqual(['json-formatter', 'line-sorter', 'duplicate-remover'])
  expect(suggested[0]?.summary).toBe('Looks like JSON · Format')
})

test('starts with the tool that the page prefers', () => {
  const find = createContinueGroups({
    text: '{"a": 1}',
    toolId: 'keyword-density',
    from: 'word-frequency',
    open: () => undefined,
  })
  expect(find('')[0]?.members.map(({ entry }) => entry.toolId)).toEqual(['keyword-density', 'json-formatter'])
})

test('has no empty group', () => {
  const groups = groupsOf('x', 'word-counter')('')
  expect(groups.filter(({ members }) => members.length === 0)).toEqual([])
})

test.each(['password', 'about', 'dark mode', 'lorem', 'meta tags'])(
  '“%s” finds no page, command or generator',
  (query) => {
    const ids = toolsOf('x', 'word-counter', query).map(({ id }) => id)
    expect(ids.filter((id) => searchTermsOf(id).inputs.length === 0)).toEqual([])
  },
)

test('reads only the start of a large text, and never joins it', () => {
  const text = {
    length: 100_000_000,
    *chunks() {
      yield 'x'.repeat(sampleLength)
      throw new Error('read too far')
    },
  }
  const opened: string[] = []
  for (const { members } of groupsOf(text, 'word-counter', opened)(''))
    for (const { entry } of members) if (typeof entry.target === 'function') entry.target()
  expect(opened).toHaveLength(takersExcept('word-counter').length)
})

test('finds only the tools that a page asks for, what often follows the previous one first', () => {
  const chosen: string[] = []
  const groupsFor = createRequestGroups({
    title: 'Add a step',
    ids: ['line-sorter', 'case-converter', 'lorem-generator'],
    previous: 'text-extractor',
    onChoose: (id) => chosen.push(id),
  })
  const membersOf = (query: string) => groupsFor(query).flatMap(({ members }) => members.map(({ entry }) => entry))
  expect(groupsFor('')[0]?.name).toBe('Suggested')
  expect(membersOf('').map(({ toolId }) => toolId)).toEqual(['line-sorter', 'case-converter', 'lorem-generator'])
  expect(membersOf('filler text').map(({ toolId }) => toolId)).toEqual(['lorem-generator'])
  const [best] = membersOf('alphabetical order')
  if (typeof best?.target === 'function') best.target()
  expect(chosen).toEqual(['line-sorter'])
})
