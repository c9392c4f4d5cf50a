import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialOptions } from '#core/tool/options.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

const isDeep = process.env['DEEP_TESTS'] !== undefined

const { run, stream } = testTool(tool, engine)

describe('stream', () => {
  test('gives the same result as the whole text, wherever the text is split', async () => {
    // Chunks may end inside characters of two to four bytes, inside line breaks and inside lines.
    const units = [
      'a',
      'A',
      ' ',
      'abc',
      'abcd',
      ',',
      'é',
      'ς',
      'Σ',
      'İ',
      'i\u0307',
      'I',
      '\u0307',
      '\n',
      '\n',
      '\n',
      '\r',
      '\r\n',
      '\r\n',
      '😀',
      '\ufeff',
      '\u2028',
    ]
    const texts = fc.string({ unit: fc.constantFrom(...units), maxLength: 60 })
    const options = fc.record({
      mode: fc.constantFrom('remove', 'duplicates', 'unique', 'counts'),
      ignoreCase: fc.boolean(),
      ignoreSpace: fc.boolean(),
      dropBlank: fc.boolean(),
      keepFirst: fc.boolean(),
      column: fc.nat(2),
      separator: fc.constant('other' as const),
      otherSeparator: fc.constant('a'),
      limit: fc.nat(6),
    })
    const lengths = fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(texts, options, lengths, async (text, options, lengths) => {
        const streamed = await stream(text, options, lengths)
        // Which lines lack the column is only said of a whole text.
        expect({ ...streamed, missing: undefined }).toEqual({ ...run(text, options), missing: undefined })
      }),
    )
  })

  test.each(['duplicates', 'unique', 'counts'] as const)(
    'writes many lines at the end in the mode %s',
    async (mode) => {
      const lines = Array.from({ length: 60_000 }, (_, number) => `line ${String(number % 40_000)}`)
      const text = `${lines.join('\r\n')}\r\n`
      const { text: streamed } = await stream(text, { mode }, [50_000])
      expect(streamed === run(text, { mode }).text).toBe(true)
    },
  )

  test('finds the separator of columns if the first chunk has a single line', async () => {
    const text = 'Report 2024\na;1\nb;1\nc;2\n'
    const options = { column: 2, separator: 'auto' } as const
    expect((await stream(text, options, [12])).text).toBe('Report 2024\na;1\nc;2\n')
    expect(run(text, options).text).toBe('Report 2024\na;1\nc;2\n')
  })

  test('decodes invalid UTF-8 like the page', async () => {
    const bytes = Uint8Array.from([0x61, 0xff, 0x0a, 0x61, 0xfe, 0x0a, 0xc3])
    const text = new TextDecoder().decode(bytes)
    expect(await stream(bytes)).toEqual(run(text))
    expect(run(text).removed).toBe(1)
  })

  test('distinguishes many short lines, and lines longer than a block', async () => {
    const long = ['x', '漢', 'x'].map((letter) => letter.repeat(2_200_000))
    const short = Array.from({ length: 10_000 }, (_, number) => `line ${String(number % 6000)}`)
    const text = [...short, ...long, ...short, ...long].join('\n')
    const expected = run(text)
    expect(expected).toMatchObject({ removed: 14_004, different: 6002 })
    const streamed = await stream(text, {}, [1_000_000])
    // If the texts differed, the matcher would take minutes to print millions of characters.
    expect(streamed.text === expected.text).toBe(true)
    expect({ ...streamed, text: '' }).toEqual({ ...expected, text: '' })
    // Very long lines are shortened in the list.
    const shortened = expected.duplicates.filter(({ line }) => line.endsWith('…'))
    expect(shortened.map(({ line }) => line.length)).toEqual([100_001, 100_001])
  })

  // Decoding 250 million characters takes seconds.
  test.runIf(isDeep)('rejects a line that is too long', async () => {
    const chunk = new Uint8Array(10_000_000).fill(0x61)
    async function* endlessLine() {
      for (;;) yield await Promise.resolve(chunk)
    }
    const stepping = engine.stream?.(endlessLine(), initialOptions(tool.options), createEngineContext())
    await expect(stepping?.next()).rejects.toThrow('A line in this file is too long')
  })
})
