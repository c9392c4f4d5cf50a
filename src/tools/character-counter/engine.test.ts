import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialOptions } from '#core/tool/options.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { type CharacterCounts, noCounts } from './result.ts'
import { engine } from './engine.ts'
import { measureLimits } from './limits.ts'
import type { LimitOptions } from './platforms.ts'
import { writePlain } from './plain-characters.ts'
import { SmsCounter } from './sms.ts'
import { tool } from './tool.ts'

const options = initialOptions(tool.options)

function count(text: string, context = createEngineContext()): CharacterCounts {
  // This engine returns synchronously.
  return engine.run({ text }, options, context) as CharacterCounts
}

/** Compares a text with a limit. */
function check(text: string, limits: Partial<LimitOptions>) {
  const { checked } = engine.run({ text }, { ...options, ...limits }, createEngineContext()) as CharacterCounts
  return checked
}

async function* inChunks(bytes: Uint8Array, sizes: readonly number[]) {
  let start = 0
  for (const size of sizes) {
    yield await Promise.resolve(bytes.subarray(start, start + size))
    start += size
  }
  yield bytes.subarray(start)
}

async function countStream(chunks: AsyncIterable<Uint8Array>, context = createEngineContext()) {
  return (await engine.stream?.(chunks, options, context).next())?.value
}

test('returns zero counts for an empty text', () => expect(count('')).toEqual(noCounts))

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

test('D8: a byte order mark counts as three bytes and changes neither characters nor SMS', () => {
  const { characters, lines, sms, bytes } = count('abc')
  expect(count('\ufeffabc')).toMatchObject({ characters, lines, sms, bytes: bytes + 3 })
})

test.each([
  ['abc', 3, 3],
  ['é', 1, 2],
  ['e\u0301', 2, 3],
  ['€猫', 2, 6],
  ['😀', 1, 4],
  ['👩‍👩‍👧', 5, 18],
  ['\ud83d', 1, 3],
  ['\ude00\ud83d', 2, 6],
  ['\ufeffabc', 4, 6],
])('%j: %i code points, %i bytes', (text, codePoints, bytes) =>
  expect(count(text)).toMatchObject({ codePoints, bytes }),
)

test.each([
  ['no text', '', 'GSM-7', 0, 0, 160],
  ['one letter', 'a', 'GSM-7', 1, 1, 159],
  ['characters that count as two', '^{}\\[~]|€\f', 'GSM-7', 20, 1, 140],
  ['a full message', 'a'.repeat(160), 'GSM-7', 160, 1, 0],
  ['one character too many', 'a'.repeat(161), 'GSM-7', 161, 2, 145],
  ['two full segments', 'a'.repeat(306), 'GSM-7', 306, 2, 0],
  ['a third segment', 'a'.repeat(307), 'GSM-7', 307, 3, 152],
  ['a full message of euro signs', '€'.repeat(80), 'GSM-7', 160, 1, 0],
  // An escape stays in the same segment as its character, so a segment may use only 152 of 153 septets.
  ['one euro sign too many', '€'.repeat(81), 'GSM-7', 162, 2, 143],
  ['a euro sign at the end of a segment', 'a'.repeat(152) + '€'.repeat(5), 'GSM-7', 162, 2, 143],
  ['a euro sign that just fits', 'a'.repeat(151) + '€'.repeat(5), 'GSM-7', 161, 2, 145],
  ['a lowercase c with cedilla', 'ç', 'UCS-2', 1, 1, 69],
  ['a curly apostrophe', 'it’s', 'UCS-2', 4, 1, 66],
  ['a backtick and a tab', '`\t', 'UCS-2', 2, 1, 68],
  ['an emoji', '😀', 'UCS-2', 2, 1, 68],
  ['half of an emoji', '\ud83d', 'UCS-2', 1, 1, 69],
  ['a full message in UCS-2', 'ж'.repeat(70), 'UCS-2', 70, 1, 0],
  ['one character too many in UCS-2', 'ж'.repeat(71), 'UCS-2', 71, 2, 63],
  ['two full segments in UCS-2', 'ж'.repeat(134), 'UCS-2', 134, 2, 0],
  ['a third segment in UCS-2', 'ж'.repeat(135), 'UCS-2', 135, 3, 66],
  ['a full message of emoji', '😀'.repeat(35), 'UCS-2', 70, 1, 0],
  // A surrogate pair is never split: 33 emoji use 66 of 67 code units.
  ['two segments of emoji', '😀'.repeat(66), 'UCS-2', 132, 2, 1],
  ['three segments of emoji', '😀'.repeat(67), 'UCS-2', 134, 3, 65],
  ['a last character outside GSM-7', 'a'.repeat(306) + '–', 'UCS-2', 307, 5, 28],
])('SMS with %s', (_, text, encoding, units, segments, left) => {
  expect(count(text).sms).toMatchObject({ encoding, units, segments, left })
})

