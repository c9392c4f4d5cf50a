import { describe, expect, test } from 'vitest'
import type { OptionValues } from '#core/tool/options.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'
import { engine } from './engine.ts'
import type { tool } from './tool.ts'

type Style = OptionValues<(typeof tool)['options']>['style']

function convert(style: Style, text: string): string {
  // The engine does not use its context and returns synchronously.
  const result = engine.run({ text }, { style, language: 'auto' }, {} as EngineContext) as { text: string }
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
  // Most of these titles are examples from the style guides themselves.
  [
    'ap',
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
      ['THE FOX’s 2nd iPhone IS BETTER', 'The FOX’s 2nd iPhone Is Better'],
      ['BMW iX', 'BMW iX'],
      ['ai in the us, with at&t and us', 'AI in the US, With AT&T and Us'],
      ['THE CEO OF AT&T', 'The CEO of AT&T'],
      ["THE BBC'S GUIDE TO DNA-BASED ID", "The BBC's Guide to DNA-Based Id"],
      ['have you read “The Lottery”?', 'Have You Read “The Lottery”?'],
      ['have you read "the lottery" (in a day)?', 'Have You Read "The Lottery" (in a Day)?'],
      ['a thing. the thing.', 'A Thing. The Thing.'],
      ['the thing to look at. a thing, etc. and more', 'The Thing To Look At. A Thing, Etc. and More'],
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
      ['You/me: His/her Guide to Input/output', 'You/Me: His/Her Guide to Input/Output'],
      ['html/css at 90 km/h, 24/7', 'HTML/CSS at 90 Km/h, 24/7'],
      ['tune in, turn on, drop out', 'Tune In, Turn On, Drop Out'],
      ['star wars part ii: world war iii and the usa', 'Star Wars Part II: World War III and the USA'],
      ['STAR WARS PART II', 'Star Wars Part II'],
      ["nasa's diy faq, a uk-based tv, html5API", "NASA's DIY FAQ, a UK-Based TV, html5API"],
      ['mix i di civil xl, un homme', 'Mix I Di Civil Xl, Un Homme'],
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
      ['how to keep it up: turn it off', 'How to Keep It Up: Turn It Off'],
      ['check it in the mirror, then log me in', 'Check It in the Mirror, Then Log Me In'],
      ['set it up in a day', 'Set It Up in a Day'],
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

describe.each(['ap', 'apa', 'chicago', 'mla'] as const)(
  '%s capitalizes the last word inside quotation marks',
  (style) => {
    test.each([
      ['the book “what it is made of” in a list', 'The Book “What It Is Made Of” in a List'],
      ['the book "what it is made of," and more', 'The Book "What It Is Made Of," and More'],
      ['the book ‘what it is made of’ in a list', 'The Book ‘What It Is Made Of’ in a List'],
      ['the book «what it is made of» in a list', 'The Book «What It Is Made Of» in a List'],
    ])('%j becomes %j', (text, converted) => expect(convert(style, text)).toBe(converted))

    test('leaves a preposition that belongs to a verb to the simple rule', () => {
      expect(convert(style, 'features you look for in a laptop')).toBe('Features You Look for in a Laptop')
    })
  },
)
