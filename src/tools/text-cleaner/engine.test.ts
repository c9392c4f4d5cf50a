import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testTool } from '#test/test-tool.ts'
import { type CleanerOptions, presets } from './changes.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Mode = CleanerOptions['mode']

const { runAsync } = testTool(tool, engine)

/** Makes one change, or those of a mode. */
function run(change: Mode | 'quotes' | 'invisible' | 'tags', text: string) {
  const options = change in presets ? { mode: change as Mode } : { mode: 'none' as const, [change]: true }
  return runAsync(text, options)
}

async function clean(mode: Parameters<typeof run>[0], text: string): Promise<string> {
  return engine.print(await run(mode, text))
}

const family = '👩‍👩‍👧'
const england = '🏴󠁧󠁢󠁥󠁮󠁧󠁿'
const persian = 'می\u200cخواهم'

describe.each<[Parameters<typeof run>[0], (readonly [string, string])[]]>([
  [
    'spaces',
    [
      ['', ''],
      ['a', 'a'],
      [' ', ''],
      ['a  b', 'a b'],
      ['  a b  ', 'a b'],
      ['a\tb', 'a b'],
      ['a \t\u00a0\u2003\u3000b', 'a b'],
      ['a\u00a0b', 'a b'],
      ['a\vb\fc', 'a b c'],
      [' a \n\t b\u00a0\n', 'a\nb\n'],
      ['a \r\n b \r c \n d', 'a\r\nb\rc\nd'],
      ['a\n\n \n\n\nb', 'a\n\n\n\n\nb'],
      [`${family}  cafe\u0301  שלום  你好`, `${family} cafe\u0301 שלום 你好`],
      [' constructor   __proto__ ', 'constructor __proto__'],
      ['a\u0085 b', 'a b'],
      ['\ufeffa', '\ufeffa'],
      [' \ufeff \u3164', '\u3164'],
      ['a \ufeff b\ufeffc', 'a b\ufeffc'],
      ['a\u200bb', 'a\u200bb'],
    ],
  ],
  [
    'breaks',
    [
      ['a\n\n\nb', 'a\n\nb'],
      ['a\nb\n\nc', 'a\nb\n\nc'],
      ['\n\n\n\na\n\n\n', '\n\na\n\n'],
      ['a\r\n\r\n\r\nb', 'a\r\n\r\nb'],
      ['a\r\r\rb', 'a\r\rb'],
      ['a\r\n\n\r\r\nb', 'a\r\n\nb'],
      ['a\n\r\nb', 'a\n\r\nb'],
      ['a\r\n\nb', 'a\r\n\nb'],
      ['a\n \n\nb', 'a\n \n\nb'],
      ['a  b', 'a  b'],
    ],
  ],
  [
    'special',
    [
      ['Hello, world! (It\'s "fine"; really: yes?) - ok.', 'Hello, world! (It\'s "fine"; really: yes?) - ok.'],
      ['a@b#c$d%e^f&g*h_i+j=k', 'abcdefghijk'],
      ['“don’t” – 50 €', '"don\'t" - 50'],
      ['‘a’ ‚b‛ „c‟ d—e −5 f‑g', "'a' 'b' \"c\" d - e -5 f-g"],
      ['«a» 5′ …', 'a 5'],
      ['Zürich, łódź, İstanbul, ΟΔΟΣ οδος', 'Zürich, łódź, İstanbul, ΟΔΟΣ οδος'],
      ['cafe\u0301 naïve', 'cafe\u0301 naïve'],
      ['你好，世界 สวัสดี हिन्दी 한국어', '你好世界 สวัสดี हिन्दी 한국어'],
      ['שָׁלוֹם مُحَمَّد', 'שָׁלוֹם مُحَمَّد'],
      ['١٢٣ १२३ ² Ⅷ 𝟙', '١٢٣ १२३ ² Ⅷ 𝟙'],
      ['𐐀𠮷', '𐐀𠮷'],
      [persian, persian],
      ['क्\u200dष', 'क्\u200dष'],
      ['a\u200c b\u200d', 'a b'],
      ['a\u200c\u200db', 'a\u200c\u200db'],
      ['a\u200d€b', 'ab'],
      [`I ❤️ ${family} 👍🏽 🇫🇷 ${england} ok`, 'I ok'],
      ['1️⃣ #️⃣', '1️⃣'],
      ['a ★ b', 'a b'],
      ['a★ ★b', 'a b'],
      ['a  ★ b★ c', 'a  b c'],
      ['★ a ★\r\n  ★ b ★', 'a\r\n  b'],
      ['a\n ★ \nb', 'a\n\nb'],
      ['a€\u0301b', 'ab'],
      ['a\u00a0\t\r\nb\u0000\u0007', 'a\u00a0\t\r\nb'],
      ['co\u00adop\u200b', 'coop'],
      ['\ud83da\ude00', 'a'],
      ['\ud83d\uffa1 \ud83dＡ', '\uffa1 Ａ'],
      ['__proto__', 'proto'],
      ['<b>x</b>', 'bxb'],
    ],
  ],
  [
    'all',
    [
      ['  a ★ b  \n ★ \n\n\n c\u00a0\u00a0d ', 'a b\n\nc d'],
      ['a\r\n★\r\n★\r\nb', 'a\r\n\r\nb'],
      [`${family} ${persian}`, persian],
    ],
  ],
  [
    'quotes',
    [
      ['“It’s ‘fine’,” she said', "\"It's 'fine',\" she said"],
      ['„gut“ ‚gut‘ ‟x‛', '"gut" \'gut\' "x\''],
      ['a–b — c', 'a-b - c'],
      ['yes—no, “well—”', 'yes - no, "well-"'],
      ['«guillemets» ʻokina 5′ 6″ `x´', '«guillemets» ʻokina 5′ 6″ `x´'],
    ],
  ],
  [
    'invisible',
    [
      ['a\u200bb\u2060c\ufeffd\u00ade', 'abcde'],
      ['\u202etxt.exe\u202c \u2066a\u2069 \u200eb\u200f\u061c', 'txt.exe a b'],
      ['a\u0000b\u0007c\u009bd', 'abcd'],
      ['a\tb\nc\r\nd\u2003e\u0085', 'a\tb\nc\r\nd\u2003e\u0085'],
      ['12\u00a0kg, 5\u202f%', '12 kg, 5 %'],
      [`${family} 👩🏽‍🚀 🏳️‍🌈 ❤️‍🔥 1️⃣ ${england}`, `${family} 👩🏽‍🚀 🏳️‍🌈 ❤️‍🔥 1️⃣ ${england}`],
      [persian, persian],
      ['۲۰\u200cساله क्\u200dष 葛󠄀', '۲۰\u200cساله क्\u200dष 葛󠄀'],
      ['\u200da \u200c b\u200d', 'a  b'],
      ['a\u200d\nb', 'a\nb'],
      ['👩\u200d a\u200d👩 👩\u200da', '👩 a👩 👩a'],
      ['\ufe0fa\ufe0f\ufe0f \ufe0f', 'a\ufe0f '],
      ['a\u{e0048}\u{e0069}b 🏴\u{e0067}', 'ab 🏴'],
      ['x\u3164y\uffa0z\u2063\u206a\ufff9', 'xyz'],
      ['\udb40a', '\udb40a'],
      ['\ufe0f\u200d❤ \ufe00\u200da a\u200d\ufe00 a\u200d\u3164\ufe00', '❤ a a a'],
    ],
  ],
  [
    'tags',
    [
      ['<p>Hello <b>world</b></p>', 'Hello world'],
      ['<P CLASS=x>Hi</P>', 'Hi'],
      ['1 < 2 and 3 > 2, a<3, <>, < b>', '1 < 2 and 3 > 2, a<3, <>, < b>'],
      ['<a title="x > y" href=\'>\'>link</a>', 'link'],
      ['<a title = "x>y">link</a>', 'link'],
      ['<a title=x"y>link</a>">', 'link">'],
      ['<a "x>y">z', 'y">z'],
      ['<a =">">z', '">z'],
      ['a<!-- <b> -- > -->b<!-->c<!--->d<!--x--!>e', 'abcde'],
      ['<!doctype html><?xml version="1.0"?>a</>b</ c>d', 'abd'],
      ['a<script>if (a < b) "</b>"</script>b<STYLE>p > a {}</style >c', 'abc'],
      ['<script src=x></script >a<scripted>b</scripted>', 'ab'],
      ['Tom &amp; Jerry &lt;b&gt;', 'Tom & Jerry <b>'],
      ['<p>One</p><p>Two</p>', 'One\nTwo'],
      ['<p>One</p>\n<p>Two</p>\n', 'One\nTwo\n'],
      ['<p>One</p> <p>Two', 'One \nTwo'],
      ['One<br>two<br/>three<hr>', 'One\ntwo\nthree'],
      ['a<br>\r\nb<br>c', 'a\r\nb\r\nc'],
      ['<tr><td>a</td><td>b</td></tr><tr><td>c</td> <td>d</td></tr>', 'a\tb\nc\td'],
      ['un<b>believ</b>able', 'unbelievable'],
      ['a <b', 'a <b'],
      ['<i>a</i> <b title="c', 'a <b title="c'],
      ['<i>a</i> <!-- b', 'a <!-- b'],
      ['<i>a</i><script>b', 'a<script>b'],
      ['<p dir=rtl>שלום</p>', 'שלום'],
      ['<constructor>a</__proto__>', 'a'],
      ['<<b>b>', '<b>'],
    ],
  ],
])('%s', (mode, cases) => {
  test.each(cases)('%j becomes %j', async (text, cleaned) => {
    expect(await clean(mode, text)).toBe(cleaned)
  })
})

