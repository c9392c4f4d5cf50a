import anyAscii from 'any-ascii'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OptionValues } from '#core/tool/options.ts'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Settings = OptionValues<(typeof tool)['options']>

const { runAsync } = testTool(tool, engine)

async function slugOf(text: string, settings: Partial<Settings> = {}) {
  return (await runAsync(text, settings)).text
}

test.each([
  ['', ''],
  [' \n ', ''],
  ['!?', ''],
  ['a', 'a'],
  ['Hello World', 'hello-world'],
  ['  Hello,   World!  ', 'hello-world'],
  ["Don't stop", 'dont-stop'],
  ['Don’t stop', 'dont-stop'],
  ['rock & roll', 'rock-roll'],
  ['AC/DC', 'acdc'],
  ['v1.2.3', 'v123'],
  ['snake_case stays', 'snake_case-stays'],
  ['well-known -- fact', 'well-known-fact'],
  ['-- both ends --', 'both-ends'],
  ['a -!- b', 'a-b'],
  ['one\ntwo\r\nthree', 'one-two-three'],
  ['tab\tnbsp\u00a0ideographic\u3000space', 'tab-nbsp-ideographic-space'],
  ['dash—dash–dash', 'dash-dash-dash'],
  ['so\u00adft zero\u200bwidth \ufeffmark', 'soft-zerowidth-mark'],
  ['constructor __proto__', 'constructor-__proto__'],
])('%j becomes %j', async (text, slug) => expect(await slugOf(text)).toBe(slug))

test.each([
  ['Café Zürich', 'cafe-zurich'],
  ['Cafe\u0301 Zu\u0308rich', 'cafe-zurich'],
  ['Øl', 'ol'],
  ['ß', 'ss'],
  ['Straße', 'strasse'],
  ['Привет мир', 'privet-mir'],
  ['Ελληνικά ΟΔΟΣ', 'ellinika-odos'],
  ['İstanbul ışık', 'istanbul-isik'],
  ['東京', 'dongjing'],
  ['สวัสดี', 'swasdi'],
  ['مرحبا', 'mrhb'],
  ['שלום', 'slvm'],
  ['ﷺ', 'salla-allah-alayhi-wa-sallam'],
  ['½ price', '12-price'],
  ['I 💛 you', 'i-yellow_heart-you'],
  ['🇫🇷', 'fr'],
  ['half \ud800 pair \udc00', 'half-pair'],
])('%j is transliterated to %j', async (text, slug) => expect(await slugOf(text)).toBe(slug))

test.each([
  ['Café Zürich', 'café-zürich'],
  ['Cafe\u0301', 'café'],
  ['Привет, Мир!', 'привет-мир'],
  ['ΟΔΟΣ ΟΔΟΣ', 'οδος-οδος'],
  ['İstanbul', 'i\u0307stanbul'],
  ['東京タワー', '東京タワー'],
  ['नमस्ते दुनिया', 'नमस्ते-दुनिया'],
  ['שָׁלוֹם', 'שָׁלוֹם'.normalize('NFC')],
  ['2 ٣ 𝒳 𐐀', '2-٣-𝒳-𐐨'],
  ['I ❤️ you 👩‍👩‍👧', 'i-you'],
  ['!\u0301 e\u0301', 'é'],
  ['😀\u{1e8d0} a\u{1e8d0}', 'a\u{1e8d0}'],
  ['a—b', 'a-b'],
  ['\ud800a', 'a'],
])('%j becomes %j if Unicode letters are kept', async (text, slug) =>
  expect(await slugOf(text, { keepUnicode: true })).toBe(slug),
)

test.each([
  ['well-known fact', '_', 'well_known_fact'],
  ['__snake  case__', '_', 'snake_case'],
  ['well-known fact', '.', 'well.known.fact'],
  ['v1.2 … final.', '.', 'v1.2.final'],
] as const)('%j with separator %j becomes %j', async (text, separator, slug) =>
  expect(await slugOf(text, { separator })).toBe(slug),
)

test.each([
  ['Tea/Coffee', 'tea-coffee'],
  ['Tea/Coffee: 2025–2026', 'tea-coffee-2025-2026'],
  ['v2.0', 'v2-0'],
  ['Don’t “stop” the rock’n’roll (C++)', 'dont-stop-the-rocknroll-c'],
  ['AC/DC & friends @home', 'ac-dc-friends-home'],
  ['my_file_name.txt', 'my-file-name-txt'],
  ['I 💛 you', 'i-yellow-heart-you'],
  ["L'été à l’hôtel d'Anna: qu'est-ce ?", 'l-ete-a-l-hotel-d-anna-qu-est-ce'],
  ['Нью-Йорк', 'nyu-york'],
  ["AT&T's plan", 'at-ts-plan'],
])('%j becomes %j if punctuation becomes a hyphen', async (text, slug) => {
  expect(await slugOf(text, { splitPunctuation: true })).toBe(slug)
})

