import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/input-error.ts'
import { initialOptions, type OptionValues } from '#core/options.ts'
import { seededRandom } from '#core/random/seeded-random.ts'
import { exampleSeed, type EngineContext } from '#core/tool.ts'
import { blendWords, classicLists, engine } from './engine.ts'
import { themes } from '#core/random/themes.ts'
import { tool } from './tool.ts'

type Settings = OptionValues<typeof tool.options>

const { adjectives, nouns } = classicLists

/** The engine uses only `random` from its context. */
async function generateFrom(random: EngineContext['random'], settings: Partial<Settings> = {}) {
  const options = { ...initialOptions(tool.options), ...settings }
  const { items } = await engine.run({}, options, { random } as EngineContext)
  return items
}

function generate(settings: Partial<Settings> = {}, seed = exampleSeed): Promise<readonly string[]> {
  return generateFrom(seededRandom(seed), settings)
}

/** Generates a batch for each seed from 0. */
async function generateBatches(count: number, settings: Partial<Settings>): Promise<string[]> {
  return (await Promise.all(Array.from({ length: count }, (_, seed) => generate(settings, seed)))).flat()
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

test.each([
  ['adjectives', adjectives],
  ['nouns', nouns],
])('there are 15 distinct %s, which consist of plain letters', (_, list) => {
  expect(list).toHaveLength(15)
  expect(new Set(list).size).toBe(15)
  expect(list.filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
})

test('joined names are not longer than the 15 characters that X allows', () => {
  const longest = (list: readonly string[]) => Math.max(...list.map((word) => word.length))
  expect(longest(adjectives) + longest(nouns) + '998'.length).toBe(15)
})

describe('a batch', () => {
  test.each([
    ['joined', /^([A-Z][a-z]+)([A-Z][a-z]+)(\d{1,3})$/],
    ['snake', /^([a-z]+)_([a-z]+)_(\d{1,3})$/],
    ['dotted', /^([a-z]+)\.([a-z]+)\.(\d{1,3})$/],
    ['kebab', /^([a-z]+)-([a-z]+)-(\d{1,3})$/],
  ] as const)(
    'in the style %s has ten distinct names that consist of an adjective, a noun and a number',
    (style, pattern) =>
      fc.assert(
        fc.asyncProperty(fc.nat(), async (seed) => {
          const names = await generate({ style }, seed)
          expect(names).toHaveLength(10)
          expect(new Set(names).size).toBe(10)
          for (const name of names) {
            const [, adjective = '', noun = '', number = ''] = pattern.exec(name) ?? []
            expect(adjectives).toContain(adjective.toLowerCase())
            expect(nouns).toContain(noun.toLowerCase())
            expect(number).toBe(String(Number(number)))
            expect(Number(number)).toBeLessThanOrEqual(998)
          }
        }),
      ),
  )

  test.each(['lower', 'snake', 'dotted', 'kebab'] as const)('has the same names in the style %s', async (style) => {
    const names = (await generate({ style })).map((name) => name.replaceAll(/[_.-]/g, ''))
    expect(names).toEqual((await generate()).map((name) => name.toLowerCase()))
  })

  test('replaces a name that is drawn twice', async () => {
    const seeded = seededRandom(1)
    let drawn = 0
    // Two names need six random numbers. The first six are zero, so both names are the same.
    const names = await generateFrom((bytes) => (drawn++ < 6 ? new Uint8Array(bytes) : seeded(bytes)))
    expect(drawn).toBe(33)
    expect(names).toHaveLength(10)
    expect(new Set(names).size).toBe(10)
    expect(names[0]).toBe('BraveBadger0')
  })

  test.each([1, 25, 100])('can have %i names', async (count) => {
    const settings = [{}, { theme: 'space' }, { name: 'Ada Lovelace' }, { keyword: 'tea, cake' }] as const
    for (const setting of settings) {
      const names = await generate({ ...setting, count })
      expect(new Set(names).size).toBe(count)
      expect(names).toHaveLength(count)
    }
  })

  test('prints one name per line', async () => {
    const items = await generate()
    expect(engine.print({ items }).split('\n')).toEqual(items)
  })
})

test('adjectives, nouns and numbers are each equally likely', async () => {
  const names = await generateBatches(2000, { style: 'snake' })
  const parts = names.map((name) => name.split('_'))
  const countsAt = (index: number) => {
    const counts = new Map<string, number>()
    for (const part of parts) counts.set(part[index] ?? '', (counts.get(part[index] ?? '') ?? 0) + 1)
    return [...counts.values()]
  }
  // The limit is the 99.9th percentile of the chi-square distribution.
  for (const [index, size, limit] of [
    [0, 15, 36.1],
    [1, 15, 36.1],
    [2, 999, 1143],
  ] as const) {
    const counts = countsAt(index)
    expect(counts).toHaveLength(size)
    expect(chiSquare(counts)).toBeLessThan(limit)
  }
})

describe('a keyword', () => {
  test.each([
    ['joined', 'ada', 'Ada'],
    ['joined', 'McLaren', 'McLaren'],
    ['joined', "Zoë O'Neil", 'ZoëONeil'],
    ['joined', '  coffee  ', 'Coffee'],
    ['joined', 'tea&cake', 'TeaCake'],
    ['joined', 'привет', 'Привет'],
    ['joined', '東京', '東京'],
    ['joined', '𐐨x', '𐐀x'],
    ['joined', '☕ mug 👩‍🚀', 'Mug'],
    ['joined', '__proto__', 'Proto'],
    ['snake', 'Jean-Luc Picard', 'jeanluc_picard'],
    ['dotted', 'Jean-Luc Picard', 'jeanluc.picard'],
    ['kebab', 'İstanbul', 'i̇stanbul'],
    ['snake', 'area 51', 'area_51'],
  ] as const)(
    'in the style %s, %j has one more word before or after it and is written as %j',
    async (style, keyword, written) => {
      const names = await generate({ style, keyword, asciiOnly: false })
      expect(new Set(names).size).toBe(10)
      for (const name of names) {
        const [before, rest] = name.toLowerCase().split(written.toLowerCase())
        expect(['', 'its', 'the', 'real', 'hey', ...adjectives]).toContain(before?.replace(/[_.-]$/, ''))
        expect(['', 'hq', 'co', 'official', 'shop', ...nouns]).toContain(
          rest?.replace(/^[_.-]/, '').replace(/[_.-]?\d{1,3}$/, ''),
        )
      }
    },
  )

  test('gives ten names that differ in more than the number', async () => {
    const names = await generate({ keyword: 'gamer' })
    expect(new Set(names.map((name) => name.replace(/\d+$/, ''))).size).toBe(10)
    expect(names.filter((name) => name.startsWith('Gamer'))).not.toEqual([])
    expect(names.filter((name) => !name.startsWith('Gamer'))).not.toEqual([])
  })

  test('stands alone if nothing else fits', async () => {
    const names = await generate({ keyword: 'gamer', maxLength: 7 })
    expect(names).toHaveLength(10)
    for (const name of names) expect(name).toMatch(/^Gamer\d{1,2}$/)
  })

  test('can be one of several with commas', async () => {
    const names = await generate({ keyword: 'cats, café;', style: 'lower' })
    expect(names).toHaveLength(10)
    for (const name of names) expect(name).toMatch(/^[a-z]*(?:cats|cafe)[a-z]*\d+$/)
    expect(names.filter((name) => name.includes('cats')).length).toBeGreaterThan(2)
    expect(names.filter((name) => name.includes('cafe')).length).toBeGreaterThan(2)
  })

  test('is combined with another one in most names', async () => {
    const names = await generateBatches(20, { keyword: 'baking, vegan, Baking', number: false })
    const pairs = names.filter((name) => /bakingvegan|veganbaking/i.test(name))
    expect(pairs).toEqual(expect.arrayContaining(['BakingVegan', 'VeganBaking', 'CalmBakingVegan', 'BakingVeganWolf']))
    expect(pairs.length).toBeGreaterThan(names.length / 2)
    expect(pairs.length).toBeLessThan(names.length)
    expect(names.filter((name) => /(baking|vegan).*\1/i.test(name))).toEqual([])
  })

  test.each([
    [{ keyword: '1994, baking' }, /^[A-Za-z]*Baking[A-Za-z]*1994$/],
    [{ keyword: 'sushi, 94', number: false }, /^[A-Za-z]*Sushi[A-Za-z]*94$/],
    [{ keyword: '007' }, /^[A-Z][a-z]+[A-Z][a-z]+007$/],
    [{ keyword: '94', name: 'Ada Lovelace' }, /^\D+94$/],
    [{ name: 'Maria Schmidt 1994' }, /(?:Maria|Schmidt|^MS|^SM?)[A-Za-z]*1994$/],
    [{ keyword: '7, tea', style: 'snake' }, /(?:^|_)tea_(?:[a-z]+_)?7$/],
    [{ keyword: '7', blend: true }, /^[A-Z][a-z]+7$/],
  ] as const)('or a name with a number ends with it instead of a random one: %j', async (settings, pattern) => {
    const names = await generateBatches(20, settings)
    expect(names.filter((name) => !pattern.test(name))).toEqual([])
  })

  test.each([
    [{ keyword: 'sushi, 94' }, 'Sushi94'],
    [{ name: 'Maria Schmidt', number: false }, 'MariaSchmidt'],
    [{ name: 'Ada King Lovelace 7', style: 'dotted' }, 'ada.lovelace.7'],
    [{ name: 'Zoe', theme: 'all', number: false }, 'Zoe'],
  ] as const)('or a name is the first one of every batch without other words: %j', async (settings, first) => {
    for (let seed = 0; seed < 20; seed++) expect((await generate(settings, seed))[0]).toBe(first)
  })

  test.each([true, false])('loses its emoji (only a–z: %s)', async (asciiOnly) => {
    expect((await generate({ keyword: '#gaming 🎮', asciiOnly, number: false }))[0]).toBe('Gaming')
  })

  test.each(['', '   ', ' , '])('is ignored if blank: %j', async (keyword) => {
    expect(await generate({ keyword })).toEqual(await generate())
  })

  test.each(['!!!', '👍', '-'])('is rejected without a letter or digit: %j', async (keyword) => {
    const error = new InputError('Your word needs at least one letter or digit')
    await expect(generate({ keyword, asciiOnly: false })).rejects.toStrictEqual(error)
  })
})

test('the same seed gives the same names, and a different seed gives different names', async () => {
  expect(await generate({}, 7)).toEqual(await generate({}, 7))
  expect(await generate({}, 7)).not.toEqual(await generate({}, 8))
})

describe('without a number', () => {
  test('names end with the noun', async () => {
    for (const name of await generate({ style: 'snake', number: false })) expect(name).toMatch(/^[a-z]+_[a-z]+$/)
  })
})

describe('a maximum length', () => {
  test.each(['joined', 'snake', 'dotted', 'kebab'] as const)('is kept in the style %s', (style) =>
    fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 10, max: 30 }), fc.boolean(), async (seed, maxLength, number) => {
        const names = await generate({ style, maxLength, number }, seed)
        expect(names.filter((name) => name.length > maxLength)).toEqual([])
        expect(names).toHaveLength(10)
      }),
    ),
  )

  test('shortens the number before it excludes words', async () => {
    const names = await generate({ maxLength: 8 })
    expect(names).toHaveLength(10)
    for (const name of names) expect(name).toMatch(/^(Calm|Wild)(Fox)\d$/)
  })

  test('counts a character outside the basic plane once', async () => {
    const settings = { keyword: '𝒳𝒳', maxLength: 5, number: false, asciiOnly: false }
    const names = ['𝒳𝒳', '𝒳𝒳HQ', '𝒳𝒳Co', 'The𝒳𝒳', 'Its𝒳𝒳', 'Hey𝒳𝒳', '𝒳𝒳Fox']
    expect(new Set(await generate(settings))).toEqual(new Set(names))
  })

  test.each([1, 7])('of %i is rejected, because no name fits', async (maxLength) => {
    await expect(generate({ maxLength })).rejects.toThrow('No username is that short.')
  })
})