describe('invisible characters', () => {
  test('are named and counted, most frequent first', async () => {
    const text = `\ufeffa\u200bb\u200b \u200d ${family} ${persian} \u202ec`
    const found = [
      { name: 'zero width space', codes: 'U+200B', count: 2 },
      { name: 'zero width joiner', codes: 'U+200D', count: 1 },
      { name: 'byte order mark', codes: 'U+FEFF', count: 1 },
      { name: 'right-to-left override', codes: 'U+202E', count: 1 },
    ]
    expect((await run('invisible', text)).invisible).toEqual(found)
    expect((await run('none', text)).invisible).toEqual(found)
  })

  test('a byte order mark stays unless invisible or special characters are removed', async () => {
    const cleanWith = async (options: object) =>
      (await runAsync('\ufeff 1. a\n\n\nb', { mode: 'none', ...options })).text
    expect(await cleanWith({ spaces: true })).toBe('\ufeff1. a\n\n\nb')
    expect(await cleanWith({ oneLine: true })).toBe('\ufeff1. a b')
    expect(await cleanWith({ prefix: '> ', blankLines: true })).toBe('\ufeff>  1. a\n> b')
    expect(await cleanWith({ invisible: true, prefix: '> ', blankLines: true })).toBe('>  1. a\n> b')
    expect(await cleanWith({ special: true })).toBe('1. a\n\n\nb')
  })

  test('with the same type are counted together', async () => {
    expect((await run('none', '\u0001\u0002\u{e0041}\u{e0042}')).invisible).toEqual([
      { name: 'tag character', codes: 'U+E0001–E007F', count: 2 },
      { name: 'control character', codes: 'U+0000–009F', count: 2 },
    ])
  })

  test('are not found in plain text with emoji', async () => {
    expect(await run('none', `plain ${family}`)).toEqual({ text: `plain ${family}`, changes: [], invisible: [] })
  })
})

