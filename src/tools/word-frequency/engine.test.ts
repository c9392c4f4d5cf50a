import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/input-error.ts'
import { initialOptions, type OptionValues } from '#core/options.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { engine } from './engine.ts'
import { noFrequencies, type WordFrequencies } from './frequencies.ts'
import { tool } from './tool.ts'

type Options = OptionValues<typeof tool.options>

function count(text: string, options: Partial<Options> = {}, context = createEngineContext()): WordFrequencies {
  return engine.run({ text }, { ...initialOptions(tool.options), ...options }, context) as WordFrequencies
}

function pairs(text: string, options: Partial<Options> = {}): [string, number][] {
  return count(text, options).items.map(({ word, count }) => [word, count])
}

test.each<[string, [string, number][]]>([
  ['', []],
  [' \n ', []],
  ['a', []],
  ['of is it', []],
  [
    'The cat saw the CAT.',
    [
      ['the', 2],
      ['cat', 2],
      ['saw', 1],
    ],
  ],
  [
    'one two two',
    [
      ['two', 2],
      ['one', 1],
    ],
  ],
  [
    'beta alpha beta alpha',
    [
      ['beta', 2],
      ['alpha', 2],
    ],
  ],
  ["don't don’t DON'T", [["don't", 3]]],
  [
    'well-known life—death and/or',
    [
      ['well-known', 1],
      ['life', 1],
      ['death', 1],
      ['and', 1],
    ],
  ],
  ['U.S.A. usa', [['usa', 2]]],
  [
    'constructor __proto__ constructor toString 007 7000',
    [
      ['constructor', 2],
      ['__proto__', 1],
      ['tostring', 1],
      ['007', 1],
      ['7000', 1],
    ],
  ],
  ['ΟΔΟΣ οδος', [['οδος', 2]]],
  [
    'İSTANBUL İstanbul istanbul',
    [
      ['i\u0307stanbul', 2],
      ['istanbul', 1],
    ],
  ],
  [
    'one\r\ntwo\u00a0two\rsix',
    [
      ['two', 2],
      ['one', 1],
      ['six', 1],
    ],
  ],
])('the words of %j are %j', (text, items) => expect(pairs(text)).toEqual(items))

test.each([
  ['an', 0],
  ['and', 1],
  // The length is measured in graphemes.
  ['e\u0301a', 0],
  ['e\u0301a\u0300o\u0301', 1],
  ['e\u0301e\u0301e\u0301 e\u0301e\u0301e\u0301', 1],
  ['👩‍👩‍👧', 0],
  ['👩‍👩‍👧🇯🇵', 0],
  ['👩‍👩‍👧🇯🇵😀', 1],
  ['日本', 0],
  ['日本語', 1],
  ['ไทย', 1],
  ['กี่', 0],
  ['שלום', 1],
  ['x-y', 1],
  ['𝒳𝒴', 0],
  ['a === b +++', 0],
])('%j has %i words of three characters or more', (text, distinct) => expect(count(text).distinct).toBe(distinct))

test.each<[string, Partial<Options>, WordFrequencies['leftOut']]>([
  ['It is the tea, – and it is IT.', {}, { short: 5, stopWords: 0 }],
  ['It is the tea, – and it is IT.', { minLength: 1 }, { short: 0, stopWords: 0 }],
  ['It is the tea and the cake.', { skipStopWords: true, stopWords: 'cake' }, { short: 2, stopWords: 4 }],
])('from %j with %o, leaves out %o', (text, options, leftOut) => {
  const found = count(text, options)
  expect(found.leftOut).toEqual(leftOut)
  const all = count(text, { minLength: 1 })
  expect(found.words + leftOut.short + leftOut.stopWords).toBe(all.words)
})

test('lists the top 20 and returns the number of distinct words', () => {
  const text = Array.from({ length: 30 }, (_, n) => `word${String(n)} `.repeat(30 - n)).join('')
  const found = count(text)
  expect(found).toMatchObject({ words: 465, distinct: 30 })
  expect(found.items).toHaveLength(20)
  expect(found.items[0]).toEqual({ word: 'word0', count: 30, share: 6.45 })
  expect(count(text, { limit: 25 }).items).toHaveLength(25)
  expect(count(text, { limit: 100_000_000 }).items).toHaveLength(30)
})

