import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testTool } from '#test/test-tool.ts'
import { type Change, type CleanerOptions, presets } from './changes.ts'
import { describeChanges } from './describe-changes.ts'
import { engine } from './engine.ts'
import { steps } from './steps.ts'
import { tool } from './tool.ts'

function run(text: string, options: Partial<CleanerOptions>) {
  return testTool(tool, engine).runAsync(text, { mode: 'none', ...options })
}

async function clean(text: string, ...changes: readonly Change[]): Promise<string> {
  return (await run(text, Object.fromEntries(changes.map((change) => [change, true])))).text
}

describe.each<[Change, (readonly [before: string, after: string, count: number])[]]>([
  [
    'join',
    [
      ['one\ntwo\nthree', 'one two three', 2],
      ['one\ntwo\n\nthree\nfour\n', 'one two\n\nthree four\n', 2],
      ['one  \n  two\n \t\nthree', 'one two\n \t\nthree', 1],
      ['one\r\ntwo\r\n\r\nthree', 'one two\r\n\r\nthree', 1],
      ['one\rtwo', 'one two', 1],
      ['\none', '\none', 0],
      ['我們\n在這裡。\n「好」\nOK', '我們在這裡。「好」 OK', 3],
      ['𠮷\n𠮷 한국\n어', '𠮷𠮷 한국 어', 2],
      ['👩‍👩‍👧\ncafe\u0301\n👍🏽', '👩‍👩‍👧 cafe\u0301 👍🏽', 2],
      ['To buy:\n• milk\n• two\nloaves\n- jam\n2. tea', 'To buy:\n• milk\n• two loaves\n- jam\n2. tea', 1],
      [
        '[1] Vaswani, A.: Attention is all you need. NeurIPS (2017)\n[2] Devlin, J.: BERT: Pre-training of deep\n' +
          'bidirectional transformers. NAACL (2019)\n[3] Brown, T.: Language models are few-shot learners.\n[4] Ho, J.',
        '[1] Vaswani, A.: Attention is all you need. NeurIPS (2017)\n[2] Devlin, J.: BERT: Pre-training of deep ' +
          'bidirectional transformers. NAACL (2019)\n[3] Brown, T.: Language models are few-shot learners.\n[4] Ho, J.',
        1,
      ],
      [
        '1 Introduction\nThe committee met three times during the spring and\nagreed on a plan.\n' +
          'It was sent to all members of the committee and the\nMinister of Finance',
        '1 Introduction\nThe committee met three times during the spring and agreed on a plan.\n' +
          'It was sent to all members of the committee and the Minister of Finance',
        2,
      ],
      ['con-\ntract', 'contract', 1],
      ['con- \r\n  tract', 'contract', 1],
      ['an-\nti-\ndis', 'antidis', 2],
      ['Donau\u00ad\nDampf', 'DonauDampf', 1],
      ['Anglo-\nSaxon, COVID-\n19', 'Anglo-Saxon, COVID-19', 2],
      ['cafe\u0301-\nteria, of‐\nﬁce', 'cafe\u0301teria, ofﬁce', 2],
      ['con-\n\ntract, 10-\n12, a -\nb', 'con-\n\ntract, 10- 12, a - b', 2],
      ['Well-\nknown, well-known and un-\nknown', 'Well-known, well-known and unknown', 2],
      ['a well‐known, well-\r\nknown thing', 'a well‐known, wellknown thing', 1],
      ['The chair\nis well‐\nread. A well‐read man', 'The chair is well‐read. A well‐read man', 2],
      ['state-of-the-\nart, up-\nto-date, 3-year-\nold', 'state-of-the-art, up-to-date, 3-year-old', 3],
      ['Ada\nBob', 'Ada Bob', 1],
      ['in the year\n1990. Then -\n-5 came', 'in the year 1990. Then - -5 came', 2],
    ],
  ],
  [
    'oneLine',
    [
      ['one\n\n two \n\n\nthree\n', 'one two three', 6],
      ['\r\none\r\ntwo', 'one two', 2],
      ['世\n\n界', '世界', 2],
      [' one ', ' one ', 0],
      ['\n', '', 1],
    ],
  ],
  ['spaces', [[' a  b\tc \n d', 'a b c\nd', 5]]],
  ['breaks', [['a\n\n\n\nb\r\n\r\n\r\nc', 'a\n\nb\r\n\r\nc', 3]]],
  [
    'blankLines',
    [
      ['a\n\n \t\nb\n\n', 'a\nb\n', 3],
      ['\r\na\r\n\u00a0\r\nb', 'a\r\nb', 2],
      ['a\r\nb\nc', 'a\r\nb\nc', 0],
      ['\n', '', 1],
    ],
  ],
  [
    'numbers',
    [
      ['a\n b', '1. a\n2.  b', 2],
      ['a\r\n\r\n \r\nb\r\n', '1. a\r\n\r\n \r\n2. b\r\n', 2],
      ['1. a', '1. 1. a', 1],
      ['\n', '\n', 0],
      ['', '', 0],
    ],
  ],
  [
    'emoji',
    [
      ['Great 🎉🎉 deal: €25 (50% off) ✅', 'Great deal: €25 (50% off)', 3],
      ['🚀 Go!\r\n1️⃣ One 👍🏽👩‍👩‍👧 two🇫🇷three ❤️\n🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Go!\r\nOne twothree\n', 7],
      ['© ™ ✓ → ❤ 1# a*b', '© ™ ✓ → ❤ 1# a*b', 0],
    ],
  ],
  ['quotes', [['“It’s” – a — ‚b‘ „c“ −5 …', '"It\'s" - a - \'b\' "c" -5 ...', 11]]],
  [
    'accents',
    [
      ['Crème brûlée, Ångström', 'Creme brulee, Angstrom', 5],
      ['cafe\u0301 z\u0323\u0307', 'cafe z', 2],
      ['Łódź, Đakovo, İstanbul, ırmak, Øre', 'Lodz, Dakovo, Istanbul, irmak, Ore', 7],
      ['Ελλάδα ᾧ', 'Ελλαδα ω', 2],
      ['й ё が हिन्दी שָׁלוֹם 한국어 ß æ Ω', 'й ё が हिन्दी שָׁלוֹם 한국어 ß æ Ω', 0],
      ['tiếng Việt', 'tieng Viet', 2],
    ],
  ],
  ['special', [['“a” ★ 5€', '"a" 5', 4]]],
  ['invisible', [['a\u200bb\u00a0c', 'ab c', 2]]],
  [
    'markdown',
    [
      [
        '# Title #\n\nSome **bold**, *slanted*, __both__ and ~~old~~ text',
        'Title\n\nSome bold, slanted, both and old text',
        2,
      ],
      ['***a*** _b_ snake_case_name 2 * 3 * 4 **', 'a b snake_case_name 2 * 3 * 4 **', 1],
      ['2*3*4, 2**3**4, (a)*b*c, w*h*d', '2*3*4, 2**3**4, (a)*b*c, w*h*d', 0],
      ['**a *b* c** (*d **e** f*) *g* *h* **i**j 这是*重点*内容', 'a b c (d e f) g h ij 这是重点内容', 1],
      ['* one\n  + two\n- [x] three\n• four', 'one\n  two\nthree\nfour', 4],
      ['see [a][1] and b.[^2]\n\n[1]: http://c.d\n[^2]: e', 'see a [1] and b.[2]\n\n[1] http://c.d\n[2] e', 3],
      ['[a](http://b.c "d") ![e](f.png) <http://g.h>', 'a (http://b.c) e http://g.h', 1],
      ['Use `**x**` and ``a`b``', 'Use **x** and a`b', 1],
      ['```js\nif (a * b) *c*\n```\ndone', 'if (a * b) *c*\ndone', 2],
      ['| a | **b** |\n|---|:-:|\n| 1 | 2 |', 'a\tb\n1\t2', 3],
      ['a\n\n---\n\n> b\n>> c\n> > d', 'a\n\n\nb\nc\nd', 4],
      ['1\\. \\*x\\*', '1. *x*', 1],
      ['5 > 3, #tag, a - b\r\n1. x', '5 > 3, #tag, a - b\r\n1. x', 0],
    ],
  ],
  [
    'tags',
    [
      ['<p>a<br>b</p><!-- c -->', 'a\nb', 4],
      ['Tom &amp; Jerry&nbsp;&eacute; &#x1F600; &copy', 'Tom & Jerry\u00a0é 😀 ©', 5],
      ['<b>&lt;i&gt;</b> &bogus; & &;', '<i> &bogus; & &;', 4],
    ],
  ],
])('%s', (change, cases) => {
  test.each(cases)('%j becomes %j', async (before, after, count) => {
    const { text, changes } = await run(before, { [change]: true })
    expect({ text, changes }).toMatchObject({ text: after, changes: [{ change, count }] })
  })
})