const traps = [
  ...Array.from('\u3164aé7.!?-_<>€“’ \t\n\r\v\u00a0\u3000\ufeff\u0301\u200b\u200c\u200d\u00ad\ufe0f\u2028\u180eम्क語'),
  ...[
    '\r\n',
    '👩',
    '🏽',
    '🇫',
    '❤',
    '\ud83d',
    '\ude00',
    '\u{e0067}',
    '\u{e007f}',
    '🏴',
    '\u{e0100}',
    '<b>',
    '</',
    '<!--',
    '-->',
  ],
]
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...traps), maxLength: 30 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((codes) => String.fromCharCode(...codes)),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
)

describe('properties', () => {
  test.each(['spaces', 'breaks', 'special', 'all', 'quotes', 'invisible'] as const)(
    '%s: a second run changes nothing',
    async (mode) => {
      await fc.assert(
        fc.asyncProperty(anyText, async (text) => {
          const once = await clean(mode, text)
          expect(await clean(mode, once)).toBe(once)
        }),
      )
    },
  )

  test('spaces: gives the same result as a regular expression for each line', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const [, mark = '', rest = ''] = /^(\ufeff?)([^]*)$/.exec(text) ?? []
        const cleanRun = (run: string) => (/\p{White_Space}/u.test(run) ? ' ' : run)
        const lines = rest
          .split(/(\r\n|\r|\n)/)
          .map((part) =>
            /^[\r\n]/.test(part) ? part : part.replace(/[\p{White_Space}\ufeff]+/gu, cleanRun).replace(/^ | $/g, ''),
          )
        expect(await clean('spaces', text)).toBe(mark + lines.join(''))
      }),
    )
  })

  test('breaks: leaves at most two consecutive line breaks and keeps everything else', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const cleaned = await clean('breaks', text)
        expect(cleaned.replace(/\r\n/g, '\n')).not.toMatch(/[\r\n]{3}/)
        expect(cleaned.replace(/[\r\n]/g, '')).toBe(text.replace(/[\r\n]/g, ''))
      }),
    )
  })

  test('special: keeps exactly letters, marks, digits, joiners, line breaks and plain punctuation', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const cleaned = await clean('special', text)
        expect(cleaned).toMatch(/^[\p{L}\p{M}\p{N}\u200c\u200d\u180e\p{White_Space}.!?,;:'"()-]*$/u)
        // Marks and joiners are not compared, because they are removed together with the character that they belong to.
        const keptCharacters = (source: string) => source.replace(/[^\p{L}\p{N}\r\n.!?,;:'"()-]/gu, '')
        expect(keptCharacters(cleaned)).toBe(keptCharacters(await clean('quotes', text.replaceAll('…', ''))))
      }),
    )
  })

  test('invisible: reports exactly the removed characters', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        // Unpaired surrogates could form a pair after the removal.
        fc.pre(!/[\ud800-\udfff]/u.test(text))
        const { text: cleaned, invisible } = await run('invisible', text)
        const removed = invisible
          .filter(({ name }) => !name.includes('space') || name.startsWith('zero'))
          .reduce((sum, { count }) => sum + count, 0)
        expect([...cleaned].length).toBe([...text].length - removed)
        expect((await run('none', cleaned)).invisible).toEqual([])
      }),
    )
  })
})

test('handles many unclosed tags in linear time', async () => {
  for (const opening of ['<a b="', '<a b=">" ', '<!--', '<script>', '</', "<a b='x"]) {
    expect((await clean('tags', opening.repeat(50_000))).length).toBeGreaterThan(0)
  }
})