describe('a name', () => {
  const variants = async (settings: Partial<Settings>) =>
    new Set(await generateBatches(200, { number: false, ...settings }))
  const listWords = new Set([...adjectives, ...nouns])

  test('is written in the usual ways', async () => {
    const names = [...(await variants({ style: 'dotted', name: 'Ada King Lovelace' }))]
    const withoutListWords = names.filter((name) => !name.split('.').some((word) => listWords.has(word)))
    const handles = withoutListWords.filter((name) => /^(?:its|the|real|hey)|(?:hq|co|official|shop)$/.test(name))
    expect(handles).toHaveLength(8)
    expect(withoutListWords.filter((name) => !handles.includes(name)).sort()).toEqual([
      'a.k.l',
      'a.k.lovelace',
      'a.king',
      'a.lovelace',
      'ada',
      'ada.k.lovelace',
      'ada.king',
      'ada.king.lovelace',
      'ada.l',
      'ada.lovelace',
      'king.lovelace',
      'lovelace',
      'lovelace.a',
      'lovelace.ada',
    ])
    expect(names).toHaveLength(22 + 2 * adjectives.length + 2 * nouns.length)
  })

  test('has its middle names', async () => {
    const names = await variants({ name: 'Mary Ann Lee Smith' })
    expect(['MaryAnn', 'MALSmith', 'MaryALSmith'].filter((name) => !names.has(name))).toEqual([])
  })

  test('can end with two surnames', async () => {
    for (let seed = 0; seed < 20; seed++) {
      const names = await generate({ name: 'María José García López', style: 'lower', number: false }, seed)
      expect(names).toEqual(expect.arrayContaining(['marialopez', 'mariagarcia', 'mjgarcia']))
    }
    expect(await variants({ name: 'J R R Tolkien' })).not.toContain('TheJR')
  })

  test('is combined with the nouns of the theme in some names', async () => {
    const names = await variants({ name: 'Tom Baker', theme: 'space', style: 'snake' })
    const drawn = new Set([...names].flatMap((name) => name.split('_')).filter((word) => themes.space.includes(word)))
    expect(drawn.size).toBeGreaterThan(30)
    expect(names).toContain('tom_comet')
    expect(names).toContain('orbit_baker')
  })

  test.each([
    ['Jean-Pierre van der Berg', 'JeanPierreVanDerBerg', 'JVanDerBerg'],
    ['ana Maria de souza', 'AnaDeSouza', 'ADeSouza'],
    ['MARIA GARCÍA', 'MariaGarcia', 'MGarcia'],
    ['Al Pacino', 'AlPacino', 'APacino'],
    ['Dr. Ana de Souza Jr.', 'AnaDeSouza', 'ADeSouza'],
    ['Anh Le', 'AnhLe', 'ALe'],
    ['Ludwig van Beethoven', 'LVB', 'VanBeethoven', 'LVBeethoven'],
    ['María García López', 'MGarcia', 'MariaGarcia', 'GarciaLopez', 'MLopez'],
    ['van der Berg, Jean-Pierre', 'JeanPierreVanDerBerg', 'JVanDerBerg'],
    ['Tom Baker, PhD', 'TomBaker', 'TBaker'],
    ['Max von und zu Stein', 'MaxVonUndZuStein', 'MVUZS'],
    ['tom.baker@example.com', 'TomBaker', 'TBaker'],
    ['Nguyễn Văn An', 'NguyenAn', 'AnNguyen', 'VanAn'],
    ['nguyễn văn an', 'NguyenAn', 'NVAn'],
    ['Juan Carlos de la Cruz Pérez', 'JuanPerez', 'JuanDeLaCruz'],
    ['María del Carmen Ruiz de la Torre', 'MariaDeLaTorre', 'MariaRuiz'],
  ])('%j keeps its particles, but not its titles and capitals: %s, %s', async (name, ...expected) => {
    const names = await variants({ name })
    expect(expected.filter((each) => !names.has(each))).toEqual([])
  })

  test.each(['Maria', 'Maria Gonzalez'])('%j gives ten names that differ in more than the number', async (name) => {
    for (let seed = 0; seed < 20; seed++) {
      const stems = (await generate({ name }, seed)).map((item) => item.replace(/\d+$/, ''))
      expect(new Set(stems).size).toBe(10)
    }
  })

  test('repeats words with other numbers if few fit', async () => {
    expect(await generate({ name: 'Maria', maxLength: 7 })).toHaveLength(10)
  })

  test('can be a single word', async () => {
    const names = await variants({ name: 'tom', style: 'snake' })
    const expected = [
      ...['tom', 'its_tom', 'the_tom', 'real_tom', 'hey_tom', 'tom_hq', 'tom_co', 'tom_official', 'tom_shop'],
      ...adjectives.map((word) => `${word}_tom`),
      ...nouns.map((word) => `tom_${word}`),
    ]
    expect(names).toEqual(new Set(expected))
  })

  test('is followed by the keyword', async () => {
    for (const name of await generate({ style: 'snake', name: 'Ada', keyword: 'tea' }))
      expect(name).toMatch(/ada_tea_(?:(?:hq|co|official|shop)_)?\d+$/)
  })

  test('is followed by two keywords in most names', async () => {
    const names = await generateBatches(20, {
      name: 'Jess',
      keyword: 'ceramics, studio',
      style: 'lower',
      number: false,
    })
    const pairs = names.filter((name) => /jess(?:ceramicsstudio|studioceramics)/.test(name))
    expect(pairs).toContain('jessceramicsstudio')
    expect(pairs.length).toBeGreaterThan(names.length / 2)
    expect(pairs.length).toBeLessThan(names.length)
  })

  test.each([
    [{ name: 'Emma Thompson' }, 'emmathompson'],
    [{ name: 'Emma' }, 'emma'],
    [{ keyword: 'Bluebird Bakery' }, 'bluebirdbakery'],
    [{ name: 'Jess', keyword: 'ceramics' }, 'jessceramics'],
  ])('or own words have the usual additions in some of the first ten names: %j', async (settings, plain) => {
    for (let seed = 0; seed < 20; seed++) {
      const names = await generate({ ...settings, style: 'lower', number: false }, seed)
      const handles = names.filter(
        (name) =>
          ['its', 'the', 'real', 'hey'].some((word) => name === word + plain) ||
          ['hq', 'co', 'official', 'shop'].some((word) => name === plain + word),
      )
      expect(handles.length).toBeGreaterThan(0)
    }
  })

  test('is rejected without a letter or digit', async () => {
    const error = new InputError('Your name needs at least one letter or digit')
    await expect(generate({ name: '!' })).rejects.toStrictEqual(error)
    await expect(generate({ name: '!', keyword: '?' })).rejects.toStrictEqual(error)
  })

  test.each([
    ["Zoë O'Neil", /^[a-z.]+$/],
    ['Łukasz Żółć', /^[a-z.]+$/],
    ['Анна', /(^|\.)anna(\.|$)/],
    ['東京', /^[a-z.]+$/],
    ['علي', /(^|\.)aly(\.|$)/],
    ['עמית', /(^|\.)amyt(\.|$)/],
  ])('%j is written in plain letters', async (name, pattern) => {
    const items = await generate({ name, style: 'dotted', number: false })
    expect(items).toHaveLength(10)
    for (const item of items) expect(item).toMatch(pattern)
  })

  test('keeps its letters on request', async () => {
    const names = await generate({ name: 'Zoë', asciiOnly: false })
    expect(names.filter((name) => !name.includes('Zoë'))).toEqual([])
  })
})

