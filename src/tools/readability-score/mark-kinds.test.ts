import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layerHighlights } from './mark-kinds.ts'

interface Range {
  readonly start: number
  readonly end: number
  readonly layer: number
}

/** What is on top at each offset, or undefined. */
function paint(layers: readonly (readonly Range[])[]): (number | undefined)[] {
  const painted = Array.from({ length: 60 }, (): number | undefined => undefined)
  for (const { start, end, layer } of layers.flat()) painted.fill(layer, start, end)
  return painted
}

test('a word is on top of its sentence', () => {
  const sentence = { start: 0, end: 20, layer: 0 }
  expect(layerHighlights([[sentence], [{ start: 5, end: 9, layer: 1 }]])).toEqual([
    { start: 0, end: 5, layer: 0 },
    { start: 5, end: 9, layer: 1 },
    { start: 9, end: 20, layer: 0 },
  ])
})

test('shows at each offset the top layer', () => {
  const offsets = fc.uniqueArray(fc.nat(59), { maxLength: 12 }).map((list) => list.sort((a, b) => a - b))
  fc.assert(
    fc.property(fc.array(offsets, { maxLength: 4 }), (lists) => {
      const layers = lists.map((list, layer) =>
        list.flatMap((start, index) =>
          index % 2 === 0 && list[index + 1] !== undefined ? [{ start, end: list[index + 1] as number, layer }] : [],
        ),
      )
      const found = layerHighlights(layers)
      expect(paint([found])).toEqual(paint(layers))
      expect(found.every(({ start, end }, index) => start < end && (found[index - 1]?.end ?? 0) <= start)).toBe(true)
    }),
  )
})
