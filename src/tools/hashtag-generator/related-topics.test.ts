import { describe, expect, test } from 'vitest'
import { initialOptions } from '#core/options.ts'
import type { EngineContext } from '#core/tool.ts'
import { engine, type Hashtags } from './engine.ts'
import { findRelatedTags } from './related-topics.ts'
import type { Settings } from './tag-words.ts'
import { tool } from './tool.ts'

function generate(text: string, settings: Partial<Settings> = {}): Hashtags {
  return engine.run({ text }, { ...initialOptions(tool.options), ...settings }, {} as EngineContext) as Hashtags
}

describe('related tags', () => {
  test.each([
    ['a word', 'gym', '#FitFam #GymLife'],
    ['a plural', 'Two dogs', '#DogsOfInstagram #DogLovers'],
    ['two words', 'a mental health day', '#MentalHealth #MentalHealthAwareness'],
    ['a tag in the text', 'we did it #mentalhealth', '#MentalHealthAwareness #MentalHealthMatters'],
    ['the words of a phrase', 'vegan banana bread', '#Baking #PlantBased #HomeBaking #VeganFood'],
    ['a name', 'Hello from Lisbon', '#Portugal #VisitPortugal'],
    ['a word of another language', 'Mi perro y yo en la playa', '#DogsOfInstagram #Beach'],
    ['two words, but not one of them', 'data science bootcamp', '#DataScience #BigData #DataAnalytics'],
    ['a holiday', 'a gift for Mother’s Day', '#MothersDay #HappyMothersDay'],
  ])('for %s: %j', (_, text, tags) => {
    const expected = tags.split(' ')
    expect(generate(text).related.slice(0, expected.length)).toEqual(expected)
  })

  test.each([
    ['common words', 'to be or not'],
    ['no text', ''],
    ['a word without a topic', 'xylophones'],
    ['a long text', 'gym. '.repeat(5000)],
    ['a word that is only a tag of a topic', 'Grief comes in waves'],
    ['verbs', 'We cycle to monitor it'],
  ])('are not offered for %s', (_, text) => expect(generate(text).related).toEqual([]))

  test('leave out the tags of the result, also in the plural', () => {
    expect(findRelatedTags([['startup']])).toEqual(expect.arrayContaining(['Startup', 'Founder']))
    expect(generate('startups, founder').related.join(' ')).not.toMatch(/#(?:startups?|founder)\b/i)
  })

  test('are about three topics at most', () => {
    const words = [['gym'], ['coffee'], ['dog'], ['cat']]
    expect(findRelatedTags(words)).toEqual(findRelatedTags(words.slice(0, 3)))
    expect(findRelatedTags(words)).toHaveLength(20)
  })

  test('have the requested letters', () => {
    expect(generate('gym', { letters: 'lower' }).related[0]).toBe('#fitfam')
    expect(generate('gym', { letters: 'upper' }).related[0]).toBe('#FITFAM')
  })
})

describe('related option', () => {
  test('adds tags to those of the text, on top of the maximum', () => {
    const { items, candidates, allowances } = generate('gym', { related: 2, max: 1 })
    expect(items).toEqual(['#gym', '#FitFam', '#GymLife'])
    expect(candidates).toEqual(['#gym'])
    expect(allowances.find(({ platform }) => platform === 'Instagram')).toMatchObject({ used: 3 })
  })

  test('adds others instead of those that the without option names', () => {
    expect(generate('gym', { related: 1, without: '#fitfam' }).items).toEqual(['#gym', '#GymLife'])
  })

  test('is 0 by default', () => expect(generate('gym').items).toEqual(['#gym']))
})

describe('with option', () => {
  test.each([
    ['#GymLife', ['#gym', '#GymLife']],
    ['gymlife, My_Brand!', ['#gym', '#GymLife', '#My_Brand']],
    ['#GYM', ['#gym']],
    ['', ['#gym']],
  ])('%j gives %j', (added, items) => expect(generate('gym', { with: added }).items).toEqual(items))

  test('keeps a tag that is no longer related, so that it can be removed', () => {
    expect(generate('coffee', { with: '#GymLife' }).related.at(-1)).toBe('#GymLife')
  })
})