test.each([
  ['Your parcel – ready. Don’t forget your ID.', '– and ’ need UCS-2.', ['-', "'"]],
  ['“Wait…”', '“, … and ” need UCS-2.', ['"', '...']],
  ['a\u00a0b', 'U+00A0 needs UCS-2.', [' ']],
  ['It’s 😀', '’ and 😀 need UCS-2.', undefined],
  ['привет', 'п, р, и and other characters need UCS-2.', undefined],
  ['It is', undefined, undefined],
])('SMS of %j: %j', (text, note, plainForms) => {
  const sms = measureLimits(count(text)).find(({ label }) => label.startsWith('SMS'))
  expect([sms?.note, sms?.plainForms]).toEqual([note, plainForms])
  if (plainForms) expect(count(writePlain(text)).sms.encoding).toBe('GSM-7')
})

test('GSM-7 has 127 characters that count as one and 10 that count as two', () => {
  const costs = new Map<string, number>()
  for (let code = 0; code <= 0xffff; code++) {
    const counter = new SmsCounter()
    counter.add(`a${String.fromCharCode(code)}`)
    const { encoding, units } = counter.finish()
    const key = `${encoding} ${String(units - 1)}`
    costs.set(key, (costs.get(key) ?? 0) + 1)
  }
  expect(Object.fromEntries(costs)).toEqual({ 'GSM-7 1': 127, 'GSM-7 2': 10, 'UCS-2 1': 0x10000 - 137 })
})

test('a segment leaves at most one unit unused', () => {
  const character = fc.constantFrom('a', '€', 'ж', '😀', '\ud83d', '\ude00', '~')
  fc.assert(
    fc.property(fc.array(character, { minLength: 1, maxLength: 500, size: 'max' }), (characters) => {
      const { units, segments, capacity, left } = count(characters.join('')).sms
      const lost = segments * capacity - left - units
      expect(lost).toBeGreaterThanOrEqual(0)
      expect(lost).toBeLessThanOrEqual(segments - 1)
    }),
  )
})

test('counts the same code points and bytes as the platform', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(count(text)).toMatchObject({ codePoints: [...text].length, bytes: new TextEncoder().encode(text).length })
    }),
  )
})

// Long texts are counted in chunks of a million code units. No character is missed or counted twice at a boundary.
test.each([
  ['an emoji', 'a'.repeat(999_999) + '😀', { characters: 1_000_000, codePoints: 1_000_000, alphanumeric: 999_999 }],
  ['an accent', 'a'.repeat(1_000_000) + '\u0301', { characters: 1_000_000, alphanumeric: 1_000_000, bytes: 1_000_002 }],
  ['a line break', 'a'.repeat(999_999) + '\r\nb', { characters: 1_000_001, alphanumeric: 1_000_000, lines: 2 }],
])('counts %s across a chunk boundary', (_, text, counts) => expect(count(text)).toMatchObject(counts))

test('reports progress on a long text', () => {
  const reports: [number, number | undefined][] = []
  count('a'.repeat(1_500_000), createEngineContext({ progress: (done, total) => reports.push([done, total]) }))
  expect(reports).toEqual([
    [1_000_000, 1_500_000],
    [1_500_000, 1_500_000],
  ])
})

test.each([
  ['', 0],
  ['  two words\n', 2],
  ['\ufeffone', 1],
  ['a'.repeat(1_000_001) + ' b', 2],
])('counts words', (text, words) => expect(count(text).words).toBe(words))

test('prints four lines', () =>
  expect(
    engine.print({ ...noCounts, characters: 12_345, charactersNoSpaces: 10_000, alphanumeric: 9876, lines: 3 }),
  ).toBe('Characters: 12345\nCharacters without spaces: 10000\nAlphanumeric: 9876\nLines: 3'))

