import { expect, test } from 'vitest'
import { cardFields } from '#core/tool/tool.ts'
import { cards, findCard } from './cards.ts'
import { tools } from './registry.ts'

test('has one card per manifest, in the same order, with only the card fields', () => {
  expect(cards.map(({ id }) => id)).toEqual(tools.map(({ id }) => id))
  for (const [index, card] of cards.entries()) {
    expect(Object.keys(card).sort()).toEqual([...cardFields, 'id'].sort())
    expect(tools[index]).toMatchObject(card)
  }
})

test.each(['', 'no-such-tool', '__proto__', 'constructor'])('returns undefined for the unknown id %j', (id) => {
  expect(findCard(id)).toBeUndefined()
})
