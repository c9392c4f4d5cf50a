import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialOptions } from '#core/tool/options.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'
import { engine } from './engine.ts'
import type { Hashtags, Settings } from './result.ts'
import { tool } from './tool.ts'

function generate(text: string, settings: Partial<Settings> = {}): Hashtags {
  return engine.run({ text }, { ...initialOptions(tool.options), ...settings }, {} as EngineContext) as Hashtags
}

describe('hashtags', () => {
  test.each([
    ['', []],
    [' \n\t ', []],
    ['a', []],
    ['to be', []],
    ['...!? 👍 🇫🇷', []],
    ['sun', ['#sun']],
    ['go sun', ['#sun']],
    ['big news', ['#bignews', '#big', '#news']],
    ['Big, NEWS!', ['#BigNEWS', '#Big', '#NEWS']],
    ['news News NEWS', ['#news']],
    ['big news Big News', ['#bignews', '#big', '#news']],
    ["don't well-known", ['#dontwellknown', '#dont', '#wellknown']],
    ["don't dont DON’T", ['#dont']],
    ['one—two three/four five_six', ['#onetwothreefourfivesix', '#one', '#two', '#three', '#four', '#five', '#six']],
    ['#Already #tagged', ['#Alreadytagged', '#Already', '#tagged']],
    ['line\r\nbreak\u00a0nbsp', ['#linebreaknbsp', '#line', '#break', '#nbsp']],
    ['it is constructor __proto__', ['#constructorproto', '#constructor', '#proto']],
    ['foo bar foobar', ['#foobarfoobar', '#foo', '#bar', '#foobar']],
  ])('for %j are %j', (text, items) => {
    expect(generate(text).items).toEqual(items)
  })

  test.each([
    ['Summer 2025', ['#Summer2025', '#Summer']],
    ['2025 Summer', ['#2025Summer', '#Summer']],
    ['2025', []],
    ['2024 2025', []],
    ['٢٠٢٥', []],
    ['2nd b2b 4G', ['#2ndb2b', '#2nd', '#b2b']],
    ['4,000 runs', ['#4000runs', '#runs']],
    ['2,024,000 runs', ['#2024000runs', '#runs']],
    ['2023,100,2024 runs', ['#20231002024runs', '#runs']],
    ['1,0000 runs', ['#0000runs', '#runs']],
  ])('for %j with numbers are %j', (text, items) => {
    expect(generate(text).items).toEqual(items)
  })

  test.each([
    ['Café São', ['#CaféSão', '#Café', '#São']],
    ['cafe\u0301', ['#cafe\u0301']],
    ['café CAFE\u0301', ['#café']],
    ['e\u0301e\u0301 née', ['#née']],
    ['東京タワー、最高。', ['#東京タワー']],
    ['日本語 東京', ['#日本語']],
    ['สวัสดี ชาวโลก', ['#สวัสดีชาวโลก', '#สวัสดี', '#ชาวโลก']],
    ['שלום עולם', ['#שלוםעולם', '#שלום', '#עולם']],
    ['مرحبا بالعالم', ['#مرحبابالعالم', '#مرحبا', '#بالعالم']],
    ['می\u200cخواهم', ['#می\u200cخواهم']],
    ['नमस्ते', ['#नमस्ते']],
    ['ΣΟΦΟΣ σοφός σοφος', ['#ΣΟΦΟΣσοφός', '#ΣΟΦΟΣ', '#σοφός']],
    ['İstanbul istanbul', ['#İstanbulistanbul', '#İstanbul', '#istanbul']],
    ['кофе КОФЕ', ['#кофе']],
    ['𐐨𐐩𐐪 𐐀𐐁𐐂', ['#𐐨𐐩𐐪']],
    ['coffee☕time', ['#coffeetime', '#coffee', '#time']],
  ])('for %j in any script are %j', (text, items) => {
    expect(generate(text).items).toEqual(items)
  })

  test('number at most ten, including the tag that combines the other nine', () => {
    const { items } = generate('one two three four five six seven eight nine ten eleven twelve')
    expect(items).toHaveLength(10)
    expect(items[0]).toBe('#onetwothreefourfivesixseveneightnine')
    expect(items[9]).toBe('#nine')
  })

  test('contain no punctuation or spaces, differ in more than case, and number at most ten', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { items } = generate(text)
        expect(items.length).toBeLessThanOrEqual(10)
        expect(items.filter((item) => !/^#[\p{L}\p{N}\p{M}\u200c\u200d]+$/u.test(item))).toEqual([])
        expect(items.filter((item) => !/\p{L}/u.test(item))).toEqual([])
        expect(new Set(items.map((item) => item.normalize('NFC').toLowerCase())).size).toBe(items.length)
      }),
    )
  })

  test('consist of one tag per word and one that combines all words', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 4 })
    fc.assert(
      fc.property(fc.uniqueArray(letters, { minLength: 2, maxLength: 9 }), (words) => {
        expect(generate(words.join(' ')).items).toEqual(['', ...words].map((word) => `#${word || words.join('')}`))
      }),
    )
  })

  test('are printed with spaces between them', () => {
    expect(engine.print(generate('big news'))).toBe('#bignews #big #news')
    expect(engine.print(generate(''))).toBe('')
  })
})

