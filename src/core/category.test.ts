import { describe, expect, test } from 'vitest'
import { cards } from '#tools/cards.ts'
import { groupByCategory, groupByMenu } from './category.ts'

const menus = [
  ['Text Analysis', 'word-counter character-counter reading-time keyword-density word-frequency sentence-counter'],
  ['Text Formatting', 'case-converter text-cleaner line-sorter reverse-text find-replace duplicate-remover'],
  ['Generators', 'lorem-generator password-generator random-text username-generator hashtag-generator'],
  ['Encoders & Decoders', 'base64-encoder url-encoder html-encoder morse-code hash-generator'],
  ['SEO Tools', 'meta-generator slug-generator readability-score title-analyzer'],
  ['Developer Tools', 'json-formatter css-minifier regex-tester text-extractor text-diff text-summarizer'],
] as const

const groups = [
  ['Text Analysis', 'word-counter character-counter reading-time keyword-density word-frequency'],
  ['Text Formatting', 'case-converter text-cleaner line-sorter'],
  ['Writing Tools', 'readability-score text-summarizer sentence-counter'],
  ['Text Manipulation', 'reverse-text find-replace duplicate-remover text-extractor text-diff'],
  ['Generators', 'lorem-generator password-generator random-text username-generator'],
  ['Encoders & Decoders', 'base64-encoder url-encoder html-encoder morse-code'],
  ['SEO Tools', 'meta-generator slug-generator hashtag-generator title-analyzer'],
  ['Developer Tools', 'json-formatter css-minifier regex-tester hash-generator'],
] as const

// A tool that joins them later finds its own place; these keep theirs.
const firstTools = new Set(menus.flatMap(([, ids]) => ids.split(' ')))

function idsOf(tools: readonly { readonly id: string }[] = []): string {
  return tools.flatMap(({ id }) => (firstTools.has(id) ? [id] : [])).join(' ')
}

describe('the header’s menus', () => {
  const grouped = groupByMenu(cards)

  test('stand in this order', () => expect(grouped.map(({ menu }) => menu)).toEqual(menus.map(([menu]) => menu)))

  test.each(menus)('%s holds %s', (name, ids) => {
    expect(idsOf(grouped.find(({ menu }) => menu === name)?.members)).toBe(ids)
  })
})

describe('the groups of the home page and the footer', () => {
  const grouped = groupByCategory(cards)

  test('stand in this order', () =>
    expect(grouped.map(({ category }) => category)).toEqual(groups.map(([category]) => category)))

  test.each(groups)('%s holds %s', (name, ids) => {
    expect(idsOf(grouped.find(({ category }) => category === name)?.members)).toBe(ids)
  })
})