test.each<[string, [string, number][]]>([
  [
    'The tea and the cake',
    [
      ['tea', 1],
      ['cake', 1],
    ],
  ],
  ["Don’t you know? Don't!", [['know', 1]]],
  ['The the THE', []],
])('the words of %j without stop words are %j', (text, items) =>
  expect(pairs(text, { skipStopWords: true })).toEqual(items),
)

test('shares are percentages of the counted words', () => {
  expect(count('the tea or the tea', { skipStopWords: true })).toEqual({
    items: [{ word: 'tea', count: 2, share: 100 }],
    words: 2,
    distinct: 1,
    leftOut: { short: 1, stopWords: 2 },
  })
})

test('counts the stop words in the list', () => {
  expect(count('the tea and the cake', { limit: 2 }).listedStopWords).toBe(1)
  expect(count('the tea and the cake').listedStopWords).toBe(2)
  expect(count('tea, cake').listedStopWords).toBeUndefined()
})

test.each([
  ['Der König und die Königin: die Burg war alt, und das Tor war neu.', {}, 'und die war der das'],
  ['Não há uma casa com a porta azul, mas uma casa com a porta verde.', {}, 'uma com não'],
  ['The hat and the plus are for a son: die, hat, die.', {}, undefined],
  ['The hat and the plus are for a son: die, hat, die.', { skipStopWords: true }, undefined],
])('the common words of %j with %j are %j', (text, options, words) => {
  expect(count(text, options).commonWords?.join(' ')).toBe(words)
  const stopWords = count(text, options).commonWords?.join(', ') ?? ''
  expect(count(text, { ...options, stopWords }).commonWords).toBeUndefined()
})

test('finds no words in an empty text', () => expect(count('')).toEqual(noFrequencies))

test('notes how many words are not listed', () => {
  const text = 'tea tea cake jam'
  expect(engine.note?.(count(text, { limit: 2 }))).toBe('2 of 3 words listed. Raise the limit for more.')
  for (const options of [{}, { limit: 1, csv: true }, { limit: 1, find: 'tea' }, { limit: 1, compareWith: 'tea' }])
    expect(engine.note?.(count(text, options))).toBeUndefined()
})

test('prints one line per word', () => expect(engine.print(count('tea tea cake'))).toBe('tea: 2\ncake: 1'))

test('includes every word in the CSV, regardless of the limit', () => {
  const found = count('tea cake tea 5$"x" scone', { csv: true, limit: 1 })
  expect(found.items).toHaveLength(1)
  expect(found.csv).toBe('word,count,percent\r\ntea,2,40\r\ncake,1,20\r\n5$x,1,20\r\nscone,1,20\r\n')
  expect(engine.print(found)).toBe(found.csv)
})

test('reports progress on a long text', () => {
  const done: number[] = []
  count(`${'x'.repeat(999)} `.repeat(1500), {}, createEngineContext({ progress: (units) => done.push(units) }))
  expect(done).toEqual([1_000_000, 1_500_000])
})

test('keeps the counts of 10,000 distinct words', () => {
  const words = Array.from({ length: 10_000 }, (_, n) => `w${(n * 7919).toString(36)}xx`)
  const found = count([...words, ...words].join(' '), { limit: 10_000 })
  expect(found.items.map(({ word }) => word)).toEqual(words)
  expect(new Set(found.items.map(({ count }) => count))).toEqual(new Set([2]))
})

test('gives the same counts as a map of words', () => {
  const word = fc.constantFrom('tea', 'Tea', 'teas', 'cake', 'CAKE', 'of', 'a', '“tea”', '__proto__')
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const counts = new Map<string, number>()
      for (const written of words) {
        const normalized = written.toLowerCase().replaceAll(/(?!_)\p{P}/gu, '')
        if (normalized.length >= 3) counts.set(normalized, (counts.get(normalized) ?? 0) + 1)
      }
      const items = [...counts].sort(([, one], [, other]) => other - one)
      expect(pairs(words.join('\n'))).toEqual(items)
    }),
  )
})

test('symbols at the edge of a word, the form of an accent and the kind of an apostrophe make no difference', () => {
  expect(pairs("<b>word</b> word™ ~word~ word😀 caf\u00e9 cafe\u0301 don't don’t")).toEqual([
    ['word', 4],
    ['caf\u00e9', 2],
    ["don't", 2],
  ])
})

