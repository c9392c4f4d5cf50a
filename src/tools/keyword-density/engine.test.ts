import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialOptions, type OptionValues } from '#core/options.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { type Densities, type FoundPhrase, noDensities } from './densities.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Options = OptionValues<typeof tool.options>

function run(text: string, options: Partial<Options> = {}, context = createEngineContext()): Densities {
  return engine.run({ text }, { ...initialOptions(tool.options), ...options }, context) as Densities
}

function count(text: string, keyword: string): number {
  return run(text, { keyword }).count
}

function phraseCounts(found: readonly FoundPhrase[]): [string, number][] {
  return found.map(({ phrase, count }) => [phrase, count])
}

describe('list of keywords', () => {
  const text = 'Hiring for remote work: work, rest. Hire workers!'

  test.each<[string, [string, number][] | undefined]>([
    ['work', undefined],
    ['work, rest', undefined],
    [
      'hiring, work',
      [
        ['work', 3],
        ['hiring', 1],
      ],
    ],
    [
      'rest;hiring, ,cake',
      [
        ['rest', 1],
        ['hiring', 1],
        ['cake', 0],
      ],
    ],
    [
      'remote work, work, work',
      [
        ['work', 3],
        ['remote work', 1],
      ],
    ],
    ['cake, jam', undefined],
    [',', undefined],
  ])('%j gives %j', (keyword, expected) => {
    const { keywords } = run(text, { keyword })
    expect(keywords && phraseCounts(keywords)).toEqual(expected)
  })

  test('adds up the counts and merges the matches', () => {
    expect(run(text, { keyword: 'hiring, remote work, work' })).toMatchObject({
      keyword: 'hiring, remote work, work',
      count: 5,
      insideWords: 1,
      inFirstParagraph: 5,
      matches: [{ start: 0 }, { start: 11, end: 22 }, { start: 24 }, { start: 41 }],
    })
  })

  test('never counts whole words that are not part of the phrase', () => {
    expect(run('tea, cakes. Cake, tea.', { keyword: 'tea, cake' })).toMatchObject({ count: 1, insideWords: 1 })
  })
})

describe('single-word keyword', () => {
  test.each([
    ['', 'tea', 0],
    ['tea', '', 0],
    ['tea', ' ', 0],
    ['tea', ' tea ', 1],
    ['Tea, TEA and teapots', 'tea', 3],
    // Counts the words that contain the keyword, not the occurrences of the keyword.
    ['banana an', 'an', 2],
    ['steak', 'tea', 1],
    ['te a', 'tea', 0],
    ['C++ and c', 'c++', 1],
    ['Node.js and .NET', '.', 2],
    ['and/or', 'and/or', 1],
    ['$& $&', '$&', 2],
    ['constructor __proto__', '__proto__', 1],
    ['École ÉCOLE', 'école', 2],
    ['ΟΔΟΣ οδος οδοσ', 'οδός', 0],
    ['ΟΔΟΣ οδος οδοσ', 'ΟΔΟΣ', 3],
    ['ὈΔΟΣ-x', 'οσ', 1],
    ['İstanbul istanbul ISTANBUL ıstanbul', 'istanbul', 3],
    ['İstanbul istanbul ISTANBUL ıstanbul', 'İSTANBUL', 3],
    ['Straße STRASSE', 'strasse', 1],
    ['Straße STRAẞE', 'STRAẞE', 2],
    ['𐐀𐐁 𐐨𐐩', '𐐨', 2],
    ['👩‍👩‍👧 👩', '👩', 2],
    ['吾輩は猫である。名前は', '猫', 1],
    ['שלום! שלום', 'שלום', 2],
    ['tea\r\ntea\u00a0tea\u3000tea\u2028tea', 'tea', 5],
  ])('in %j, %j occurs %i times', (text, keyword, expected) => expect(count(text, keyword)).toBe(expected))

  test('counts matches before, across and after the millionth character', () => {
    expect(count(`${'x'.repeat(999_998)}tea tea ${'word '.repeat(10)}tea`, 'tea')).toBe(3)
    expect(count('a-long-word-of-tea '.repeat(60_000), 'tea')).toBe(60_000)
  })

  test('gives the same count as filtering the words', () => {
    const letters = fc.constantFrom('a', 'A', 'b', '.', ' ', '\n', 'é', 'É')
    const keyword = fc.string({ unit: fc.constantFrom('a', 'b', '.', 'É'), minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.string({ unit: letters }), keyword, (text, keyword) => {
        const words = text.match(/\S+/g) ?? []
        const found = words.filter((word) => word.toLowerCase().includes(keyword.toLowerCase()))
        expect(run(text, { keyword })).toMatchObject({
          count: found.length,
          words: words.length,
          density: words.length === 0 ? 0 : Number(((100 * found.length) / words.length).toFixed(2)),
        })
      }),
    )
  })
})

