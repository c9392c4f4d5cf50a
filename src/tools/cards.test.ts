import { expect, test } from 'vitest'
import { cardFields } from '#core/tool.ts'
import { cards, findCard } from './cards.ts'
import { tools } from './registry.ts'

test('there is a card for each manifest, in the same order, and nothing on it but what pages show', () => {
  expect(cards.map(({ id }) => id)).toEqual(tools.map(({ id }) => id))
  for (const [position, card] of cards.entries()) {
    expect(Object.keys(card).sort()).toEqual([...cardFields, 'id'].sort())
    expect(tools[position]).toMatchObject(card)
  }
})

test.each(['', 'no-such-tool', '__proto__', 'constructor'])('%j finds no card', (id) => {
  expect(findCard(id)).toBeUndefined()
})
