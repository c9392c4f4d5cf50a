import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitLines } from '#core/text/lines.ts'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

const { run } = testTool(tool, engine)

describe('any text', () => {
  const units = [
    'a',
    'A',
    ' ',
    'abc',
    'ς',
    'Σ',
    'İ',
    '\n',
    '\n',
    '\r',
    '\r\n',
    '😀',
    '\ud83d',
    '\ufffd',
    '\uffff',
    'd83d',
  ]
  const texts = fc.string({ unit: fc.constantFrom(...units), maxLength: 40 })
  const rules = fc.record({ ignoreCase: fc.boolean(), ignoreSpace: fc.boolean() })

  /** A simple reference implementation. */
  function linesOf(text: string): { lines: string[]; ending: string } {
    const { lines, lineBreak } = splitLines(text)
    return lines.length > 1 && lines.at(-1) === ''
      ? { lines: lines.slice(0, -1), ending: lineBreak }
      : { lines, ending: '' }
  }

  test('results in the set of its lines', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { lines, ending } = linesOf(text)
        const expected = [...new Set(lines)].join(splitLines(text).lineBreak) + ending
        expect(run(text).text).toBe(expected)
      }),
    )
  })

  test('does not change in a second run', () => {
    fc.assert(
      fc.property(texts, rules, (text, rule) => {
        const once = run(text, rule).text
        expect(run(once, rule)).toMatchObject({ text: once, removed: 0 })
      }),
    )
  })

  test('consists of its duplicates and its unique lines', () => {
    fc.assert(
      fc.property(texts, rules, (text, rule) => {
        const linesIn = (mode: 'remove' | 'duplicates' | 'unique') => {
          const { text: result, kept } = run(text, { ...rule, mode })
          return result.split(/\r\n|\n|\r/).slice(0, kept)
        }
        const distinct = linesIn('remove')
        const parts = [...linesIn('duplicates'), ...linesIn('unique')]
        expect(parts.sort()).toEqual(distinct.toSorted())
        const { counts = [] } = run(text, { ...rule, mode: 'counts' })
        expect(counts.map(({ line }) => line).sort()).toEqual(distinct.toSorted())
        expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(linesOf(text).lines.length)
      }),
    )
  })

  test('has as many lines as are kept and removed in total, and kept lines stay in their original order', () => {
    fc.assert(
      fc.property(texts, rules, (text, rule) => {
        const result = run(text, rule)
        const before = linesOf(text).lines
        const after = splitLines(result.text).lines
        let start = 0
        for (const line of after.slice(0, before.length - result.removed)) {
          const index = before.indexOf(line, start)
          expect(index).toBeGreaterThanOrEqual(start)
          start = index + 1
        }
        const counted = result.duplicates.reduce((sum, { count }) => sum + count, 0)
        expect(counted).toBe(result.removed)
        expect(result.different).toBe(result.duplicates.length)
      }),
    )
  })
})