test('a listed word gives its own count as the keyword', () => {
  const text =
    'Node.js is fast. I use Node.js and C++ daily. C++ rocks. Node.js 4.7 and 4.7, in the U.S.A. or USA (U.S.A./USA). ' +
    "Anna’s and Anna's team(s), teams."
  const { oneWord } = run(text)
  expect(phraseCounts(oneWord)).toEqual([
    ['usa', 4],
    ['node.js', 3],
    ['c', 2],
    ['4.7', 2],
    ["anna's", 2],
    ['teams', 2],
  ])
  const counts = oneWord.slice(1).map(({ phrase }) => run(text, { keyword: phrase, wholeWord: true }).count)
  expect(counts).toEqual(oneWord.slice(1).map((row) => row.count))
  // A word that contains the keyword twice counts once.
  expect(run(text, { keyword: 'usa', wholeWord: true })).toMatchObject({ count: 3, matches: { length: 3 } })
  expect(run(text, { keyword: 'usa' }).count).toBe(2)
})

describe('phrase', () => {
  test.each([
    ['green tea', 'green tea', 1],
    ['Green  TEA,\ngreen\r\ntea', 'green tea', 2],
    ['“Green” (tea)', 'green tea', 1],
    ['green tea', '"green  tea!"', 1],
    ['green black tea', 'green tea', 0],
    ['tea green', 'green tea', 0],
    // The first and the last word of the phrase can be part of a longer word, as in a substring search.
    ['evergreen teas', 'green tea', 1],
    ['greenish tea', 'green tea', 0],
    ['green steak', 'green tea', 0],
    ['a cup of tea', 'cup of tea', 1],
    ['teacup of teabags', 'cup of tea', 1],
    ['cup off tea', 'cup of tea', 0],
    // A phrase matches across the end of a sentence only if it contains the end of a sentence itself.
    ['It was green. Tea helps.', 'green tea', 0],
    ['It was green. Tea helps.', 'green. Tea', 1],
    ['green\n\ntea', 'green tea', 0],
    ['Ask Dr. Lee now', 'dr lee', 1],
    // Matches do not overlap.
    ['ha ha ha', 'ha ha', 1],
    ['ha ha ha ha', 'ha ha', 2],
    ['one two one two one', 'one two one', 1],
    ['a a b a a a b', 'a a b', 2],
    ['x a b a b a c y', 'x a b a b a c y', 1],
    ['w a b a b a b a c y', 'b a b a c', 1],
    ['green/tea green—tea', 'green tea', 2],
    ['state-of-the-art design', 'state-of-the-art design', 1],
    ["don't stop, don’t stop", "don't stop", 2],
    ['yeni İstanbul yolu, yeni istanbul yolu', 'yeni istanbul yolu', 2],
    ['yeni İstanbul', 'YENİ İSTANBUL', 1],
    ['ΜΕΓΆΛΗ ΟΔΌΣ, μεγάλη οδός', 'μεγάλη οδός', 2],
    ['constructor __proto__', 'constructor __proto__', 1],
    ['tea - tea', '- tea', 2],
    ['- - -', '- -', 0],
    ['שלום עולם', 'שלום עולם', 1],
  ])('in %j, %j occurs %i times', (text, keyword, expected) => expect(count(text, keyword)).toBe(expected))

  test('gives the same count as comparing word by word', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'ab', 'ba'))
    const phrase = fc.array(fc.constantFrom('a', 'b', 'ab', 'ba'), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(words, phrase, (words, phrase) => {
        const text = words.join(' ')
        let expected = 0
        let nextStart = 0
        for (let start = 0; start + phrase.length <= words.length; start++) {
          const phraseWords = words.slice(start, start + phrase.length)
          const isMatch =
            phraseWords.slice(1, -1).join() === phrase.slice(1, -1).join() &&
            phraseWords[0]?.endsWith(phrase[0] ?? '') === true &&
            phraseWords.at(-1)?.startsWith(phrase.at(-1) ?? '') === true
          if (!isMatch || start < nextStart) continue
          expected++
          nextStart = start + phrase.length
        }
        expect(count(text, phrase.join(' '))).toBe(expected)
      }),
    )
  })

  test('runs in linear time on long, repetitive text', () => {
    expect(count('a '.repeat(500_000), `${'a '.repeat(50_000)}b`)).toBe(0)
  })
})