test.each([
  ['the quick brown fox', 10, 'the quick\nbrown fox', 1],
  ['the quick brown fox', 9, 'the quick\nbrown fox', 1],
  ['extraordinarily long', 5, 'extraordinarily\nlong', 1],
  ['  indented text\nshort', 10, '  indented\ntext\nshort', 1],
  ['a\u00a0b c', 3, 'a\u00a0b\nc', 1],
  ['👩‍👩‍👧 cafe\u0301 👍🏽', 6, '👩‍👩‍👧 cafe\u0301\n👍🏽', 1],
  ['one two\r\n\r\nthree four\r\n', 5, 'one\r\ntwo\r\n\r\nthree\r\nfour\r\n', 2],
  ['          ', 5, '          ', 0],
  ['short ', 8, 'short ', 0],
])('%j wrapped at %i becomes %j', async (before, wrap, after, count) => {
  const { text, changes } = await run(before, { wrap })
  expect({ text, changes }).toEqual({ text: after, changes: [{ change: 'wrap', count }] })
})

test.each([
  ['a\nb', '> a;\n> b;', 2],
  ['a\n\nb\n', '> a;\n> ;\n> b;\n', 3],
  ['a\r\nb', '> a;\r\n> b;', 2],
  ['', '', 0],
])('%j with a prefix and a suffix becomes %j', async (before, after, count) => {
  const { text, changes } = await run(before, { prefix: '> ', suffix: ';' })
  expect(text).toBe(after)
  expect(changes).toEqual([
    { change: 'prefix', count },
    { change: 'suffix', count },
  ])
})

