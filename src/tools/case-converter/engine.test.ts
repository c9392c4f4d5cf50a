import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OptionValues } from '#core/options.ts'
import { chunkedResultOf } from '#core/chunked-result.ts'
import type { EngineContext } from '#core/tool.ts'
import { type ConvertedText, engine } from './engine.ts'
import { tool } from './tool.ts'

type Style = OptionValues<(typeof tool)['options']>['style']

const styles = tool.options.style.choices.map(({ value }) => value)
const identifierStyles = ['camel', 'snake', 'kebab', 'pascal', 'constant', 'dot', 'path'] as const

function convert(style: Style, text: string): string {
  // The engine does not use its context and returns synchronously.
  const result = engine.run({ text }, { style }, {} as EngineContext) as { text: string }
  return engine.print(result)
}

describe.each<[Style, (readonly [string, string])[]]>([
  [
    'upper',
    [
      ['Hello, world 1', 'HELLO, WORLD 1'],
      ['straße ﬁn', 'STRASSE FIN'],
      ['οδος', 'ΟΔΟΣ'],
    ],
  ],
  [
    'lower',
    [
      ['Hello, WORLD 1', 'hello, world 1'],
      ['ΟΔΟΣ ΣΑΣ', 'οδος σας'],
    ],
  ],
  [
    'title',
    [
      ['part ii in the usa', 'Part Ii In The Usa'],
      ['hello big WORLD', 'Hello Big World'],
      ["DON'T", "Don't"],
      ['don’t', 'Don’t'],
      ["o'neil's", "O'neil's"],
      ['well-known', 'Well-known'],
      ['"hello" (world) ¿qué? «où»', '"Hello" (World) ¿Qué? «Où»'],
      ['3RD 2nd 1a', '3rd 2nd 1a'],
      ['(3RD', '(3rd'],
      ['a\tb\u00a0c\u3000d', 'A\tB\u00a0C\u3000D'],
      ['  two  spaces ', '  Two  Spaces '],
      ['iPHONE mcDONALD', 'Iphone Mcdonald'],
      [
        "ronald McDonald's, Conan O'Brien, “Anne-Marie MacArthur”",
        "Ronald McDonald's, Conan O'Brien, “Anne-marie MacArthur”",
      ],
      ['O’Neill O’NEILL MCDONALD', 'O’Neill O’neill Mcdonald'],
      ['an A/B test, AC/DC', 'An A/B Test, Ac/dc'],
      ['anti-McDonald A/B-TESTING visit/McDonald x-MacBook', 'Anti-McDonald A/B-testing Visit/McDonald X-MacBook'],
      ['🎉party', '🎉Party'],
      ['ʻokina', 'ʻOkina'],
      ['ⅷ', 'Ⅷ'],
      ['Ⓜ', 'Ⓜ'],
      ['𐐨𐐩 𐐀𐐁', '𐐀𐐩 𐐀𐐩'],
      ['e\u0301TE\u0301', 'E\u0301te\u0301'],
    ],
  ],
  [
    'sentence',
    [
      ["YES, I THINK SO. SO DO I, AND I’M SURE I'LL STAY.", "Yes, I think so. So do I, and I’m sure I'll stay."],
      ['yes, i think so. so do i.', 'Yes, I think so. So do I.'],
      ['one thing, i.e. this (i) or part i-a of my wi-fi', 'One thing, i.e. this (i) or part i-a of my wi-fi'],
      ['Vedo i ragazzi che sono qui', 'Vedo i ragazzi che sono qui'],
      ['A) FIRST ITEM.\nB) SECOND ITEM.', 'A) First item.\nB) Second item.'],
      ['HELLO THERE. HOW ARE YOU? FINE!', 'Hello there. How are you? Fine!'],
      ['"WELL," (HE SAID). "YES."', '"Well," (he said). "Yes."'],
      ['(ALL OF IT.) «OÙ?» [NOTE.]', '(All of it.) «Où?» [Note.]'],
      ['3RD PLACE. 4TH PLACE.', '3rd place. 4th place.'],
      ['VISIT EXAMPLE.COM OR 3.14 TODAY', 'Visit example.com or 3.14 today'],
      ['One\n\nTWO', 'One\n\nTwo'],
      ['MORE, E.G. THIS ONE', 'More, e.g. this one'],
      ['WE MET AT 5 P.M. IN THE U.S. EMBASSY. IT RAINED.', 'We met at 5 p.m. in the u.s. embassy. It rained.'],
      ['你好。HELLO！', '你好。Hello！'],
      ['ΟΔΟΣ. ΟΔΟΣ;', 'Οδος. Οδος;'],
      ['... 🎉 !', '... 🎉 !'],
      ['Ⓐ! HELLO', 'ⓐ! Hello'],
      ['I met Dr. smith. he left. MR. JONES STAYED.', 'I met dr. smith. He left. Mr. jones stayed.'],
      [
        "McDonald's OPENS. THE O’Neill FAMILY RAN an A/B TEST.",
        "McDonald's opens. The O’Neill family ran an A/B test.",
      ],
    ],
  ],
  [
    'camel',
    [
      ['hello big world', 'helloBigWorld'],
      ['HELLO_BIG_WORLD', 'helloBigWorld'],
      ['XMLHttpRequest', 'xmlHttpRequest'],
      ['version 2 beta', 'version2Beta'],
      ['2nd place', '2NdPlace'],
      ['straße ßa ﬁsh', 'straßeSsaFish'],
    ],
  ],
  [
    'snake',
    [
      ['Hello big-world', 'hello_big_world'],
      ['helloBigWorld', 'hello_big_world'],
      ['XMLHttpRequest', 'xml_http_request'],
      ['getURL', 'get_url'],
      ['aB', 'a_b'],
      ['ABc', 'a_bc'],
      ['utf8 sha256sum', 'utf_8_sha_256_sum'],
      ['2001: A Space Odyssey', '2001_a_space_odyssey'],
      ["don't", 'don_t'],
      ['--already__snake_case--', 'already_snake_case'],
      ['  indented line  ', 'indented_line'],
      ['a / b . c', 'a_b_c'],
      ['HTMLÉlan', 'html_élan'],
      ['cafe\u0301Bar', 'cafe\u0301_bar'],
      ['XMLH\u0301ttp', 'xml_h\u0301ttp'],
      ['𐐀𐐨𐐀𐐨 𝟙𝟚a', '𐐨𐐨_𐐨𐐨_𝟙𝟚_a'],
      ['!?', ''],
    ],
  ],
  ['kebab', [['XMLHttpRequest in Node20', 'xml-http-request-in-node-20']]],
  [
    'alternate',
    [
      ['hello', 'hElLo'],
      ['HELLO', 'hElLo'],
      ['a b, c!', 'a B, c!'],
      ["it's 2 late", "iT's 2 LaTe"],
      ['ab\nab\na\nb', 'aB\naB\na\nB'],
      ['ΣΟΔΑΣ', 'σΟδΑς'],
      ['ΣΣ’ Σ', 'σΣ’ σ'],
      ['straße', 'sTrAßE'],
      ['strasße', 'sTrAsSSe'],
      ['𐐀𐐀𐐨𐐨', '𐐨𐐀𐐨𐐀'],
    ],
  ],
  [
    'pascal',
    [
      ['hello big world', 'HelloBigWorld'],
      ['xml-http-request', 'XmlHttpRequest'],
      ['ʻokina', 'ʻOkina'],
    ],
  ],
  [
    'constant',
    [
      ['maxRetryCount', 'MAX_RETRY_COUNT'],
      ['größe ﬁx', 'GRÖSSE_FIX'],
    ],
  ],
  ['dot', [['XMLHttpRequest v2', 'xml.http.request.v.2']]],
  ['path', [['My Folder\\subFolder', 'my/folder/sub/folder']]],
  [
    'invert',
    [
      ['Hello, WORLD 1', 'hELLO, world 1'],
      ['ΟΔΟΣ Οδος', 'οδος οΔΟΣ'],
      ['Straße', 'sTRASSE'],
      ['Ⓐⓑ 𐐀𐐨', 'ⓐⒷ 𐐨𐐀'],
    ],
  ],
  [
    'headline',
    [
      ['a tale of two cities', 'A Tale of Two Cities'],
      ['The Lord Of The Rings', 'The Lord of the Rings'],
      ['THE LORD OF THE RINGS', 'The Lord of the Rings'],
      ['what it is for', 'What It Is For'],
      ['the of the', 'The of The'],
      ['everything from A to Z in the UK', 'Everything From A to Z in the UK'],
      ['vitamin A in carrots', 'Vitamin A in Carrots'],
      ['Once Upon A Time with A Friend', 'Once Upon a Time With a Friend'],
      ['ONCE UPON A TIME', 'Once Upon a Time'],
      ['cold war: a history', 'Cold War: A History'],
      ['cold war : a history', 'Cold War : A History'],
      ['who? the man! a myth', 'Who? The Man! A Myth'],
      ['at 10:30 in the morning', 'At 10:30 in the Morning'],
      ['"the end" (of the world)', '"The End" (of the World)'],
      ['the end of the…', 'The End of The…'],
      ['## the title –', '## The Title –'],
      ['my iPhone and NASA', 'My iPhone and NASA'],
      ['MY IPHONE AND NASA', 'My iPhone and NASA'],
      ["THE BBC'S GUIDE TO DNA-BASED ID", "The BBC's Guide to DNA-Based Id"],
      ['have you read “The Lottery”?', 'Have You Read “The Lottery”?'],
      ['have you read "the lottery" (in a day)?', 'Have You Read "The Lottery" (in a Day)?'],
      ['a thing. the thing.', 'A Thing. The Thing.'],
      ['the thing to look at. a thing, etc. and more', 'The Thing to Look At. A Thing, Etc. and More'],
      ['batman vs. the joker, roe v. the state', 'Batman vs. the Joker, Roe v. the State'],
      ['read https://example.com/a-guide by ann@Example.com', 'Read https://example.com/a-guide by ann@Example.com'],
      ['WRITE TO <ANN@EXAMPLE.COM> OR (www.example.com)', 'Write to <ANN@EXAMPLE.COM> or (www.example.com)'],
      ['iPhone tips', 'iPhone Tips'],
      ['a b2b saas crm: vpn and iot faqs', 'A B2B SaaS CRM: VPN and IoT FAQs'],
      ['COVID19 AND B2B-MARKETING FOR PC2', 'COVID19 and B2B-Marketing for PC2'],
      ['hospitals in OR', 'Hospitals in OR'],
      ["don't o'neil O'Neil", "Don't O'Neil O'Neil"],
      ["d'artagnan and o’brien's, d'oh, d'you", "D'Artagnan and O’Brien's, D'oh, D'you"],
      ["ANNA O'NEIL-SMITH", "Anna O'Neil-Smith"],
      ["rock 'n' roll, ROCK ‘N’ ROLL, drum n' bass", "Rock 'n' Roll, ROCK ‘n’ ROLL, Drum n' Bass"],
      ["mcdonald's and McCARTNEY in l.a. and the u.s.", "McDonald's and McCARTNEY in L.A. and the U.S."],
      ['up at 5 a.m. with an iphone and youtube: is it ok?', 'Up at 5 a.m. With an iPhone and YouTube: Is It OK?'],
      ['ANNA MCDONALD, PHD, ON MACOS', 'Anna McDonald, PhD, on macOS'],
      ["'n' is for nut", "'N' Is for Nut"],
      ['the well-known log-in', 'The Well-Known Log-In'],
      ['a state-of-the-art NASA-led X-ray', 'A State-of-the-Art NASA-Led X-Ray'],
      ['A STATE-OF-THE-ART X-RAY', 'A State-of-the-Art X-Ray'],
      ['life—the universe', 'Life—The Universe'],
      ['life – the universe', 'Life – The Universe'],
      ['3rd place in 3D', '3rd Place in 3D'],
      ['roe v. wade, Henry V of England', 'Roe v. Wade, Henry V of England'],
      ['sign up for it', 'Sign Up for It'],
      ['İSTANBUL VE ΟΔΟΣ', 'İstanbul Ve Οδος'],
      ['of mice\r\nAND MEN\rof\n', 'Of Mice\r\nAnd Men\rOf\n'],
      ['why a/b tests and A/B tests', 'Why A/B Tests and A/B Tests'],
      ['life w/o cars: a guide to 5 m/s', 'Life w/o Cars: A Guide to 5 m/s'],
      ['A/B-TESTING FOR ALL', 'A/B-Testing for All'],
      ['tune in, turn on, drop out', 'Tune In, Turn On, Drop Out'],
      ['star wars part ii: world war iii and the usa', 'Star Wars Part II: World War III and the USA'],
      ['STAR WARS PART II', 'Star Wars Part II'],
      ["nasa's diy faq, a uk-based tv, html5API", "NASA's DIY FAQ, a UK-Based TV, html5API"],
      ['mix i di civil xl, un homme', 'Mix I Di Civil Xl, Un Homme'],
    ],
  ],
  // Most of these titles are examples from the style guides themselves.
  [
    'ap',
    [
      ['what i want to be when i grow up', 'What I Want To Be When I Grow Up'],
      ['a life of eating chocolate for stamina', 'A Life of Eating Chocolate for Stamina'],
      ['the man with the golden arm', 'The Man With the Golden Arm'],
      ['turn off the lights in silence', 'Turn Off the Lights in Silence'],
      ['from here to eternity', 'From Here to Eternity'],
      ['rocky iv in the usa', 'Rocky IV in the USA'],
      ['back to work: how to win, and what it is for', 'Back to Work: How To Win, and What It Is For'],
    ],
  ],
  [
    'apa',
    [
      [
        'train your mind for peak performance: a science-based approach for achieving your goals',
        'Train Your Mind for Peak Performance: A Science-Based Approach for Achieving Your Goals',
      ],
      [
        'turning frowns (and smirks) upside down: a multilevel examination of surface acting',
        'Turning Frowns (and Smirks) Upside Down: A Multilevel Examination of Surface Acting',
      ],
      ['a self-report study with data from between the wars', 'A Self-Report Study With Data From Between the Wars'],
      ['small yet strong — an end to an era', 'Small yet Strong — An End to an Era'],
      ['what it is for', 'What It Is for'],
      ['how to set up a lab and log in to it', 'How to Set Up a Lab and Log In to It'],
      ['turning off the lights, up in the air', 'Turning Off the Lights, up in the Air'],
      ['covid-19 and iq in 18- to 25-year-olds', 'COVID-19 and IQ in 18- to 25-Year-Olds'],
      ['e-mail versus e-learning – an update', 'E-Mail Versus E-Learning – An Update'],
    ],
  ],
  [
    'chicago',
    [
      [
        'mnemonics that work are better than rules that do not',
        'Mnemonics That Work Are Better Than Rules That Do Not',
      ],
      ['singing while you work', 'Singing While You Work'],
      ['a little learning is a dangerous thing', 'A Little Learning Is a Dangerous Thing'],
      [
        'taking down names, spelling them out, and typing them up',
        'Taking Down Names, Spelling Them Out, and Typing Them Up',
      ],
      ['tired but happy', 'Tired but Happy'],
      ['the editor as anonymous assistant', 'The Editor as Anonymous Assistant'],
      ['turn on, tune in, and enjoy', 'Turn On, Tune In, and Enjoy'],
      ['four theories concerning the gospel', 'Four Theories Concerning the Gospel'],
      ['if you go with me: from one about to leave', 'If You Go with Me: From One About to Leave'],
      ['what it is for', 'What It Is For'],
      ['run-of-the-mill responses', 'Run-of-the-Mill Responses'],
    ],
  ],
  [
    'mla',
    [
      ['the flowers of europe', 'The Flowers of Europe'],
      [
        'storytelling and mythmaking: images from film and literature',
        'Storytelling and Mythmaking: Images from Film and Literature',
      ],
      ['under the bamboo tree', 'Under the Bamboo Tree'],
      [
        'the teaching of spanish in english-speaking countries',
        'The Teaching of Spanish in English-Speaking Countries',
      ],
      ['life between the acts and after dinner', 'Life between the Acts and after Dinner'],
      ['small yet strong, if you can', 'Small yet Strong, If You Can'],
      ['WALKING THROUGH THE NIGHT WITH NASA', 'Walking through the Night with NASA'],
    ],
  ],
])('%s', (style, cases) => {
  test.each(cases)('%j becomes %j', (text, converted) => expect(convert(style, text)).toBe(converted))
})