describe('matches', () => {
  function marked(text: string, keyword: string, options: Partial<Options> = {}): string[] {
    return run(text, { keyword, ...options }).matches.map(({ start, end }) => text.slice(start, end))
  }

  test.each([
    ['Tea, teapots and steak', 'tea', ['Tea', 'tea', 'tea']],
    ['banana', 'an', ['an']],
    ['C++ and c', 'c++', ['C++']],
    ['ΟΔΟΣ οδος', 'οδος', ['ΟΔΟΣ', 'οδος']],
    ['İstanbul istanbul', 'istanbul', ['İstanbul', 'istanbul']],
    // Offsets change if case is folded here, so whole words are marked.
    ['tea “I\u0307stanbul’da”', 'istanbul', ['“I\u0307stanbul’da”']],
    ['Green  TEA,\r\ngreen\ntea', 'green tea', ['Green  TEA', 'green\ntea']],
    ['“Green” (tea)!', 'green tea', ['Green” (tea']],
    ['evergreen teas', 'green tea', ['green tea']],
    ['green/tea, <b>green</b> tea', 'green tea', ['green/tea', 'green</b> tea']],
    ['It was green. Tea helps.', 'green. Tea', ['green. Tea']],
    ['ha ha ha ha', 'ha ha', ['ha ha', 'ha ha']],
    ["don't stop, don’t stop", "don't stop", ["don't stop", 'don’t stop']],
    ['yeni I\u0307stanbul', 'yeni istanbul', ['yeni I\u0307stanbul']],
    ['犬。猫 犬。', '猫 犬', ['猫 犬']],
    ['tea/tea pot', 'tea pot', ['tea pot']],
  ])('in %j, the keyword %j matches %j', (text, keyword, expected) => {
    expect(marked(text, keyword)).toEqual(expected)
  })

  test.each([
    ['Tea, teapots, steak and green-tea', 'tea', ['Tea', 'tea']],
    ['steak-tea', 'tea', ['tea']],
    ['thé the', 'the', ['the']],
    ['evergreen tea green teas green tea', 'green tea', ['green tea']],
    ['C++ c++17', 'c++', ['C++', 'c++']],
  ])('in %j, the whole words %j match %j', (text, keyword, expected) => {
    expect(marked(text, keyword, { wholeWord: true })).toEqual(expected)
    expect(run(text, { keyword, wholeWord: true }).count).toBe(expected.length)
  })

  test('are the first 10,000', () => {
    for (const keyword of ['tea', 'green tea']) {
      const { count, matches } = run(`${keyword} `.repeat(10_001), { keyword })
      expect([count, matches.length]).toEqual([10_001, 10_000])
    }
  })

  test('are as many as are counted, sorted and without overlaps', () => {
    const part = fc.constantFrom(
      'a',
      'b',
      'ab',
      'A',
      'é',
      'i\u0307',
      'I',
      '.',
      ',',
      '/',
      '-',
      '<b>',
      '\n\n',
      ' ',
      '。',
      '😀',
    )
    const text = fc.array(fc.tuple(part, fc.constantFrom('', ' '))).map((parts) => parts.flat().join(''))
    const keyword = fc.constantFrom('a', 'b', 'ab', 'a b', 'b a', 'a a b', 'a. b', 'i a', '-')
    fc.assert(
      fc.property(text, keyword, fc.boolean(), (text, keyword, wholeWord) => {
        const { count, matches } = run(text, { keyword, wholeWord })
        expect(matches).toHaveLength(count)
        let last = 0
        for (const { start, end } of matches) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
      }),
    )
  })
})