test.each([
  ['a,b, c', 'a\nb\n c', 2],
  ['a\r\nb,c', 'a\r\nb\r\nc', 1],
  [',', '\n', 1],
  ['a$&.b', 'a$&.b', 0],
  ['', '', 0],
])('%j split at a comma becomes %j', async (before, after, count) => {
  const { text, changes } = await run(before, { split: ',' })
  expect({ text, changes }).toEqual({ text: after, changes: [{ change: 'split', count }] })
})

test.each([
  ['a\nb\n\nc', 'a, b, , c', 3],
  ['a\r\nb\r\n', 'a, b\r\n', 1],
  ['a\n', 'a\n', 0],
  ['a', 'a', 0],
  ['', '', 0],
])('%j joined with a comma becomes %j', async (before, after, count) => {
  const { text, changes } = await run(before, { joinWith: ', ' })
  expect({ text, changes }).toEqual({ text: after, changes: [{ change: 'joinWith', count }] })
})

test('a separator is taken literally', async () => {
  expect((await run('a.b$&c', { split: '.' })).text).toBe('a\nb$&c')
  expect((await run('a\nb', { joinWith: '$&' })).text).toBe('a$&b')
})

test('a prefix is inserted literally', async () => {
  expect((await run('a\nb', { prefix: '$&$1' })).text).toBe('$&$1a\n$&$1b')
})

test('a result that would be too long is refused', async () => {
  await expect(run('\n'.repeat(100_000), { prefix: 'x'.repeat(1000) })).rejects.toThrow(
    'The result would be longer than 34 million characters. Try a shorter prefix or suffix.',
  )
  await expect(run('\n'.repeat(100_000), { joinWith: 'x'.repeat(1000) })).rejects.toThrow('Try a shorter separator.')
})

const pdf = [
  'The oﬃce man\u00ad',
  'ager was sure that the con-',
  'tract, all 12\u00a0pages  of it,',
  'had been signed.\u200b',
  '\u200b',
  '“Nobody” could ﬁnd it.',
].join('\r\n')