test.each([
  ['title', 'the lord of the rings', true],
  ['title', 'Nasa Rocket', undefined],
  ['title', 'the nasa rocket', true],
  ['headline', 'the lord of the rings', undefined],
] as const)('after %s, whether Headline Case of %j differs: %j', (style, text, headlineDiffers) => {
  const result = engine.run({ text }, { style }, {} as EngineContext) as ConvertedText
  expect(result.headlineDiffers).toBe(headlineDiffers)
})

test.each([
  ['sentence', 'the iPhone of NASA is in London. “Paris,” I and McDonald say', ['iPhone', 'NASA', 'London']],
  ['sentence', 'ask (Zoë), Zoë!', ['Zoë']],
  ['sentence', 'I am here. so are you.', undefined],
  ['sentence', 'WE LIVE IN LONDON', undefined],
  ['sentence', 'HI! THIS IS MY Text.', undefined],
  ['sentence', 'WE MET AT 5 P.M. IN THE U.S. ON MONDAY. “NASA” WAS LATE.', ['U.S', 'MONDAY', 'NASA']],
  ['lower', 'we live in London', undefined],
] as const)('after %s, words of %j that lost capitals: %j', (style, text, lowered) => {
  const result = engine.run({ text }, { style }, {} as EngineContext) as ConvertedText
  expect(result.lowered).toEqual(lowered)
})

