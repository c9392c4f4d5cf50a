import { expect, test } from 'vitest'
import { chunkedResultOf } from '#core/long-text/chunked-result.ts'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { stripTags } from './tags.ts'
import { tool } from './tool.ts'

function run(change: 'spaces' | 'breaks' | 'special' | 'tags' | 'invisible', text: string) {
  return testTool(tool, engine).runAsync(text, { mode: 'none', [change]: true })
}

/** Enough repetitions for a text to consist of many chunks. */
const repetitions = 60_000

test.each([
  ['<b>one</b> ', 'one '],
  ['<p class="a>b">naïve</p>\n', 'naïve\n'],
  ['a < b <!-- <p> --> c\r\n', 'a < b  c\r\n'],
  ['<script>1 < 2</script>👍<td>x</td>\n', '👍\tx\n'],
  ['plain\n', 'plain\n'],
])('strips many repetitions of %j to repetitions of %j', (markup, text) => {
  expect(stripTags(markup.repeat(repetitions)).text === text.repeat(repetitions)).toBe(true)
})

test('keeps an unclosed tag after a long text', () => {
  const rest = `<p ${'x="y" '.repeat(9000)}`
  expect(stripTags('<i>a</i>'.repeat(repetitions) + rest).text === 'a'.repeat(repetitions) + rest).toBe(true)
})

test('does not keep any state between two texts', () => {
  expect([stripTags('a<p>').text, stripTags('b<td').text, stripTags('c').text]).toEqual(['a', 'b<td', 'c'])
})

test.each(['spaces', 'breaks', 'special', 'tags', 'invisible'] as const)(
  '%s: returns a long text in chunks',
  async (mode) => {
    const text = ' <b>bold</b>  ★\n\n\n\u200b'.repeat(repetitions)
    const result = await run(mode, text)
    expect(chunkedResultOf(result)?.chunks.length).toBeGreaterThan(1)
  },
)

test.each([
  ['spaces', ' a  b \n', 'a b\n'],
  ['breaks', 'a\r\n\r\n\r\n\r\nb', 'a\r\n\r\nb'],
  ['special', 'a ★\n', 'a\n'],
  ['invisible', 'a\u200bb\n', 'ab\n'],
] as const)(
  '%s: cleans many repetitions of %j, with and without plain text before them',
  async (mode, text, cleaned) => {
    for (const before of ['', 'plain\n'.repeat(repetitions)]) {
      const result = await run(mode, before + text.repeat(repetitions))
      expect(result.text === before + cleaned.repeat(repetitions)).toBe(true)
    }
  },
)