test('a text from a PDF becomes plain paragraphs', async () => {
  const { text, changes } = await run(pdf, { mode: 'pdf', quotes: true, blankLines: true, wrap: 40, prefix: '> ' })
  expect(text.split('\r\n')).toEqual([
    '> The office manager was sure that the',
    '> contract, all 12 pages of it, had been',
    '> signed.',
    '> "Nobody" could find it.',
  ])
  expect(describeChanges(changes)).toBe(
    'Joined 3 line breaks, removed 3 invisible characters, 1 run of extra spaces and 1 blank line, split 2 ligatures, ' +
      'simplified 2 quotes and dashes, added 2 line breaks and 4 line prefixes',
  )
})

test('the PDF button splits ligatures, and leaves other characters alone', async () => {
  expect((await run('oﬃce ﬁnd ﬂy ﬀ ﬄ ﬅ ﬆ m² ½ ™ æ', { mode: 'pdf' })).text).toBe(
    'office find fly ff ffl st st m² ½ ™ æ',
  )
})

describe('changes work together', () => {
  test('on a list that is split, cleaned, quoted and joined', async () => {
    const options = { split: ';', spaces: true, blankLines: true, prefix: '"', suffix: '"', joinWith: ',' }
    expect((await run('a b ; c;;d;\n', options)).text).toBe('"a b","c","d"\n')
  })

  test.each<[string, readonly Change[], string]>([
    ['con-\ntract\nis\n\nhere', ['join'], 'contract is\n\nhere'],
    [
      'We examine how a text behaves that is cop-\nied from a narrow column and later past-\n' +
        'ed into another program. The results sug-\ngest that few people notice broken lines.\n' +
        'All of them remove the hyphens by hand.\nNobody likes it.',
      ['join'],
      'We examine how a text behaves that is copied from a narrow column and later pasted into another program. ' +
        'The results suggest that few people notice broken lines. All of them remove the hyphens by hand. ' +
        'Nobody likes it.',
    ],
    ['con\u00ad\r\ntract\r\n\u200b\r\nhere', ['join', 'invisible'], 'contract\r\n\r\nhere'],
    [
      'from 2019–\n2020, Paris–\nLondon and/\nor by sea – \nor air',
      ['join'],
      'from 2019–2020, Paris–London and/or by sea – or air',
    ],
    ['a\nb\n\nc\nd', ['join', 'blankLines'], 'a b\nc d'],
    ['a\nb\n\nc', ['join', 'oneLine'], 'a b c'],
    ['<b>&lt;i&gt;</b>&#10;x', ['tags', 'join'], '<i> x'],
    ['<p>• &eacute;</p>', ['tags', 'markdown', 'accents'], 'e'],
    ['a\n★\nb', ['special', 'blankLines'], 'a\nb'],
    ['a\n \n \nb', ['spaces', 'breaks'], 'a\n\nb'],
    ['> a\n> b\n>\n> - c\n> d', ['markdown', 'join'], 'a b\n\nc d'],
  ])('%j with %j becomes %j', async (before, changes, after) => {
    expect(await clean(before, ...changes)).toBe(after)
  })
})

test('every option except the mode is a step', () => {
  expect(steps.map(([change]) => change).toSorted()).toEqual(
    ['ligatures', ...Object.keys(tool.options).filter((name) => name !== 'mode')].toSorted(),
  )
})

test.each(['spaces', 'breaks', 'special', 'all', 'web'] as const)(
  'the mode %s is the same as its changes',
  async (mode) => {
    const text = ' <b>a</b>  “b”\u200b ★\n\n\n\nc '
    expect(await run(text, { mode })).toEqual(
      await run(text, Object.fromEntries(presets[mode].map((change) => [change, true]))),
    )
  },
)

test('a mode and other changes are combined', async () => {
  expect((await run('a  b\nc', { mode: 'spaces', join: true })).text).toBe('a b c')
})