test.each([
  ['Don’t/Stop', { splitPunctuation: true, keepUnicode: true }, 'dont-stop'],
  ['Büro/Straße', { splitPunctuation: true, keepUnicode: true }, 'büro-straße'],
  ['Tea/Coffee', { splitPunctuation: true, separator: '_' }, 'tea_coffee'],
] as const)('%j with %j becomes %j', async (text, settings, slug) => expect(await slugOf(text, settings)).toBe(slug))

test.each([
  ['word💛', 'word-yellow_heart'],
  ['💛word', 'yellow_heart-word'],
  ['😀💛', 'grinning-yellow_heart'],
  ['a👍🏽b👩‍💻c❤️d', 'a-thumbsup-b-woman-computer-c-heart-d'],
  ['a🇫🇷b', 'a-fr-b'],
  ['Acme™ ½', 'acmetm-12'],
])('the names of emoji are separate words: %j becomes %j', async (text, slug) => expect(await slugOf(text)).toBe(slug))

test.each([
  ['Ärger im Büro: schöne Grüße', {}, 'aerger-im-buero-schoene-gruesse'],
  ['ÄÖÜ Zu\u0308rich, ẞ', {}, 'aeoeue-zuerich-ss'],
  ['Café Ångström Øl naïve', {}, 'cafe-angstroem-ol-naive'],
  ['Ärger im Büro', { keepUnicode: true }, 'ärger-im-büro'],
])('%j with umlauts written out and %j becomes %j', async (text, settings, slug) =>
  expect(await slugOf(text, { ...settings, german: true })).toBe(slug),
)

test.each([
  ['Müller', {}, 'mueller'],
  ['Muller', {}, undefined],
  ['Straße', {}, undefined],
  ['Müller', { german: true }, undefined],
  ['Müller', { keepUnicode: true }, undefined],
])('suggests the slug of %j with %j if umlauts were written out: %j', async (text, settings, suggestion) => {
  const { germanSlug } = await runAsync(text, settings)
  expect(germanSlug).toBe(suggestion)
})

test.each([
  ['Rock & Roll', {}, 'rock-and-roll'],
  ['Øl & Brød', { keepUnicode: true }, 'øl-and-brød'],
  ['Größe & Maße', {}, undefined],
  ['Gro\u0308ße & Masse', {}, undefined],
  ['A & B\n& C', { perLine: true }, 'a-and-b\nand-c'],
  ['AT&T', {}, undefined],
  ['Rock & Roll', { writeAnd: true }, undefined],
])('suggests the slug of %j with %j if & became “and”: %j', async (text, settings, suggestion) => {
  const { andSlug } = await runAsync(text, settings)
  expect(andSlug).toBe(suggestion)
})

test.each([
  ['東京の夜景', 'Japanese', '東京の夜景'],
  ['สวัสดี', 'Thai', 'สวัสดี'],
  ['مرحبا', 'Arabic', 'مرحبا'],
  ['שלום', 'Hebrew', 'שלום'],
  ['नमस्ते दुनिया', 'Hindi', 'नमस्ते-दुनिया'],
  ['Україна: Київ', 'Ukrainian', 'україна-київ'],
  ['北京欢迎你', undefined, undefined],
  ['スポット', undefined, undefined],
  ['Привет', undefined, undefined],
])('%j is in %j, which the table gets wrong, so %j is offered', async (text, uncertainLanguage, unicodeSlug) => {
  const slug = await runAsync(text)
  expect([slug.uncertainLanguage, slug.unicodeSlug]).toEqual([uncertainLanguage, unicodeSlug])
  expect(engine.note?.(slug) ?? '').toContain(uncertainLanguage ?? '')
})

test.each([
  ['The quick brown fox', 15, 'the-quick-brown'],
  ['The quick brown fox', 14, 'the-quick'],
  ['The quick brown fox', 0, 'the-quick-brown-fox'],
  ['Internationalization', 5, 'inter'],
  ['𝒳𝒳𝒳', 2, 'xx'],
])('%j with a maximum length of %i becomes %j', async (text, maxLength, slug) => {
  expect(await slugOf(text, { maxLength })).toBe(slug)
})

