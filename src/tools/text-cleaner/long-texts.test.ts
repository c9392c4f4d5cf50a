import { expect, test } from 'vitest'
import { chunkedResultOf } from '#core/chunked-result.ts'
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
  const chunks = stripTags(markup.repeat(times))
  expect(chunks.join('') === text.repeat(times)).toBe(true)
})

test('what is never closed stays, however much comes before', () => {
  const rest = `<p ${'x="y" '.repeat(9000)}`
  expect(stripTags('<i>a</i>'.repeat(times) + rest).join('') === 'a'.repeat(times) + rest).toBe(true)
})

test('a text leaves nothing behind for the next', () => {
  expect([stripTags('a<p>').join(''), stripTags('b<td').join(''), stripTags('c').join('')]).toEqual(['a', 'b<td', 'c'])
})

test.each(['spaces', 'breaks', 'special', 'all', 'tags', 'invisible'] as const)(
  'a long text comes in chunks: %s',
  (mode) => {
    const text = ' <b>bold</b>  ★\n\n\n\u200b'.repeat(times)
    const result = engine.run({ text }, { mode }, {} as never)
    expect(chunkedResultOf(result)?.chunks.length).toBeGreaterThan(1)
  },
)

test.each([
  ['spaces', ' a  b \n', 'a b\n'],
  ['breaks', 'a\r\n\r\n\r\n\r\nb', 'a\r\n\r\nb'],
  ['special', 'a ★\n', 'a \n'],
  ['invisible', 'a\u200bb\n', 'ab\n'],
] as const)('%s: %j, many times, plain text before it or not', (mode, text, cleaned) => {
  for (const before of ['', 'plain\n'.repeat(times)]) {
    const result = engine.run({ text: before + text.repeat(times) }, { mode }, {} as never)
    expect((result as { text: string }).text === before + cleaned.repeat(times)).toBe(true)
  }
})