test.each([
  ['FIRST HEADING\nSECOND HEADING OF THE LIST\nTHIRD ONE', true],
  ['Just one line', undefined],
  ['a list.\nof sentences.', undefined],
  ['Dear Anna,\nthanks for your letter', undefined],
  ['A long line of a paragraph that is wrapped at 72 columns in an email\nand goes on here', undefined],
])('after Sentence case, whether a capital on each line of %j is offered: %j', (text, linesDiffer) => {
  const result = engine.run({ text }, { style: 'sentence' }, {} as EngineContext) as ConvertedText
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
  const result = engine.run({ text }, { style: 'sentence' }, {} as EngineContext) as ConvertedText
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
    expect(convert('headline', 'naïve')).toBe('Naïve')
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

  test.each(['upper', 'lower', 'title', 'sentence', 'alternate', 'invert', 'headline'] as const)(
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
    ['headline', 'İZMİR IŞIK', 'İzmi\u0307r Işik'],
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

  test.each(['upper', 'lower', 'title', 'sentence', 'alternate', 'invert', 'headline'] as const)(
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
      fc.property(plainText, fc.constantFrom('title', 'sentence', 'alternate', 'headline'), (text, style) => {
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

test.each(['title', 'sentence', 'snake', 'headline', 'invert'] as const)(
  '%s returns a long text in chunks',
  (style) => {
    const result = engine.run({ text: 'Some words.\n'.repeat(60_000) }, { style }, {} as EngineContext)
    expect(chunkedResultOf(result)?.chunks.length).toBeGreaterThan(1)
  },
)