test.each([
  ['Green tea\n\nTea is green.\n\nMore tea.', 'tea', 1, 1],
  ['# Tea\n\n## How to brew tea\nBoil water.\n\nTea.', 'tea', 2, 0],
  ['<h1>Green tea</h1><h2>Tea pots</h2><p>Green <b>tea</b>.</p>', 'green tea', 1, 1],
  [
    'How to Brew Green Tea\n\nBy Jane Doe | May 5, 2024\n\nGreen tea is easy to brew. Good green tea needs time.',
    'green tea',
    1,
    2,
  ],
  ['Offices today\n\nIntroduction\n\nSince March 2020, remote work has grown.', 'work', 0, 1],
  // A phrase does not continue in the next heading.
  ['# Green\n# Tea', 'green tea', 0, 0],
  ['Coffee\n\nNo mention.', 'tea', 0, 0],
  ['Tea\n\nTea', '', 0, 0],
])('in %j, %j occurs in headings %i times and in the first paragraph %i times', (text, keyword, headings, first) => {
  expect(run(text, { keyword })).toMatchObject({ inHeadings: headings, inFirstParagraph: first })
})

test.each([
  ['Tea, teapots and green-tea in a steamer.', 'tea', 4, 2],
  ['Plaintext tools and a text tool.', 'text tool', 2, 1],
  ['Tea for two.', 'tea', 1, 0],
  ['Teapots', '', 0, 0],
])('in %j, %j matches %i times, of which %i are part of a longer word', (text, keyword, count, insideWords) => {
  expect(run(text, { keyword })).toMatchObject({ count, insideWords })
  expect(run(text, { keyword, wholeWord: true })).toMatchObject({ count: count - insideWords, insideWords: 0 })
})

test('leaves web and email addresses out of the lists, but not out of the counts', () => {
  const text =
    'Read [our starter guide](https://www.bread.com/guides/starter), then [the oven guide](https://www.bread.com/guides). ' +
    'Mail ann@bread.com today. Mail ann@bread.com today.'
  const found = run(text, { keyword: 'bread.com' })
  expect(found).toMatchObject({ count: 4, words: 14 })
  expect(phraseCounts(found.oneWord)).toEqual([
    ['guide', 2],
    ['mail', 2],
    ['today', 2],
  ])
  expect(found).toMatchObject({ twoWords: [], threeWords: [] })
  expect(run(text, { keyword: 'com guides' }).count).toBe(2)
})

test('leaves out the words that the user lists', () => {
  const text = 'Acme tea, acme TEA, der Tee, der Tee'
  expect(phraseCounts(run(text, { stopWords: 'acme, DER' }).oneWord)).toEqual([
    ['tea', 2],
    ['tee', 2],
  ])
  expect(run(text, { stopWords: 'acme,der\ntee;tea', skipStopWords: false })).toMatchObject({
    oneWord: [],
    twoWords: [],
  })
})

test('returns the density as a percentage of all words, to two decimal places', () => {
  expect(run('tea or a teapot, or not', { keyword: 'tea' })).toMatchObject({
    keyword: 'tea',
    count: 2,
    words: 6,
    density: 33.33,
  })
  expect(run('green tea is tea', { keyword: ' green tea ' })).toMatchObject({ keyword: 'green tea', density: 25 })
})

test('returns no densities for an empty text', () => expect(run('')).toEqual(noDensities))

