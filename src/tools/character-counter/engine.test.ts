import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createEngineContext } from '#run/engine-context.ts'
import { type CharacterCounts, engine, noCounts } from './engine.ts'

function count(text: string, context = createEngineContext()): CharacterCounts {
  // An engine may be late with its result; this one never is.
  return engine.run({ text }, {}, context) as CharacterCounts
}

async function* inChunks(bytes: Uint8Array, sizes: readonly number[]) {
  let from = 0
  for (const size of sizes) {
    yield await Promise.resolve(bytes.subarray(from, from + size))
    from += size
  }
  yield bytes.subarray(from)
}

async function countStream(chunks: AsyncIterable<Uint8Array>, context = createEngineContext()) {
  return (await engine.stream?.(chunks, {}, context).next())?.value
}

test.each([
  ['', 0, 0, 0, 0],
  ['a', 1, 1, 1, 1],
  ['a\n', 2, 1, 1, 2],
  ['a b\r\nc', 5, 3, 3, 2],
  ['\r\n\r', 2, 0, 0, 3],
  ['a_1-b!', 6, 6, 3, 1],
  ['no\u00a0break\u3000here', 13, 11, 11, 1],
  ['e\u0301 E\u0301', 3, 2, 2, 1],
  [' \u0301', 1, 1, 0, 1],
  ['👩‍👩‍👧 🇯🇵🇮🇸 👍🏽', 6, 4, 0, 1],
  ['1️⃣ ½ ٣ Ⅷ', 7, 4, 4, 1],
  ['猫が\u3099 𠮷', 4, 3, 3, 1],
  ['नमस्ते สวัสดี', 8, 7, 7, 1],
  ['שָׁלוֹם', 4, 4, 4, 1],
  ['İstanbul ΟΔΟΣ', 13, 12, 12, 1],
  ['zero\u200bwidth', 10, 10, 9, 1],
  ['__proto__', 9, 9, 5, 1],
])(
  '%j: %i characters, %i without spaces, %i alphanumeric, %i lines',
  (text, characters, charactersNoSpaces, alphanumeric, lines) =>
    expect(count(text)).toMatchObject({ characters, charactersNoSpaces, alphanumeric, lines }),
)

test.each([
  ['abc', 3, 3],
  ['é', 1, 2],
  ['e\u0301', 2, 3],
  ['€猫', 2, 6],
  ['😀', 1, 4],
  ['👩‍👩‍👧', 5, 18],
  ['\ud83d', 1, 3],
  ['\ude00\ud83d', 2, 6],
])('%j: %i code points, %i bytes', (text, codePoints, bytes) =>
  expect(count(text)).toMatchObject({ codePoints, bytes }),
)

test.each([
  ['nothing', '', 'GSM-7', 0, 0, 160],
  ['one letter', 'a', 'GSM-7', 1, 1, 159],
  ['signs that cost two', '^{}\\[~]|€\f', 'GSM-7', 20, 1, 140],
  ['a full message', 'a'.repeat(160), 'GSM-7', 160, 1, 0],
  ['one too many', 'a'.repeat(161), 'GSM-7', 161, 2, 145],
  ['two full segments', 'a'.repeat(306), 'GSM-7', 306, 2, 0],
  ['a third', 'a'.repeat(307), 'GSM-7', 307, 3, 152],
  ['euros for a whole message', '€'.repeat(80), 'GSM-7', 160, 1, 0],
  // An escape is never parted from its character: a segment of 153 ends one early.
  ['one euro too many', '€'.repeat(81), 'GSM-7', 162, 2, 143],
  ['a euro at the seam', 'a'.repeat(152) + '€'.repeat(5), 'GSM-7', 162, 2, 143],
  ['a euro that just fits', 'a'.repeat(151) + '€'.repeat(5), 'GSM-7', 161, 2, 145],
  ['a small cedilla', 'ç', 'UCS-2', 1, 1, 69],
  ['a curly apostrophe', 'it’s', 'UCS-2', 4, 1, 66],
  ['a backtick and a tab', '`\t', 'UCS-2', 2, 1, 68],
  ['an emoji', '😀', 'UCS-2', 2, 1, 68],
  ['half an emoji', '\ud83d', 'UCS-2', 1, 1, 69],
  ['a full one', 'ж'.repeat(70), 'UCS-2', 70, 1, 0],
  ['one more', 'ж'.repeat(71), 'UCS-2', 71, 2, 63],
  ['two full ones', 'ж'.repeat(134), 'UCS-2', 134, 2, 0],
  ['and a third', 'ж'.repeat(135), 'UCS-2', 135, 3, 66],
  ['emoji for a whole message', '😀'.repeat(35), 'UCS-2', 70, 1, 0],
  // A pair is never split: 33 emoji are 66 of 67.
  ['emoji over two segments', '😀'.repeat(66), 'UCS-2', 132, 2, 1],
  ['emoji over three', '😀'.repeat(67), 'UCS-2', 134, 3, 65],
  ['a late sign that is not in GSM-7', 'a'.repeat(306) + '–', 'UCS-2', 307, 5, 28],
])('a text message of %s', (_, text, encoding, units, segments, left) => {
  expect(count(text).sms).toMatchObject({ encoding, units, segments, left })
})