describe('limits', () => {
  test.each([
    ['no limit', 'abc', { platform: 'none', limit: 2 }, undefined],
    ['an own limit that is not set', 'abc', { platform: 'own' }, undefined],
    ['an own limit', 'abc', { platform: 'own', limit: 2 }, { limit: 2, used: 3, end: 2 }],
    ['an empty text', '', { platform: 'own', limit: 2 }, { limit: 2, used: 0, end: 0 }],
    ['a family at the limit', 'a👩‍👩‍👧b', { platform: 'own', limit: 2 }, { limit: 2, used: 3, end: 9 }],
    ['a post for Threads', 'a'.repeat(501), { platform: 'threads' }, { limit: 500, used: 501, end: 500 }],
    [
      'a link, which Bluesky shortens',
      'See https://example.com/2026/06/02/a-long-address and https://example.com/ or example.com/a!',
      { platform: 'bluesky' },
      { limit: 300, used: 65, end: 92 },
    ],
    ['a post for Bluesky', '👩‍👩‍👧', { platform: 'bluesky' }, { limit: 300, used: 1, end: 8 }],
    ['a post for Facebook', 'a', { platform: 'facebook' }, { limit: 63_206, used: 1, end: 1 }],
    ['a caption for TikTok', 'a', { platform: 'tiktok' }, { limit: 2200, used: 1, end: 1 }],
    ['a YouTube description', 'a', { platform: 'youtubeDescription' }, { limit: 5000, used: 1, end: 1 }],
    ['a text that just fits', 'a'.repeat(100), { platform: 'youtube' }, { limit: 100, used: 100, end: 100 }],
    ['one character too many', 'a'.repeat(101), { platform: 'youtube' }, { limit: 100, used: 101, end: 100 }],
    [
      'a link across the limit of X',
      `${'a'.repeat(270)} x.com`,
      { platform: 'x' },
      { limit: 280, used: 294, end: 271 },
    ],
    ['Windows line breaks on X', 'a\r\n'.repeat(141), { platform: 'x' }, { limit: 280, used: 282, end: 420 }],
    ['a byte order mark', '\ufeffabc', { platform: 'own', limit: 2 }, { limit: 2, used: 3, end: 3 }],
    ['emoji on X', '😀'.repeat(141), { platform: 'x' }, { limit: 280, used: 282, end: 280 }],
    ['full-width characters in an ad', '猫'.repeat(16), { platform: 'adHeadline' }, { limit: 30, used: 32, end: 15 }],
    ['half-width katakana in an ad', 'ﾈｺ', { platform: 'adHeadline' }, { limit: 30, used: 2, end: 2 }],
    ['Hangul in letters', '\u1112\u1161\u11ab', { platform: 'adDescription' }, { limit: 90, used: 2, end: 3 }],
    ['a chapter on X', 'a'.repeat(10_001), { platform: 'x' }, { limit: 280, used: undefined, end: 280 }],
  ] as const)('checks %s', (_, text, limits, checked) => {
    expect(check(text, limits)).toEqual(checked)
  })

  test('the part within the limit never uses more than the limit', () => {
    const platform = fc.constantFrom('x', 'adHeadline', 'metaHeadline', 'own')
    const character = fc.constantFrom(
      ...Array.from('aé猫 .\n\u0301\u200d'),
      '😀',
      '👩‍👩‍👧',
      'x.com ',
      'https://a.io/b ',
    )
    const text = fc.array(character, { maxLength: 400, size: 'max' }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, platform, (text, platform) => {
        const { used = 0, limit, end = 0 } = check(text, { platform, limit: 50 }) ?? { limit: 0 }
        expect(end === text.length).toBe(used <= limit)
        // Cutting through a link or a line of marks can only shorten the text.
        expect(check(text.slice(0, end).trimEnd(), { platform, limit: 50 })?.used).toBeLessThanOrEqual(limit)
      }),
    )
  })

  test('are printed only if one is chosen', () => {
    expect(engine.print({ ...noCounts, checked: { limit: 30, used: 12, end: 12 } })).toMatch(
      /\nLines: 0\nLimit: 30\nUsed: 12\nLeft: 18$/,
    )
    expect(engine.print({ ...noCounts, checked: { limit: 30, used: 32, end: 30 } })).toMatch(/\nOver: 2$/)
    expect(engine.print({ ...noCounts, checked: { limit: 280, used: undefined, end: 280 } })).toMatch(
      /\nFar over the limit$/,
    )
  })
})

describe('stream', () => {
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

  test('gives the same counts as the whole text, wherever the text is split', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, fc.array(fc.nat(90)), async (bytes, sizes) => {
        const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
        expect(await countStream(inChunks(bytes, sizes))).toEqual(count(text))
      }),
    )
  })

  test('reports progress in bytes', async () => {
    const done: number[] = []
    const context = createEngineContext({ progress: (bytes) => done.push(bytes) })
    await countStream(inChunks(new TextEncoder().encode('Grüße'), [3, 2]), context)
    expect(done).toEqual([3, 5, 7])
  })
})