describe('repeated phrases', () => {
  test('lists phrases that occur at least twice, by frequency and then by first appearance', () => {
    const found = run('Green tea, black tea. Black tea? Green tea, black tea! Once.')
    expect(phraseCounts(found.oneWord)).toEqual([
      ['tea', 5],
      ['black', 3],
      ['green', 2],
    ])
    expect(phraseCounts(found.twoWords)).toEqual([
      ['black tea', 3],
      ['green tea', 2],
      ['tea black', 2],
    ])
    expect(phraseCounts(found.threeWords)).toEqual([
      ['green tea black', 2],
      ['tea black tea', 2],
    ])
    expect(found.oneWord[0]).toEqual({ phrase: 'tea', count: 5, density: 45.45 })
  })

  test('does not extend phrases across the end of a sentence or a blank line', () => {
    expect(run('One two. One two.\n\none two\n\none two').twoWords).toHaveLength(1)
    expect(phraseCounts(run('three one\n\nthree one\n\nthree one').twoWords)).toEqual([['three one', 3]])
    expect(phraseCounts(run('犬。猫！犬。猫！').oneWord)).toEqual([
      ['犬', 2],
      ['猫', 2],
    ])
    expect(run('犬。猫！犬。猫！')).toMatchObject({ words: 1, twoWords: [] })
  })

  test('omits phrases that start or end with a stop word, unless stop words are included', () => {
    const text = 'a cup of tea, a cup of tea'
    const without = run(text)
    expect([without.oneWord, without.twoWords, without.threeWords].map(phraseCounts)).toEqual([
      [
        ['cup', 2],
        ['tea', 2],
      ],
      [],
      [['cup of tea', 2]],
    ])
    const all = run(text, { skipStopWords: false })
    expect(phraseCounts(all.twoWords)).toEqual([
      ['a cup', 2],
      ['cup of', 2],
      ['of tea', 2],
    ])
    expect(phraseCounts(all.threeWords)).toEqual([
      ['a cup of', 2],
      ['cup of tea', 2],
    ])
  })

  test('omits phrases that start or end with a symbol', () => {
    const found = run('a = b = c. A = b = c.', { skipStopWords: false })
    expect([found.oneWord, found.twoWords, found.threeWords].map(phraseCounts)).toEqual([
      [
        ['a', 2],
        ['b', 2],
        ['c', 2],
      ],
      [],
      [
        ['a = b', 2],
        ['b = c', 2],
      ],
    ])
  })

  test('does not count overlapping occurrences', () => {
    expect(phraseCounts(run('ha ha ha ha ha').twoWords)).toEqual([['ha ha', 2]])
    expect(phraseCounts(run('ha ha ha ha ha ha').threeWords)).toEqual([['ha ha ha', 2]])
    expect(phraseCounts(run('tick tock tick tock tick').threeWords)).toEqual([])
    expect(phraseCounts(run('tick tock tick tock tick tock tick').threeWords)).toEqual([['tick tock tick', 2]])
  })

  test('lists phrases up to the limit', () => {
    const found = run('red green blue red green blue', { limit: 1 })
    expect([found.oneWord, found.twoWords, found.threeWords].map(phraseCounts)).toEqual([
      [['red', 2]],
      [['red green', 2]],
      [['red green blue', 2]],
    ])
  })

  test('keeps words such as constructor and __proto__', () => {
    const found = run('constructor __proto__ constructor __proto__')
    expect(phraseCounts(found.oneWord)).toEqual([
      ['constructor', 2],
      ['__proto__', 2],
    ])
    expect(phraseCounts(found.twoWords)).toEqual([['constructor __proto__', 2]])
  })

  test('writes a final sigma at the end of Greek words', () => {
    expect(phraseCounts(run('ΜΕΓΑΣ ΔΡΟΜΟΣ μεγας δρομος').twoWords)).toEqual([['μεγας δρομος', 2]])
  })

  test('counts thousands of distinct phrases', () => {
    const text = Array.from({ length: 3000 }, (_, n) => `one${String(n)} two${String(n)}.`).join(' ')
    const found = run(`${text} ${text}`, { limit: 1_000_000 }).twoWords
    expect(found).toHaveLength(3000)
    expect(found.every(({ count }) => count === 2)).toBe(true)
  })

  test('counts the same phrases as a map of phrases', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('ox', 'cat', 'dog', 'cat.', 'Ox!')),
        fc.constantFrom(2, 3),
        (words, length) => {
          const last = new Map<string, number>()
          const counts = new Map<string, number>()
          for (let index = 0; index + length <= words.length; index++) {
            const phraseWords = words.slice(index, index + length)
            if (phraseWords.slice(0, -1).some((word) => /[.!]/.test(word))) continue
            const phrase = phraseWords.join(' ').toLowerCase().replaceAll(/[.!]/g, '')
            if (index < (last.get(phrase) ?? -length) + length) continue
            last.set(phrase, index)
            counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
          }
          const repeated = [...counts].filter(([, count]) => count > 1).sort(([, one], [, other]) => other - one)
          const { twoWords, threeWords } = run(words.join(' '), { limit: 1000 })
          expect(phraseCounts(length === 2 ? twoWords : threeWords)).toEqual(repeated)
        },
      ),
    )
  })
})

