import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/tool/input-error.ts'
import { testTool } from '#test/test-tool.ts'
import { type FoundPhrase, noDensities } from './result.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

const { run, runAsync } = testTool(tool, engine)

function count(text: string, keyword: string): number {
  return run(text, { keyword }).count
}

function phraseCounts(found: readonly FoundPhrase[]): [string, number][] {
  return found.map(({ phrase, count }) => [phrase, count])
}

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
    ['node.js', 3],
    ['c', 2],
    ['4.7', 2],
    ['u.s.a', 2],
    ['usa', 2],
    ["anna's", 2],
  ])
  const counts = oneWord.map(({ phrase }) => run(text, { keyword: phrase, wholeWord: true }).count)
  expect(counts).toEqual(oneWord.map((row) => row.count))
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

  test('of more than 1,000 characters is refused', () => {
    expect(count('a '.repeat(50_000), `${'a '.repeat(450)}b`)).toBe(0)
    expect(() => count('a', 'a'.repeat(1001))).toThrow(new InputError('A keyword can have at most 1,000 characters.'))
  })
})

describe('matches', () => {
  function marked(text: string, keyword: string, options: { wholeWord?: boolean } = {}): string[] {
    return run(text, { keyword, ...options }).matches.map(({ start, end }) => text.slice(start, end))
  }

  test.each([
    ['Tea, teapots and steak', 'tea', ['Tea', 'tea', 'tea']],
    ['banana', 'an', ['an']],
    ['C++ and c', 'c++', ['C++']],
    ['ΟΔΟΣ οδος', 'οδος', ['ΟΔΟΣ', 'οδος']],
    ['İstanbul istanbul', 'istanbul', ['İstanbul', 'istanbul']],
    ['tea “I\u0307stanbul’da”', 'istanbul', ['I\u0307stanbul']],
    ['Green  TEA,\r\ngreen\ntea', 'green tea', ['Green  TEA', 'green\ntea']],
    ['“Green” (tea)!', 'green tea', ['Green” (tea']],
    ['evergreen teas', 'green tea', ['green tea']],
    ['green/tea, <b>green</b> tea', 'green tea', ['green/tea']],
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

  test('does not count overlapping occurrences', () => {
    expect(phraseCounts(run('ha ha ha ha ha').twoWords)).toEqual([['ha ha', 2]])
    expect(phraseCounts(run('ha ha ha ha ha ha').threeWords)).toEqual([['ha ha ha', 2]])
    expect(phraseCounts(run('tick tock tick tock tick').threeWords)).toEqual([])
    expect(phraseCounts(run('tick tock tick tock tick tock tick').threeWords)).toEqual([['tick tock tick', 2]])
  })

  test('lists phrases up to the limit', () => {
    const found = run('red green blue red green blue', { rows: 1 })
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
      ['proto', 2],
    ])
    expect(phraseCounts(found.twoWords)).toEqual([['constructor proto', 2]])
  })

  test('writes a final sigma at the end of Greek words', () => {
    expect(phraseCounts(run('ΜΕΓΑΣ ΔΡΟΜΟΣ μεγας δρομος').twoWords)).toEqual([['μεγας δρομος', 2]])
  })

  test('counts thousands of distinct phrases', () => {
    const text = Array.from({ length: 3000 }, (_, n) => `one${String(n)} two${String(n)}.`).join(' ')
    const found = run(`${text} ${text}`, { rows: 10_000 }).twoWords
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
          const { twoWords, threeWords } = run(words.join(' '), { rows: 1000 })
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
  run('some words', {}, (units, total) => done.push([units, total]))
  expect(done).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
})

test('finds the words of a text without spaces with a dictionary', async () => {
  const text = '绿茶是一种茶。绿茶有益健康，很多人喜欢绿茶。红茶也是茶。'
  const found = await runAsync(text, { keyword: '茶' })
  expect(found).toMatchObject({ words: 1, dictionaryWords: 14, count: 6, density: 42.86 })
  expect(phraseCounts(found.oneWord)).toEqual([
    ['绿茶', 3],
    ['茶', 2],
  ])
  const { count, matches, density } = await runAsync(text, { keyword: '绿茶', wholeWord: true })
  expect(density).toBe(21.43)
  expect(count).toBe(3)
  expect(matches.map(({ start, end }) => text.slice(start, end))).toEqual(['绿茶', '绿茶', '绿茶'])
})