describe('letters option', () => {
  test.each([
    ['typed', 'slow Travel iPhone', '#slowTraveliPhone #slow #Travel #iPhone'],
    ['capitals', 'slow Travel iPhone', '#SlowTravelIPhone #Slow #Travel #IPhone'],
    ['lower', 'slow Travel iPhone', '#slowtraveliphone #slow #travel #iphone'],
    ['capitals', 'élan vital', '#ÉlanVital #Élan #Vital'],
    ['lower', 'ΣΟΦΟΣ', '#σοφος'],
    ['capitals', 'ßen SSen', '#SSen'],
    ['capitals', "self-care don't", '#SelfCareDont #SelfCare #Dont'],
    ['upper', 'slow Travel iPhone', '#SLOWTRAVELIPHONE #SLOW #TRAVEL #IPHONE'],
    ['upper', 'straße élan', '#STRASSEÉLAN #STRASSE #ÉLAN'],
  ] as const)('%s: %j gives %j', (letters, text, tags) => {
    expect(engine.print(generate(text, { letters }))).toBe(tags)
  })
})

describe('skipCommon option', () => {
  test.each([
    ['The best bread with your soup', '#bestbreadsoup #best #bread #soup'],
    ["We've baked; you’re late", '#bakedlate #baked #late'],
    ['the and with', ''],
    ['Theory', '#Theory'],
  ])('leaves common words out of %j', (text, tags) => {
    expect(engine.print(generate(text, { skipCommon: true }))).toBe(tags)
  })

  test('is off by default', () => {
    expect(generate('the end').items).toEqual(['#theend', '#the', '#end'])
  })
})

describe('phrases option', () => {
  test.each([
    ['slow travel', '#SlowTravel'],
    ['slow travel, Portugal by train\nport wine; sea', '#SlowTravel #PortugalByTrain #PortWine #Sea'],
    ['Slow travel: is it fun? yes!', '#SlowTravel #IsItFun #Yes'],
    ['#slow #travel', '#Slow #Travel'],
    ['well-known cafés, don’t go', '#WellKnownCafés #DontGo'],
    ['plant-based diet, self-care sunday, back‑to‑school', '#PlantBasedDiet #SelfCareSunday #BackToSchool'],
    ['4,000 runners, 1,234,567 steps', '#4000Runners #1234567Steps'],
    ['slow travel,SLOW TRAVEL,Slow  Travel', '#SlowTravel'],
    ['東京 タワー、京都の朝', '#東京タワー #京都の朝'],
    ['a, ab, 2026, 5 a day, ,,\r\n', '#5ADay'],
    ['', ''],
  ])('makes one tag of each phrase in %j: %s', (text, tags) => {
    expect(engine.print(generate(text, { phrases: true, letters: 'capitals' }))).toBe(tags)
  })

  test('keeps the letters as typed by default, and leaves out common words on request', () => {
    expect(generate('slow travel', { phrases: true }).items).toEqual(['#slowtravel'])
    const settings = { phrases: true, letters: 'capitals', skipCommon: true } as const
    expect(generate('the end of the road, to be or not', settings).items).toEqual(['#EndRoad'])
  })
})