test('counts the same number of words as the other tools', () => {
  expect(run('life—death and/or 吾輩は猫である。名前は …').words).toBe(4)
})

test.each([
  [
    'tea',
    'Keyword: tea\nCount: 2\nDensity: 50.00%\nWords: 4\n\nOne word\ngreen: 2 (50.00%)\ntea: 2 (50.00%)\n\nTwo words\ngreen tea: 2 (50.00%)',
  ],
  ['', 'Words: 4\n\nOne word\ngreen: 2 (50.00%)\ntea: 2 (50.00%)\n\nTwo words\ngreen tea: 2 (50.00%)'],
])('prints the result for keyword %j as %j', (keyword, printed) => {
  expect(engine.print(run('Green tea. Green tea.', { keyword }))).toBe(printed)
})

test('reports progress', () => {
  const done: [number, number | undefined][] = []
  run('some words', {}, createEngineContext({ progress: (units, total) => done.push([units, total]) }))
  expect(done).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
})

test.each([
  ['data/data-driven data,data', 'data', { count: 2, repeats: 2, isUnspaced: false }],
  ['data/data-driven data', 'data', { count: 2, repeats: 1, isUnspaced: false }],
  ['東京の天気。東京は雨です。 東京タワー', '東京', { count: 3, repeats: 0, isUnspaced: true }],
  ['İİ i', 'i', { count: 2, repeats: 1 }],
  ['ha ha ha', 'ha ha', { count: 1, repeats: 0 }],
])('in %j, %j counts once per word, and repeats are counted separately', (text, keyword, counts) => {
  expect(run(text, { keyword })).toMatchObject(counts)
})

test('finds the words of a text without spaces with a dictionary', () => {
  const text = '绿茶是一种茶。绿茶有益健康，很多人喜欢绿茶。红茶也是茶。'
  const found = run(text, { keyword: '茶' })
  expect(found).toMatchObject({ words: 1, dictionaryWords: 14, count: 6, insideWords: 4, density: 42.86 })
  expect(phraseCounts(found.oneWord)).toEqual([
    ['绿茶', 3],
    ['茶', 2],
  ])
  const { count, matches, density } = run(text, { keyword: '绿茶', wholeWord: true })
  expect(density).toBe(21.43)
  expect(count).toBe(3)
  expect(matches.map(({ start, end }) => text.slice(start, end))).toEqual(['绿茶', '绿茶', '绿茶'])
})

test('says that the tags of HTML count as words', () => {
  const note = 'HTML tags and their attributes count as words. Remove them with Text Cleaner first.'
  expect(engine.note?.(run('<p class="a">Green <b>tea</b></p>', { keyword: 'tea' }))).toBe(note)
  expect(engine.note?.(run('5 < p and p > 4 <tea>', { keyword: 'tea' }))).toBeUndefined()
})

test('explains a count that leaves out repeats', () => {
  expect(engine.note?.(run('data,data and data', { keyword: 'data' }))).toBe(
    'A word that contains the keyword twice counts once. In all, it occurs 3 times.',
  )
  expect(engine.note?.(run('data and data', { keyword: 'data' }))).toBeUndefined()
})
