import { expect, test } from 'vitest'
import { partsOf } from '#core/text-in-pieces.ts'
import { engine } from './engine.ts'
import { stripTags } from './tags.ts'

/** Many times what a chunk holds. */
const times = 60_000

test.each([
  ['<b>one</b> ', 'one '],
  ['<p class="a>b">naïve</p>\n', 'naïve\n'],
  ['a < b <!-- <p> --> c\r\n', 'a < b  c\r\n'],
  ['<script>1 < 2</script>👍<td>x</td>\n', '👍\tx\n'],
  ['plain\n', 'plain\n'],
])('%j, many times, is %j as often', (markup, text) => {
  const pieces = stripTags(markup.repeat(times))
  expect(pieces.join('') === text.repeat(times)).toBe(true)
})

test('what is never closed stays, however much comes before', () => {
  const rest = `<p ${'x="y" '.repeat(9000)}`
  expect(stripTags('<i>a</i>'.repeat(times) + rest).join('') === 'a'.repeat(times) + rest).toBe(true)
})

test('a text leaves nothing behind for the next', () => {
  expect([stripTags('a<p>').join(''), stripTags('b<td').join(''), stripTags('c').join('')]).toEqual(['a', 'b<td', 'c'])
})

test('a long text comes in pieces', () => {
  const result = engine.run({ text: '<b>bold</b>\n'.repeat(times) }, { mode: 'tags' }, {} as never)
  expect(partsOf(result)?.pieces.length).toBeGreaterThan(1)
})