test('the maximum length applies to each line', async () => {
  const settings = { perLine: true, maxLength: 8 }
  expect(await slugOf('Green tea\r\nCoffee beans', settings)).toBe('green\r\ncoffee')
})

test.each([
  ['Tea/Coffee', {}, 'tea-coffee'],
  ['IMG_2034', {}, 'img-2034'],
  ['IMG_2034', { separator: '_' }, undefined],
  ['Tea Coffee', {}, undefined],
  ['Tea, coffee', {}, undefined],
  ['½ price', {}, '1-2-price'],
  ['مرحبا بالعالم', {}, undefined],
  ['مرحبا/بالعالم', {}, 'mrhb-bllm'],
  ['✅ 5 Tips for 2025 ➡️ Read 👩🏽‍💻 now', {}, undefined],
  ['Tea/Coffee', { splitPunctuation: true }, undefined],
] as const)(
  'suggests the slug of %j with %j if punctuation became a hyphen: %j',
  async (text, settings, suggestion) => {
    const { punctuationSlug } = await runAsync(text, settings)
    expect(punctuationSlug).toBe(suggestion)
  },
)

test.each([
  ['One\nTwo', false, true],
  ['One\n\n', false, false],
  ['One\nTwo', true, false],
])('%j with one slug per line %j is a list: %j', async (text, perLine, isList) => {
  const slug = await runAsync(text, { perLine })
  expect(slug.isList).toBe(isList)
})

test.each([
  ['One Title\nTwo Titles', 'one-title\ntwo-titles', 2],
  ['One\r\nTwo\nThree\r', 'one\r\ntwo\r\nthree\r\n', 3],
  ['One\r\rTwo', 'one\r\rtwo', 2],
  ['One\r!\nTwo', 'one\r\rtwo', 2],
  [' \n!\nThree', '\n\nthree', 1],
  ['a\u2028b', 'a-b', 1],
  ['', '', 0],
])('%j becomes %j with one slug per line', async (text, slug, slugs) => {
  expect(await runAsync(text, { perLine: true })).toMatchObject({ text: slug, slugs })
})

test('counts the characters of the slug as graphemes', async () => {
  expect(await runAsync('x\u0323 𝒳', { keepUnicode: true })).toMatchObject({ characters: 3, slugs: 1 })
})

describe('for any text and any options', () => {
  const traps = Array.from('aZ9& _-.–\n\r\u00a0\u0301\u200d\ufe0fßİΣσКй東क\u094dष😀𝒳\u0345\u1e9e\u2126\u212a')
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...traps) }),
    fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
    fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((points) => String.fromCodePoint(...points)),
  )
  const settings = fc.record<Settings>({
    separator: fc.constantFrom('-', '_', '.'),
    keepUnicode: fc.boolean(),
    german: fc.boolean(),
    writeAnd: fc.boolean(),
    perLine: fc.boolean(),
    splitPunctuation: fc.boolean(),
    maxLength: fc.nat(12),
  })

  test('a mark on an underscore that becomes a separator is left out', async () => {
    expect(await slugOf('a_\u0345b', { keepUnicode: true, splitPunctuation: true })).toBe('a-b')
  })

  test('the slug of a slug is that slug itself', async () => {
    await fc.assert(
      fc.asyncProperty(text, settings, async (text, settings) => {
        const slug = await slugOf(text, settings)
        expect(await slugOf(slug, settings)).toBe(slug)
      }),
    )
  })

  test('the slug has no separator at either end and no consecutive separators', async () => {
    await fc.assert(
      fc.asyncProperty(text, settings, async (text, settings) => {
        const { separator } = settings
        for (const slug of (await slugOf(text, settings)).split(/\r\n|\n|\r/)) {
          expect(slug.startsWith(separator) || slug.endsWith(separator)).toBe(false)
          expect(slug).not.toContain(separator + separator)
          expect(slug).toMatch(settings.keepUnicode ? /^[\p{L}\p{M}\p{N}_.-]*$/u : /^[a-z0-9_.-]*$/)
        }
      }),
    )
  })

  test('the slug is the same as after applying the documented rules one by one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, fc.string()), async (text) => {
        const emoji = /\p{RI}\p{RI}|(?![©®™])\p{Extended_Pictographic}/gu
        const words = anyAscii(text.replace(emoji, ' $& '))
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
        expect(await slugOf(text)).toBe(words.replace(/[\s-]+/g, '-').replace(/^-|-$/g, ''))
      }),
    )
  })
})