describe('links, email addresses and @names', () => {
  test.each([
    ['fresh bread at https://example.com/a,b?c=d', '#freshbread #fresh #bread'],
    ['bread (www.example.com), soup', '#breadsoup #bread #soup'],
    ['bread at Booking.com or bit.ly/bread.', '#bread'],
    ['mail anna.smith@example.com, thanks', '#mailthanks #mail #thanks'],
    ['photo by @anna_smith', '#photo'],
    ['bread,https://example.com', '#bread'],
    ['tea and/or cake. Node.js', '#teaandcakeNode #tea #and #cake #Node'],
  ])('in %j do not become tags', (text, tags) => {
    expect(engine.print(generate(text))).toBe(tags)
  })

  test('do not become part of a phrase', () => {
    expect(generate('slow travel https://example.com', { phrases: true }).items).toEqual(['#slowtravel'])
  })
})

describe('max option', () => {
  const text = 'one two three four five six seven eight nine ten eleven twelve'
  test.each([
    [1, ['#one']],
    [3, ['#onetwo', '#one', '#two']],
  ])('%i', (max, items) => expect(generate(text, { max }).items).toEqual(items))

  test('of 30 gives all words', () => expect(generate(text, { max: 30 }).items).toHaveLength(13))

  test('also limits phrases', () => {
    expect(generate('one,two,three,four', { max: 2, phrases: true }).items).toEqual(['#one', '#two'])
  })
})

describe('without option', () => {
  test.each([
    ['#news', ['#bignews', '#big']],
    ['NEWS, #BigNews', ['#big']],
    ['#bignews#big #news', []],
    ['#new', ['#bignews', '#big', '#news']],
    ['', ['#bignews', '#big', '#news']],
  ])('%j leaves %j', (without, items) => {
    const result = generate('big news', { without })
    expect(result.items).toEqual(items)
    expect(result.candidates).toEqual(['#bignews', '#big', '#news'])
    expect(engine.print(result)).toBe(items.join(' '))
  })

  test('counts for the platforms', () => {
    const { allowances } = generate('big news', { without: '#big' })
    expect(allowances.find(({ platform }) => platform === 'Instagram')).toMatchObject({ used: 2 })
  })
})

describe('allowances', () => {
  function used(text: string, platform: string) {
    return generate(text).allowances.find((allowance) => allowance.platform === platform)
  }

  test.each([
    ['', 'X', 0, 280],
    ['sun', 'X', 4, 280],
    // #bignews #big #news
    ['big news', 'X', 19, 280],
    ['big news', 'Bluesky', 19, 300],
    ['big news', 'LinkedIn', 19, 3000],
    ['big news', 'Instagram', 3, 5],
    // Each letter counts as two characters, the # as one.
    ['日本語', 'X', 7, 280],
    ['日本語', 'Bluesky', 4, 300],
    // The accent is composed with its letter before counting.
    ['cafe\u0301', 'X', 5, 280],
    ['cafe\u0301', 'Bluesky', 5, 300],
    ['𐐨𐐩𐐪', 'X', 7, 280],
    ['one two three four five', 'Instagram', 6, 5],
    ['big news', 'TikTok', 3, 5],
    ['big news', 'Threads', 3, 1],
    ['big news', 'YouTube', 3, 60],
  ])('for %j on %s, %i of %i are used', (text, platform, count, limit) => {
    expect(used(text, platform)).toMatchObject({ used: count, limit })
  })
})

test('handles a long text with few distinct words', () => {
  const text = 'it is what it is and THAT is that '.repeat(30_000)
  expect(generate(text).items).toEqual(['#whatandTHAT', '#what', '#and', '#THAT'])
})