test('the alphabet of text messages has 127 signs, and 10 that cost two', () => {
  const costs = new Map<string, number>()
  for (let code = 0; code <= 0xffff; code++) {
    const { encoding, units } = count(String.fromCharCode(code)).sms
    const key = `${encoding} ${String(units)}`
    costs.set(key, (costs.get(key) ?? 0) + 1)
  }
  expect(Object.fromEntries(costs)).toEqual({ 'GSM-7 1': 127, 'GSM-7 2': 10, 'UCS-2 1': 0x10000 - 137 })
})

test('segments hold all units, but for one at a seam', () => {
  const sign = fc.constantFrom('a', '€', 'ж', '😀', '\ud83d', '\ude00', '~')
  fc.assert(
    fc.property(fc.array(sign, { minLength: 1, maxLength: 500, size: 'max' }), (signs) => {
      const { units, segments, capacity, left } = count(signs.join('')).sms
      const lost = segments * capacity - left - units
      expect(lost).toBeGreaterThanOrEqual(0)
      expect(lost).toBeLessThanOrEqual(segments - 1)
    }),
  )
})

test('code points and bytes are what the platform says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(count(text)).toMatchObject({ codePoints: [...text].length, bytes: new TextEncoder().encode(text).length })
    }),
  )
})

// A long text is counted by the million, and nothing is counted twice or lost where one ends.
test.each([
  ['an emoji', 'a'.repeat(999_999) + '😀', { characters: 1_000_000, codePoints: 1_000_000, alphanumeric: 999_999 }],
  ['an accent', 'a'.repeat(1_000_000) + '\u0301', { characters: 1_000_000, alphanumeric: 1_000_000, bytes: 1_000_002 }],
  ['a line break', 'a'.repeat(999_999) + '\r\nb', { characters: 1_000_001, alphanumeric: 1_000_000, lines: 2 }],
])('%s across the millionth character', (_, text, counts) => expect(count(text)).toMatchObject(counts))

test('a long text tells how far it is', () => {
  const reports: [number, number | undefined][] = []
  count('a'.repeat(1_500_000), createEngineContext({ progress: (done, total) => reports.push([done, total]) }))
  expect(reports).toEqual([
    [1_000_000, 1_500_000],
    [1_500_000, 1_500_000],
  ])
})

test('prints four lines', () =>
  expect(
    engine.print({ ...noCounts, characters: 12_345, charactersNoSpaces: 10_000, alphanumeric: 9876, lines: 3 }),
  ).toBe('Characters: 12345\nCharacters without spaces: 10000\nAlphanumeric: 9876\nLines: 3'))

describe('a stream', () => {
  const part = fc.constantFrom(
    ...Array.from('aBé7 \n\r.€~\u0301\u200d\ufeff👩🏽🇩क\u094dष'),
    ...['\r\n', 'a'.repeat(80), '€'.repeat(40), '😀'.repeat(30)],
  )
  const text = fc.oneof(
    fc.array(part).map((parts) => parts.join('')),
    fc.string({ unit: 'binary' }),
  )
  const bytes = fc.oneof(
    { weight: 4, arbitrary: text.map((text) => new TextEncoder().encode(text)) },
    { weight: 1, arbitrary: fc.uint8Array() },
  )

  test('gives every figure that the whole text gives, wherever it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, fc.array(fc.nat(90)), async (bytes, sizes) => {
        const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
        expect(await countStream(inChunks(bytes, sizes))).toEqual(count(text))
      }),
    )
  })

  test('tells how many bytes are done', async () => {
    const done: number[] = []
    const watching = createEngineContext({ progress: (bytes) => done.push(bytes) })
    await countStream(inChunks(new TextEncoder().encode('Grüße'), [3, 2]), watching)
    expect(done).toEqual([3, 5, 7])
  })
})
