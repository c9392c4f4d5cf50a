import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OptionValues } from '#core/tool/options.ts'
import { chunkedResultOf } from '#core/long-text/chunked-result.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'
import { engine } from './engine.ts'
import type { ConvertedText } from './result.ts'
import { tool } from './tool.ts'

type Style = OptionValues<(typeof tool)['options']>['style']

const styles = tool.options.style.choices.map(({ value }) => value)
const identifierStyles = ['camel', 'snake', 'kebab', 'pascal', 'constant', 'dot', 'path'] as const

function convert(style: Style, text: string): string {
  // The engine does not use its context and returns synchronously.
  const result = engine.run({ text }, { style, language: 'auto' }, {} as EngineContext) as { text: string }
  return engine.print(result)
}

test.each([
  ['sentence', 'the iPhone of NASA is in London. “Paris,” I and McDonald say', ['iPhone', 'NASA', 'London']],
  ['sentence', 'ask (Zoë), Zoë!', ['Zoë']],
  ['sentence', 'iPhone sales are up', ['iPhone']],
  ['sentence', 'see https://Example.com/MyPath?ID=AbC today', ['https://Example.com/MyPath?ID=AbC']],
  ['sentence', 'I am here. so are you.', undefined],
  ['sentence', 'WE LIVE IN LONDON', undefined],
  ['sentence', 'HI! THIS IS MY Text.', undefined],
  ['sentence', 'WE MET AT 5 P.M. IN THE U.S. ON MONDAY. “NASA” WAS LATE.', ['U.S', 'MONDAY', 'NASA']],
  ['lower', 'we live in London', undefined],
] as const)('after %s, words of %j that lost capitals: %j', (style, text, lowered) => {
  const result = engine.run({ text }, { style, language: 'auto' }, {} as EngineContext) as ConvertedText
  expect(result.lowered).toEqual(lowered)
})

test.each([
  ['we met John. i like “New York”. iPhone sales', 'We met John. I like “New York”. iPhone sales', true],
  ['We met John.', 'We met John.', undefined],
  ['WE MET NASA', 'WE MET NASA', undefined],
])('keeping the capitals of %j gives %j; whether it is offered after Sentence case: %j', (text, kept, keepDiffers) => {
  expect(convert('keep', text)).toBe(kept)
  const result = engine.run({ text }, { style: 'sentence', language: 'auto' }, {} as EngineContext) as ConvertedText
  expect(result.keepDiffers).toBe(keepDiffers)
})

test.each([
  ['FIRST HEADING\nSECOND HEADING OF THE LIST\nTHIRD ONE', true],
  ['Just one line', undefined],
  ['a list.\nof sentences.', undefined],
  ['Dear Anna,\nthanks for your letter', undefined],
  ['A long line of a paragraph that is wrapped at 72 columns in an email\nand goes on here', undefined],
])('after Sentence case, whether a capital on each line of %j is offered: %j', (text, linesDiffer) => {
  const result = engine.run({ text }, { style: 'sentence', language: 'auto' }, {} as EngineContext) as ConvertedText
  expect(result.linesDiffer).toBe(linesDiffer)
})

test('Sentence case per line gives each line a capital', () => {
  expect(convert('lines', 'FIRST HEADING. YES\r\n\r\n"SECOND" AND I')).toBe('First heading. Yes\r\n\r\n"Second" and I')
})

test.each([
  ['WE LIVE IN LONDON', true],
  ['We live in LONDON', undefined],
  ['1 + 1', undefined],
])('after Sentence case, whether %j was mostly capitals: %j', (text, wasCapitals) => {
  const result = engine.run({ text }, { style: 'sentence', language: 'auto' }, {} as EngineContext) as ConvertedText
  expect(result.wasCapitals).toBe(wasCapitals)
})