test('counts are described', () => {
  expect(describeChanges([])).toBe('Nothing to change')
  expect(describeChanges([{ change: 'join', count: 0 }])).toBe('Nothing to change')
  expect(describeChanges([{ change: 'join', count: 12 }])).toBe('Joined 12 line breaks')
  expect(
    describeChanges([
      { change: 'tags', count: 1 },
      { change: 'join', count: 0 },
      { change: 'quotes', count: 1234 },
    ]),
  ).toBe('Removed 1 HTML tag or entity, simplified 1,234 quotes and dashes')
})

const fragments = [
  ...Array.from('aAbé7 .-–—’“•*&;<>\n\n\n\r\t\u00a0\u00ad\u200b\u0301\u2028世界ﬁß'),
  ...[
    '\r\n',
    ' \n',
    '-\n',
    '1. ',
    '• ',
    '- ',
    '&amp;',
    '&lt',
    '&#65;',
    '<b>',
    '</p>',
    '👩‍👩‍👧',
    '👍🏽',
    '\ud83d',
    '\ude00',
    'word',
  ],
]
const loneSurrogate = /\p{Surrogate}/u
const anyText = fc.string({ unit: fc.constantFrom(...fragments), maxLength: 40 })
const singleChanges = steps.map(([change]) => change).filter((change) => change !== 'ligatures')
const anyChanges = fc.subarray(
  singleChanges.filter((change) => !['wrap', 'prefix', 'suffix', 'split', 'joinWith'].includes(change)),
)

describe('properties', () => {
  test.each<Change>(['join', 'oneLine', 'blankLines', 'accents', 'quotes', 'emoji', 'special', 'invisible'])(
    '%s: a second run changes nothing',
    async (change) => {
      await fc.assert(
        fc.asyncProperty(anyText, async (text) => {
          // What is removed between two halves of a character would make them one.
          fc.pre(!loneSurrogate.test(text))
          const once = await clean(text, change)
          expect(await clean(once, change)).toBe(once)
        }),
      )
    },
  )

  test('wrap: a second run changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, fc.integer({ min: 1, max: 12 }), async (text, wrap) => {
        const once = (await run(text, { wrap })).text
        expect((await run(once, { wrap })).text).toBe(once)
      }),
    )
  })

  test('join, oneLine, blankLines and wrap change only whitespace and hyphens at line ends', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyText,
        fc.subarray<Change>(['join', 'oneLine', 'blankLines', 'wrap']),
        async (text, changes) => {
          const options = Object.fromEntries(changes.map((change) => [change, change === 'wrap' ? 10 : true]))
          // A hyphen that divides a word at the end of a line goes with the line break.
          const solid = (lines: string) => lines.replace(/[\s\u00ad-]/g, '')
          expect(solid((await run(text, options)).text)).toBe(solid(text))
        },
      ),
    )
  })

  test('join: keeps the number of paragraphs', async () => {
    const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '').length
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const lines = text.replace(/\r\n?/g, '\n')
        expect(paragraphs(await clean(lines, 'join'))).toBe(paragraphs(lines))
      }),
    )
  })

  test('oneLine: leaves no line break', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        expect(await clean(text, 'oneLine')).not.toMatch(/[\r\n]/)
      }),
    )
  })

  test('numbering blank lines changes nothing', async () => {
    expect((await run('\n\r\n', { numbers: true })).text).toBe('\n\r\n')
  })

  test('a count of 0 means that the text is unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, fc.constantFrom(...singleChanges), async (text, change) => {
        const values = new Map<Change, number | string>([
          ['wrap', 5],
          ['prefix', '> '],
          ['suffix', ';'],
          ['split', 'a'],
          ['joinWith', ', '],
        ])
        const { text: cleaned, changes } = await run(text, { [change]: values.get(change) ?? true })
        if (cleaned !== text) expect(changes[0]?.count).toBeGreaterThan(0)
        else expect(changes.map(({ count }) => count)).toEqual([0])
      }),
    )
  })

  test('any changes together: the text of each line is cleaned the same with CR LF', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyChanges, async (text, changes) => {
        const lines = text.replace(/\r\n?/g, '\n')
        const cleaned = await clean(lines.replaceAll('\n', '\r\n'), ...changes)
        expect(cleaned.replaceAll('\r\n', '\n')).toBe(await clean(lines, ...changes))
      }),
    )
  })
})