test('the counts of two texts joined by a blank line are the sums of their counts', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '-', "'", '.', ' ', '😀') })
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(count(`${one}\n\n${other}`).words).toBe(count(one).words + count(other).words)
    }),
  )
})

test.each<[string, string[]]>([
  ['Tea, “CAKE”', ['scones', "don't"]],
  ['tea\ncake;scones', ["don't"]],
  ['don’t tea', ['cake', 'scones']],
  [' , ', ['tea', 'cake', 'scones', "don't"]],
])('the stop words %j leave %j', (stopWords, words) => {
  expect(count("tea cake tea scones don't", { stopWords }).items.map(({ word }) => word)).toEqual(words)
})

test.each([
  [1, ['a', 'to', 'tea', 'été', 'naïve', '日本語']],
  [3, ['tea', 'été', 'naïve', '日本語']],
  [4, ['naïve']],
  [6, []],
])('words of at least %i characters are %j', (minLength, words) => {
  const text = 'a to tea été naïve 日本語'
  const found = (written: string) => count(written, { minLength }).items.map(({ word }) => word)
  expect(found(text)).toEqual(words)
  expect(found(text.normalize('NFD'))).toEqual(words)
})

describe('comparison', () => {
  const compare = (text: string, compareWith: string, options: Partial<Options> = {}) =>
    count(text, { compareWith, ...options }).comparison

  test('lists the words of both texts, largest difference first', () => {
    expect(compare('tea tea cake cake jam', 'tea cake cake scone')).toEqual({
      words: [
        { word: 'scone', count: 0, share: 0, otherCount: 1, otherShare: 25, difference: -25 },
        { word: 'jam', count: 1, share: 20, otherCount: 0, otherShare: 0, difference: 20 },
        { word: 'tea', count: 2, share: 40, otherCount: 1, otherShare: 25, difference: 15 },
        { word: 'cake', count: 2, share: 40, otherCount: 2, otherShare: 50, difference: -10 },
      ],
      distinct: 4,
      otherWords: 4,
    })
  })

  test('is absent without another text', () => expect(count('tea')).not.toHaveProperty('comparison'))

  test('leaves out stop words and short words of both texts', () => {
    const found = compare('the tea of', 'the jam of', { skipStopWords: true })
    expect(found?.words.map(({ word }) => word)).toEqual(['tea', 'jam'])
  })

  test('is limited, unlike its CSV', () => {
    const found = count('tea', { compareWith: 'jam', limit: 1, csv: true })
    expect(found.comparison?.words).toHaveLength(1)
    expect(engine.print(found)).toBe(
      'word,count,percent,other count,other percent,difference\r\ntea,1,100,0,0,100\r\njam,0,0,1,100,-100\r\n',
    )
  })
})

describe('occurrences', () => {
  const find = (text: string, word: string) => count(text, { find: word }).occurrences ?? []
  const written = (text: string, word: string) => find(text, word).map(({ start, end }) => text.slice(start, end))

  test.each([
    ['The cat, the CAT.', 'cat', ['cat', 'CAT']],
    ["“Don’t!” Don't", "don't", ['Don’t', "Don't"]],
    ['U.S.A. and USA', 'usa', ['U.S.A.', 'USA']],
    ['and/or wait...wait—and', 'wait', ['wait', 'wait']],
    ['sandals/and', 'and', ['and']],
    ['<b>word</b> sword', 'word', ['word']],
    ['<b/>b <i>and</i>and', 'b', ['b']],
    ['<b/>b <i>and</i>and', 'and', ['and', 'and']],
    ['tea', 'cake', []],
    ['ΟΔΟΣ οδος', 'Οδός', []],
    ['ΟΔΟΣ οδος', 'οδος', ['ΟΔΟΣ', 'οδος']],
  ])('in %j, %j is written as %j', (text, word, found) => expect(written(text, word)).toEqual(found))

  test.each(['', ' ', 'a b', '...'])('%j is not a word to find', (word) => {
    if (word === '') expect(count('tea', { find: word })).not.toHaveProperty('occurrences')
    else expect(() => find('tea', word)).toThrow(new InputError('Enter a single word to find.'))
  })

  test('there are as many as the word is counted', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'É', '-', "'", '.', '—', '/', ' ', '<', '>', '😀') })
    fc.assert(
      fc.property(text, (text) => {
        for (const { word, count: expected } of count(text, { minLength: 1 }).items)
          expect(find(text, word), word).toHaveLength(expected)
      }),
    )
  })

  test('are printed with whole words around them', () => {
    const text = `${'before '.repeat(10)}a\n  tea\tb${' afterwards'.repeat(10)}`
    expect(engine.print(count(text, { find: 'tea' }))).toBe(
      '… before before before before before a tea b afterwards afterwards afterwards …',
    )
  })

  test('are limited to the first 10,000', () => expect(find('tea '.repeat(10_001), 'tea')).toHaveLength(10_000))
})