describe('letters with a special form at the start of a word', () => {
  test.each([
    ['ßa', 'Ssa'],
    ['ﬁsh', 'Fish'],
    ['ﬃ', 'Ffi'],
    ['ǆungla', 'ǅungla'],
    ['ǄUNGLA', 'ǅungla'],
    ['ŉ', 'ʼN'],
    ['ᾳ', 'ᾼ'],
    ['և', 'Եւ'],
    ['თბილისი', 'თბილისი'],
    ['ᲗᲑᲘᲚᲘᲡᲘ', 'თბილისი'],
  ])('%s becomes %s', (text, titled) => expect(convert('title', text)).toBe(titled))
})

describe('edge cases', () => {
  test('an accented letter does not start a word: naïve becomes Naïve, not NaïVe', () => {
    expect(convert('title', 'naïve')).toBe('Naïve')
    expect(convert('ap', 'naïve')).toBe('Naïve')
  })

  test.each(identifierStyles)('%s keeps digits and the letters of every script', (style) => {
    const kept = ['123', 'привет', '日本語', 'مرحبا', 'שלום', 'हिन्दी', '한국어', 'ελλάδα']
    expect(convert(style, kept.join('\n')).toLowerCase()).toBe(kept.join('\n'))
  })

  test('keeps Persian joiners only inside words', () => {
    expect(convert('snake', 'می\u200cخواهم برم\u200c')).toBe('می\u200cخواهم_برم')
  })

  test('removes emoji completely from identifiers', () => {
    expect(convert('snake', '❤️ love 👍🏽 and 👩‍💻 too 🇩🇪')).toBe('love_and_too')
  })

  test.each(['upper', 'lower', 'title', 'sentence', 'alternate', 'invert', 'ap'] as const)(
    '%s does not change emoji and scripts without case',
    (style) => {
      const text = 'مرحبا بالعالم שלום עולם 你好，世界。 こんにちは 한국어 हिन्दी 👩‍💻 🇩🇪 1️⃣'
      expect(convert(style, text)).toBe(text)
    },
  )

  test.each<[Style, string, string]>([
    ['upper', 'İiıI', 'İIII'],
    ['lower', 'İiıI', 'i\u0307iıi'],
    ['title', 'İZMİR ıŞIK iyi', 'İzmi\u0307r Işik Iyi'],
    ['sentence', 'İZMİR. ıŞIK', 'İzmi\u0307r. Işik'],
    ['ap', 'İZMİR IŞIK', 'İzmi\u0307r Işik'],
    ['snake', 'İzmir Işık', 'i\u0307zmir_işık'],
    ['pascal', 'izmir ışık', 'IzmirIşık'],
    ['alternate', 'İiıI', 'i\u0307IıI'],
    ['invert', 'İiıI', 'i\u0307IIi'],
  ])('%s does not apply Turkish rules to %j', (style, text, converted) => expect(convert(style, text)).toBe(converted))

  test.each(styles)('%s keeps every kind of line break', (style) => {
    const breaks = convert(style, 'one two\r\nthree\rfour\n\nFive\n').replace(/[^\r\n]/g, '')
    expect(breaks).toBe('\r\n\r\n\n\n')
  })

  test('does not merge two line breaks if the line between them becomes empty', () => {
    expect(convert('snake', 'a\r!\nb')).toBe('a\r \nb')
  })

  test.each(styles)('%s returns an empty text for an empty text', (style) => expect(convert(style, '')).toBe(''))

  test.each(styles)('%s accepts blank text', (style) => expect(convert(style, ' \t\n ').trim()).toBe(''))

  test.each(['upper', 'lower', 'title', 'sentence', 'alternate', 'invert', 'ap'] as const)(
    '%s keeps lone surrogates',
    (style) => expect(convert(style, '\udc00 1\ud800')).toBe('\udc00 1\ud800'),
  )

  test.each(styles)('%s converts all lines of a long text the same way', (style) => {
    const line = "hello bigWORLD, it's a naïve idea.\n"
    expect(convert(style, line.repeat(2_000))).toBe(convert(style, line).repeat(2_000))
  })

  test('converts very long words', () => {
    const word = 'É'.repeat(20_000)
    expect(convert('snake', `${word} ${word}`)).toBe(`${word.toLowerCase()}_${word.toLowerCase()}`)
    expect(convert('title', word)).toBe(word.slice(0, 1) + word.slice(1).toLowerCase())
  })
})

