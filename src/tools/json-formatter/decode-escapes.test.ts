import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleRuns } from '#run/sample-runs.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'
import { decodeEscapes } from './write.ts'

const { raw } = String
const { run } = sampleRuns(tool, engine)

test.each([
  [raw`"\u6771\u4eac"`, '"東京"'],
  [raw`"https:\/\/x.org"`, '"https://x.org"'],
  [raw`"\uD83D\uDE00 \u00E9"`, '"😀 é"'],
  [raw`"\u0022 \u005c \u000a \u0001 \ud83d"`, raw`"\" \\ \n \u0001 \ud83d"`],
  [raw`"\\u00e9 \\/ \n \t \""`, raw`"\\u00e9 \\/ \n \t \""`],
])('%s becomes %s', (token, expected) => {
  expect(decodeEscapes(token)).toBe(expected)
})

test('any string means the same afterwards', () => {
  const escapeAll = (text: string) =>
    Array.from({ length: text.length }, (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`).join('')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const decoded = decodeEscapes(`"${escapeAll(text)}"`)
      expect(JSON.parse(decoded)).toBe(text)
      expect(decoded).toBe(JSON.stringify(text))
    }),
  )
})

test('two million escapes in a row do not overflow the stack', () => {
  const decoded = decodeEscapes(`"${raw`\u6771`.repeat(2_000_000)}"`)
  expect(decoded === `"${'東'.repeat(2_000_000)}"`).toBe(true)
})

test('keys and values are decoded, whatever the layout', () => {
  const text = raw`{"\u00e9":["\u6771","a\/b"],"b":1.50}`
  expect(run(text, { mode: 'minify', decodeEscapes: true }).text).toBe('{"é":["東","a/b"],"b":1.50}')
  expect(run(text, { mode: 'minify', decodeEscapes: true, sortKeys: true }).text).toBe('{"b":1.50,"é":["東","a/b"]}')
  expect(run(text, { mode: 'minify' }).text).toBe(text)
})
