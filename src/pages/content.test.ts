import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import faq from '/content/home/faq.mdx'
import whatIs from '/content/home/what-is.mdx'
import { countWords } from '#core/text/words.ts'
import { services } from '#config/services.ts'
import { cards, findCard } from '#tools/cards.ts'
import { blocksOf, linksIn, readHeading, textOf } from './text/prose-blocks.ts'
import { groupQuestions, schemaOfQuestions } from './home/questions.ts'
import { otherTools } from './tool/other-tools.ts'
import { textPageNames, textPageLoader } from './text/text-pages.ts'
import { When } from './text/when.tsx'

function wordsIn(blocks: readonly ReactNode[]): number {
  return countWords(blocks.map(textOf).join(' '))
}

const introduction = blocksOf(whatIs, { OtherTools: () => null })
const groups = groupQuestions(blocksOf(faq, {}))
const questions = groups.flatMap((group) => group.questions)

describe('the “What is” section', () => {
  test('has 600 to 900 words', () => {
    expect(wordsIn(introduction)).toBeGreaterThanOrEqual(600)
    expect(wordsIn(introduction)).toBeLessThanOrEqual(900)
  })

  test('links only to tools and the recipes, each once', () => {
    const links = linksIn(introduction)
    const known = ['/recipes', ...cards.map(({ id }) => `/tools/${id}`)]
    expect(links.filter((link) => !known.includes(link))).toEqual([])
    expect(links).toEqual([...new Set(links)])
  })

  test('also names the tools that its text does not mention', () => {
    const named = linksIn(introduction)
    const withoutMorse = named.filter((link) => link !== '/tools/morse-code')
    expect(otherTools(named).map(({ id }) => id)).not.toContain('morse-code')
    expect(otherTools(withoutMorse).map(({ id }) => id)).toContain('morse-code')
  })
})

describe('the FAQ', () => {
  test('has 23 questions with unique ids', () => {
    expect(questions).toHaveLength(23)
    expect(new Set([...groups, ...questions].map(({ id }) => id)).size).toBe(groups.length + 23)
  })

  test.each(questions)('answers “$text” in 40 to 110 words', ({ text, answer }) => {
    expect(text).toMatch(/^[A-Z].*\?$/)
    expect(wordsIn(answer)).toBeGreaterThanOrEqual(40)
    expect(wordsIn(answer)).toBeLessThanOrEqual(110)
  })

  test('links only to existing tools and the recipes', () => {
    const linked = linksIn(questions.flatMap(({ answer }) => answer)).filter((href) => href !== '/recipes')
    expect(linked.length).toBeGreaterThan(10)
    for (const href of linked) expect(findCard(href.replace('/tools/', '')), href).toBeDefined()
  })

  test('has structured data for five questions, with the same answers', () => {
    const { mainEntity } = schemaOfQuestions(groups)
    expect(mainEntity).toHaveLength(5)
    for (const { name, acceptedAnswer } of mainEntity) {
      const answer = questions.find(({ text }) => text === name)?.answer ?? []
      expect(acceptedAnswer.text.split(' ')).toEqual(answer.map(textOf).join(' ').split(/\s+/))
    }
  })
})

/** The parts of the proof page that are not text. */
const proofParts = Object.fromEntries(['AttemptList', 'StoredList', 'RequestCount'].map((name) => [name, () => null]))

const pages = await Promise.all(
  textPageNames.map(async (name) => {
    const page = await textPageLoader.load(name)
    return { ...page, name, blocks: blocksOf(page.default, { When, ...proofParts }) }
  }),
)

const addresses = new Set(
  pages.flatMap(({ name, blocks }) => [
    `/${name}`,
    ...blocks.map((block) => `/${name}#${readHeading(block, 'h2')?.id ?? ''}`),
  ]),
)

test('there are five text pages', () =>
  expect(textPageNames.sort()).toEqual(['about', 'developers', 'privacy', 'proof', 'terms']))

describe.each(pages)('the page $name', ({ description, blocks }) => {
  test('has a description of 70 to 160 characters', () => {
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  test('has 350 to 1,000 words, including the text about unused services', () => {
    expect(wordsIn(blocks)).toBeGreaterThanOrEqual(350)
    expect(wordsIn(blocks)).toBeLessThanOrEqual(1000)
  })

  test('links only to existing pages', () => {
    for (const href of linksIn(blocks)) {
      const isKnown = /^\/(#\w+|contact|recipes|sha256sums\.txt)?$|^https:/.test(href) || addresses.has(href)
      expect(isKnown || findCard(href.replace(/^\/tools\/|#.*=.*/g, '')), href).toBeTruthy()
    }
  })
})

test('<When> shows text only for the configured service', () => {
  expect(services).toEqual({ content: { kind: 'embedded' }, form: { kind: 'embedded' } })
  const [embedded, hosted] = ['embedded', 'formspree'] as const
  expect(When({ form: embedded, children: 'a' })).toBe('a')
  expect(When({ form: hosted, children: 'a' })).toBeNull()
  expect(When({ content: 'contentful', children: 'a' })).toBeNull()
})