describe('text without spaces', () => {
  const text = '東京の天気。東京は雨です。今日は東京に行きます。'
  const note = 'This text has no spaces between words. Use the dictionary option to find its words.'

  test('offers a dictionary', () => {
    const found = count(text)
    expect(found.needsDictionary).toBe(true)
    expect(engine.note?.(found)).toBe(note)
    expect(count('two words').needsDictionary).toBeUndefined()
  })

  test('finds words with a dictionary', () => {
    const found = count(text, { dictionary: true, minLength: 2 })
    expect(found.items[0]).toMatchObject({ word: '東京', count: 3 })
    expect(found.needsDictionary).toBe(false)
    expect(engine.note?.(found)).toBeUndefined()
  })

  test('leaves other words alone', () => {
    expect(pairs('well-known 東京タワー don’t', { dictionary: true, minLength: 2 })).toEqual([
      ['well-known', 1],
      ['東京タワー', 1],
      ["don't", 1],
    ])
  })

  test('finds a dictionary word in the text', () => {
    const { occurrences = [] } = count(text, { dictionary: true, find: '東京' })
    expect(occurrences.map(({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [6, 8],
      [16, 18],
    ])
  })

  test('a stream of bytes gives the same words', async () => {
    const options = { ...initialOptions(tool.options), dictionary: true, minLength: 2 }
    const bytes = new TextEncoder().encode(text)
    async function* chunks() {
      for (let i = 0; i < bytes.length; i += 4) yield await Promise.resolve(bytes.slice(i, i + 4))
    }
    const stream = engine.stream?.(chunks(), options, createEngineContext())
    expect((await stream?.next())?.value).toEqual(count(text, options))
  })
})

test('keeps the text of links when leaving out addresses', () => {
  const text =
    'Read [our starter guide](https://www.bread.com/guides/starter), then [the oven guide](https://www.bread.com/oven). ' +
    'A guide helps <b>https://bread.com</b> <a href="https://bread.com">bake</a>.'
  expect(pairs(text, { skipAddresses: true })).toEqual([
    ['guide', 3],
    ['read', 1],
    ['our', 1],
    ['starter', 1],
    ['then', 1],
    ['the', 1],
    ['oven', 1],
    ['helps', 1],
    ['bake', 1],
  ])
  const { occurrences } = count(text, { skipAddresses: true, find: 'guide' })
  expect(occurrences?.map(({ start, end }) => text.slice(start, end))).toEqual(['guide', 'guide', 'guide'])
})

test('leaves out web and email addresses on request', () => {
  const text = 'See https://a.com/see/1, (www.see.org) and see@mail.com: see AT&T.'
  expect(pairs(text)[0]).toEqual(['see', 3])
  expect(pairs(text, { skipAddresses: true })).toEqual([
    ['see', 2],
    ['and', 1],
    ['at&t', 1],
  ])
  expect(count(text, { skipAddresses: true, find: 'see' }).occurrences).toHaveLength(2)
})

test('keeps words next to a tag after an address', () => {
  expect(pairs('https://a.com<br>bake <b>https://b.com</b>bread', { skipAddresses: true })).toEqual([
    ['bake', 1],
    ['bread', 1],
  ])
})

test.each([
  ['C++, C# (C++) and .NET in ASP.NET', ['C++', 'C#', '.NET']],
  ['see #c in abc++ and example.net', undefined],
])('names that lose their symbols in %j: %j', (text, names) => expect(count(text).withoutSymbols).toEqual(names))
