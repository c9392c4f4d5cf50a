import { isValidElement, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import faq from '/content/home/faq.mdx'
import whatIs from '/content/home/what-is.mdx'
import { countWords } from '#core/text/words.ts'
import { services } from '#page/services.ts'
import { site } from '#page/site.ts'
import { cards, findCard } from '#tools/cards.ts'
import { blocksOf, readHeading, textOf } from './prose-blocks.ts'
import { groupQuestions, schemaOfQuestions } from './questions.ts'
import { textPageNames, textPageLoader } from './text-pages.ts'
import { When } from './when.tsx'

function linksIn(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(linksIn)
  if (!isValidElement<{ href?: string; children?: ReactNode }>(node)) return []
  const { href, children } = node.props
  return [...(href === undefined ? [] : [href]), ...linksIn(children)]
}

function wordsIn(blocks: readonly ReactNode[]): number {
  return countWords(blocks.map(textOf).join(' '))
}

const numerals = new Map([
  ['Thirty-one', 31],
  ['Thirty-two', 32],
  ['Thirty-three', 33],
  ['Thirty-four', 34],
])

const introduction = blocksOf(whatIs, {})
const groups = groupQuestions(blocksOf(faq, {}))
const questions = groups.flatMap((group) => group.questions)

test('the tagline counts the tools', () => {
  expect(numerals.get(/^\S+/.exec(site.tagline)?.[0] ?? '')).toBe(cards.length)
})

describe('what is Textwright', () => {
  test('takes 600 to 900 words', () => {
    expect(wordsIn(introduction)).toBeGreaterThanOrEqual(600)
    expect(wordsIn(introduction)).toBeLessThanOrEqual(900)
  })

  test('leads to every tool', () => {
    const linked = linksIn(introduction).map((href) => href.replace('/tools/', ''))
    expect(linked.sort()).toEqual(cards.map(({ id }) => id).sort())
  })
})

describe('the questions', () => {
  test('are 23, each with an address of its own', () => {
    expect(questions).toHaveLength(23)
    expect(new Set([...groups, ...questions].map(({ id }) => id)).size).toBe(groups.length + 23)
  })

  test.each(questions)('“$text” is answered in 40 to 110 words', ({ text, answer }) => {
    expect(text).toMatch(/^[A-Z].*\?$/)
    expect(wordsIn(answer)).toBeGreaterThanOrEqual(40)
    expect(wordsIn(answer)).toBeLessThanOrEqual(110)
  })

  test('lead to tools that exist', () => {
    const linked = linksIn(questions.flatMap(({ answer }) => answer))
    expect(linked.length).toBeGreaterThan(10)
    for (const href of linked) expect(findCard(href.replace('/tools/', '')), href).toBeDefined()
  })

  test('five go to search engines, in the words the page has', () => {
    const { mainEntity } = schemaOfQuestions(groups)
    expect(mainEntity).toHaveLength(5)
    for (const { name, acceptedAnswer } of mainEntity) {
      const answer = questions.find(({ text }) => text === name)?.answer ?? []
      expect(acceptedAnswer.text.split(' ')).toEqual(answer.map(textOf).join(' ').split(/\s+/))
    }
  })
})

const pages = await Promise.all(
  textPageNames.map(async (name) => {
    const page = await textPageLoader.load(name)
    return { ...page, name, blocks: blocksOf(page.default, { When }) }
  }),
)

const addresses = new Set(
  pages.flatMap(({ name, blocks }) => [
    `/${name}`,
    ...blocks.map((block) => `/${name}#${readHeading(block, 'h2')?.id ?? ''}`),
  ]),
)

test('there are three pages of prose', () => expect(textPageNames.sort()).toEqual(['about', 'privacy', 'terms']))

describe.each(pages)('the page $name', ({ description, blocks }) => {
  test('says in a line what it is', () => {
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  test('takes 350 to 950 words, with what it says of services that are not used', () => {
    expect(wordsIn(blocks)).toBeGreaterThanOrEqual(350)
    expect(wordsIn(blocks)).toBeLessThanOrEqual(950)
  })

  test('leads to places that exist', () => {
    for (const href of linksIn(blocks)) {
      const isKnown = /^\/(#\w+|contact)?$|^https:/.test(href) || addresses.has(href)
      expect(isKnown || findCard(href.replace('/tools/', '')), href).toBeTruthy()
    }
  })
})

test('a paragraph about a service is shown where that one is used', () => {
  expect(services).toEqual({ content: { kind: 'embedded' }, form: { kind: 'embedded' } })
  const [embedded, hosted] = ['embedded', 'formspree'] as const
  expect(When({ form: embedded, children: 'a' })).toBe('a')
  expect(When({ form: hosted, children: 'a' })).toBeNull()
  expect(When({ content: 'contentful', children: 'a' })).toBeNull()
})