describe('a blend', () => {
  test.each([
    ['falcon', 'comet', 'falcomet'],
    ['panda', 'river', 'pandiver'],
    ['fox', 'otter', 'foxotter'],
    ['Ada', 'tiger', 'Adiger'],
    ['東京', 'wolf', '東京olf'],
    ['Zoe', 'falcon', 'Zoefalcon'],
    ['gaming', 'squirrel', 'gamirrel'],
  ])('of %j and %j is %j', (first, second, blended) => {
    expect(blendWords(first, second).blend).toBe(blended)
  })

  test.each([
    ['falcon', 'comet', true],
    ['panda', 'dolphin', true],
    ['swan', 'newt', true],
    ['banana', 'monk', false],
    ['panda', 'river', false],
    ['fox', 'otter', false],
  ])('of %j and %j fits if they share a letter where they are cut: %s', (first, second, fits) => {
    expect(blendWords(first, second).fits).toBe(fits)
  })

  test('has words that fit and is not rude', async () => {
    const names = await generateBatches(50, { blend: true, theme: 'all', number: false, style: 'lower' })
    const nouns = Object.values(themes).flat()
    const fitting = new Set(
      nouns
        .flatMap((first) => nouns.map((second) => blendWords(first, second)))
        .filter(({ fits }) => fits)
        .map(({ blend }) => blend),
    )
    expect(names.filter((name) => !fitting.has(name) || /butt|shit|tit/.test(name))).toEqual([])
    const ownNames = await generate({ blend: true, theme: 'fantasy', keyword: 'Sushi', count: 100, number: false })
    expect(ownNames.length).toBeGreaterThan(40)
    expect(ownNames).not.toContain('Sushitch')
    expect(await generate({ blend: true, keyword: 'Cassandra' })).toHaveLength(10)
  })

  test('is one word, different in each name', async () => {
    const names = await generate({ blend: true, style: 'snake', number: false })
    expect(new Set(names).size).toBe(10)
    for (const name of names) expect(name).toMatch(/^[a-z]+$/)
  })

  test('starts with your own word or your name', async () => {
    for (const name of await generate({ blend: true, keyword: 'pixel' })) expect(name).toMatch(/^Pix[aeiouy]/)
    for (const name of await generate({ blend: true, name: 'Zoe King' })) expect(name).toMatch(/^Z/)
  })
})