describe('any text', () => {
  // Parts that rarely occur together by chance: line breaks, letters with unusual case, marks, joiners and lone
  // surrogates.
  const unusualParts = [
    ...Array.from('aBz0 .-:\'"\r\nßİıΣσςǆŉᾳﬁʻⅧⒶ👍𐐀𐐨日ა'),
    '\u0301',
    '\u200d',
    '\ufe0f',
    '\u0345',
    '\ud800',
    '\udc00',
  ]
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...unusualParts)).map((parts) => parts.join('')),
    fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  )

  test.each(styles)('%s never throws and keeps the number of lines', (style) => {
    const countBreaks = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0
    fc.assert(fc.property(anyText, (text) => countBreaks(convert(style, text)) === countBreaks(text)))
  })

  test.each(['upper', 'lower', 'snake', 'kebab', 'dot', 'path'] as const)('%s is idempotent', (style) => {
    fc.assert(fc.property(anyText, (text) => convert(style, convert(style, text)) === convert(style, text)))
  })

  test('snake, kebab and path split the same words', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(convert('kebab', text).replaceAll('-', '_')).toBe(convert('snake', text))
        expect(convert('path', text).replaceAll('/', '_')).toBe(convert('snake', text))
      }),
    )
  })

  test('title, sentence, alternate and headline change only case', () => {
    const plainText = fc.string({ unit: 'grapheme-ascii' })
    fc.assert(
      fc.property(plainText, fc.constantFrom('title', 'sentence', 'alternate', 'ap'), (text, style) => {
        expect(convert(style, text).toLowerCase()).toBe(text.toLowerCase())
      }),
    )
  })

  test('inverting ASCII text twice gives the original', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => convert('invert', convert('invert', text)) === text),
    )
  })

  test('the title case of a text is the title case of each of its words', () => {
    const words = fc.array(anyText.map((text) => text.replace(/\s/g, '')))
    fc.assert(
      fc.property(words, (parts) => {
        expect(convert('title', parts.join(' '))).toBe(parts.map((part) => convert('title', part)).join(' '))
      }),
    )
  })
})

test.each(['title', 'sentence', 'snake', 'ap', 'invert'] as const)('%s returns a long text in chunks', (style) => {
  const result = engine.run({ text: 'Some words.\n'.repeat(25_000) }, { style, language: 'auto' }, {} as EngineContext)
  expect(chunkedResultOf(result)?.chunks.length).toBeGreaterThan(1)
})

test.each([
  ['tr', 'upper', 'istanbul ılık', 'İSTANBUL ILIK'],
  ['tr', 'lower', 'ISPARTA İZMİR', 'ısparta izmir'],
  ['tr', 'title', 'istanbul IŞIK', 'İstanbul Işık'],
  ['tr', 'sentence', 'istanbul GÜZEL. iyi.', 'İstanbul güzel. İyi.'],
  ['tr', 'snake', 'ISI Ölçer', 'ısı_ölçer'],
  ['tr', 'invert', 'iI', 'İı'],
  ['az', 'upper', 'bakı kimi', 'BAKI KİMİ'],
  ['lt', 'lower', 'Ì', 'i̇̀'],
  ['lt', 'title', 'i̇̀ LABAI', 'Ì Labai'],
  // A Turkish text does not change the rules by itself.
  ['auto', 'upper', 'istanbul ılık', 'ISTANBUL ILIK'],
] as const)('in %s, %s writes %j as %j', async (language, style, text, expected) => {
  const result = await engine.run({ text }, { style, language }, {} as EngineContext)
  expect(engine.print(result).normalize()).toBe(expected.normalize())
})

test('finds the sentences by the language of the text', async () => {
  const text =
    'wir fuhren an das meer und zu den inseln, d. h. an die nordsee, und es war für die kinder nicht zu weit, z. b. Ärger gab es nie.'
  const result = await engine.run({ text }, { style: 'sentence', language: 'auto' }, {} as EngineContext)
  expect(engine.print(result)).toBe(`W${text.slice(1).replace('Ärger', 'ärger')}`)
})
