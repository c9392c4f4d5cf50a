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

// Only the order of these tools is checked. Tools added later are ignored.
const orderedTools = new Set(menus.flatMap(([, ids]) => ids.split(' ')))

function idsOf(tools: readonly { readonly id: string }[] = []): string {
  return tools.flatMap(({ id }) => (orderedTools.has(id) ? [id] : [])).join(' ')
}

describe('groupByMenu', () => {
  const grouped = groupByMenu(cards)

  test('returns the header menus in display order', () =>
    expect(grouped.map(({ menu }) => menu)).toEqual(menus.map(([menu]) => menu)))

  test.each(menus)('%s contains %s', (name, ids) => {
    expect(idsOf(grouped.find(({ menu }) => menu === name)?.members)).toBe(ids)
  })
})

describe('groupByCategory', () => {
  const grouped = groupByCategory(cards)

  test('returns the categories in the order in which the home page and the footer show them', () =>
    expect(grouped.map(({ category }) => category)).toEqual(groups.map(([category]) => category)))

  test.each(groups)('%s contains %s', (name, ids) => {
    expect(idsOf(grouped.find(({ category }) => category === name)?.members)).toBe(ids)
  })
})