describe('a theme', () => {
  test.each(Object.entries(themes))('%s has at least 50 distinct nouns of plain letters', (_, list) => {
    expect(list.length).toBeGreaterThanOrEqual(50)
    expect(new Set(list).size).toBe(list.length)
    expect(list.filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
  })

  test.each(Object.keys(themes) as (keyof typeof themes)[])('%s gives names with its nouns', async (theme) => {
    const nounsDrawn = (await generateBatches(20, { theme, style: 'snake' })).map((name) => name.split('_')[1])
    expect(nounsDrawn.filter((noun) => !themes[theme].includes(noun ?? ''))).toEqual([])
    expect(new Set(nounsDrawn).size).toBeGreaterThan(30)
  })

  test('of all kinds gives nouns of every theme, and adjectives from a list of more than 100', async () => {
    const names = (await generateBatches(300, { theme: 'all', style: 'snake' })).map((name) => name.split('_'))
    const drawn = new Set(names.map(([, noun]) => noun))
    for (const list of Object.values(themes)) expect(list.some((noun) => drawn.has(noun))).toBe(true)
    expect(new Set(names.map(([adjective]) => adjective)).size).toBeGreaterThan(100)
  })

  test('gives batches that repeat no word, unless few words fit', async () => {
    for (let seed = 0; seed < 50; seed++) {
      const words = (await generate({ theme: 'space', style: 'snake', number: false }, seed)).flatMap((name) =>
        name.split('_'),
      )
      expect(new Set(words).size).toBe(20)
    }
    expect(await generate({ theme: 'space', maxLength: 7, number: false })).toHaveLength(10)
  })

  test('lets a batch repeat your initial', async () => {
    const settings = { theme: 'food', name: 'Ada Lovelace', style: 'dotted', number: false } as const
    const batches = await Promise.all(Array.from({ length: 50 }, (_, seed) => generate(settings, seed)))
    expect(batches.filter((names) => names.includes('a.lovelace') && names.includes('lovelace.a'))).not.toEqual([])
  })

  test('keeps your own word in every name', async () => {
    for (const name of await generate({ theme: 'all', keyword: 'tea', style: 'lower' })) expect(name).toContain('tea')
  })
})

test.each([
  [
    { name: 'Emma', maxLength: 6, number: false },
    /^Only \d of 10 names: no other combination has at most 6 characters\.$/,
  ],
  [{ keyword: 'tea', number: false, count: 100 }, /^Only 39 of 100 names: no other combination exists\.$/],
  [{ keyword: 'tea', maxLength: 15 }, /^$/],
])('a note says why there are fewer names than wanted: %j', async (settings, expected) => {
  const options = { ...initialOptions(tool.options), ...settings }
  const result = await engine.run({}, options, { random: seededRandom(exampleSeed) } as EngineContext)
  expect(engine.note?.(result) ?? '').toMatch(expected)
})

test.each(['Pixel art!', 'The Tea Shop'])('does not repeat a word of the user’s own: %j', async (keyword) => {
  const names = await generateBatches(20, { keyword, style: 'snake' })
  expect(names.filter((name) => /(pixel|the|shop).*\1/.test(name))).toEqual([])
})

test('writes umlauts in both German ways', async () => {
  const names = (await generate({ name: 'JÜRGEN', style: 'lower' })).join()
  expect(names).toContain('jurgen')
  expect(names).toContain('juergen')
  expect((await generate({ name: 'Jürgen', style: 'lower', asciiOnly: false })).join()).not.toMatch(/ju/)
})
