import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/input-error.ts'
import { initialOptions, type OptionValues } from '#core/options.ts'
import { attempt } from '#run/attempt.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { engine, type Replaced } from './engine.ts'
import { staysInLine } from './replace-stream.ts'
import { tool } from './tool.ts'

const { raw } = String

type Options = Partial<OptionValues<typeof tool.options>>

function run(text: string, options: Options, progress = (): void => undefined): Replaced {
  return engine.run(
    { text },
    { ...initialOptions(tool.options), ...options },
    createEngineContext({ progress }),
  ) as Replaced
}

function replace(text: string, find: string, replacement: string, options: Options = {}): [string | undefined, number] {
  const replaced = run(text, { find, replace: replacement, ...options })
  return [replaced.text, replaced.count]
}

/** Runs the engine on a stream. The chunk lengths are taken from the list, which is repeated as often as needed. */
async function stream(text: string, options: Options, lengths: readonly number[] = [1]): Promise<Replaced> {
  async function* cut() {
    const bytes = new TextEncoder().encode(text)
    for (let start = 0, index = 0; start < bytes.length; index++) {
      const end = start + (lengths[index % lengths.length] ?? 1)
      yield await Promise.resolve(bytes.subarray(start, end))
      start = end
    }
  }
  const chunks: Uint8Array[] = []
  const stepping = engine.stream?.(cut(), { ...initialOptions(tool.options), ...options }, createEngineContext())
  for (;;) {
    const step = await stepping?.next()
    if (step?.done !== false) {
      const result = step?.value as Replaced
      return options.preview ? result : { ...result, text: Buffer.concat(chunks).toString() }
    }
    chunks.push(Buffer.from(step.value))
  }
}

function find(text: string, options: Options): string[] {
  return (run(text, { preview: true, ...options }).matches ?? []).map(({ start, end }) => text.slice(start, end))
}

test.each([
  ['He said "quotes"', '“quotes”', {}, { text: '"quotes"', differsIn: 'quotes' }],
  ['It’s Ann’s', "ann's", {}, { text: 'Ann’s', differsIn: 'quotes' }],
  ['a\u00a0b', 'a b', {}, { text: 'a\u00a0b', differsIn: 'spaces' }],
  ['1–2 (a)', '1-2 (a)', {}, { text: '1–2 (a)', differsIn: 'dashes' }],
  ['1–2\n3', raw`1-2\n3`, { escapes: true }, { text: '1–2\n3', differsIn: 'dashes' }],
  ["don't, don’t", "don't", {}, { text: 'don’t', differsIn: 'quotes' }],
  ["It's Ann’s", "'", {}, undefined],
  ['It’s', "it's", { caseSensitive: true }, undefined],
  ['a\u00a0bc', 'a b', { wholeWord: true }, undefined],
  ['a\u00a0b', 'a b', { regex: true }, undefined],
  ['a b', 'a b', {}, undefined],
  ['xyz', 'a.c', {}, undefined],
])('%j searched for %j with %j finds the similar text %j', (text, find, options, similar) => {
  expect(run(text, { preview: true, find, ...options }).similar).toEqual(similar)
})

test.each([
  ['room 12', raw`\d+`, {}, true],
  ['room 12', '[0-9]+', {}, true],
  ['2024-01-01', '^2024', {}, true],
  ['axe', '(a|x)', {}, true],
  ['12 [0-9]', '[0-9]', {}, undefined],
  ['room', raw`\d+`, {}, undefined],
  ['what', 'what?', {}, undefined],
  ['room 12', '[0-9]+(', {}, undefined],
  ['aaa', '(a+)+b|a+', {}, undefined],
  ['room 12', raw`\d+`, { regex: true }, undefined],
])('%j searched for %j with %j offers a regular expression: %j', (text, find, options, regex) => {
  expect(run(text, { preview: true, find, ...options }).offer?.changes.regex).toBe(regex)
})

function inputErrorOf(work: () => unknown): InputError {
  try {
    work()
  } catch (error) {
    if (error instanceof InputError) return error
    throw error
  }
  throw new Error('expected an InputError')
}

describe('literal text', () => {
  test.each([
    ['', 'a', 'b', '', 0],
    ['banana', 'a', 'o', 'bonono', 3],
    ['banana', 'ana', '-', 'b-na', 1],
    ['aaaa', 'aa', 'a', 'aa', 2],
    ['banana', 'an', '', 'ba', 2],
    ['a.b*c', '.', '!', 'a!b*c', 1],
    ['a.b*c', 'b*', '!', 'a.!c', 1],
    ['1+1=2 (yes)', '(YES)', '[no]', '1+1=2 [no]', 1],
    [String.raw`C:\new`, String.raw`\n`, '/N', 'C:/New', 1],
    ['a/b', '/', '//', 'a//b', 1],
    ['constructor __proto__', '__proto__', 'x', 'constructor x', 1],
    ['a\r\nb', '\r\n', '\n', 'a\nb', 1],
    ['10\u00a0km', '\u00a0', ' ', '10 km', 1],
    ['👩‍👩‍👧 👩', '👩', 'x', 'x‍x‍👧 x', 3],
    ['吾輩は猫である', '猫', '犬', '吾輩は犬である', 1],
    ['สวัสดีครับ', 'ครับ', 'ค่ะ', 'สวัสดีค่ะ', 1],
    ['שלום עולם', 'עולם', 'لكم', 'שלום لكم', 1],
  ])('in %j, replacing %j with %j gives %j', (text, what, by, expected, count) => {
    expect(replace(text, what, by)).toEqual([expected, count])
  })

  test.each(['$&', '$1', '$$', '$`', "$'", '$<a>', String.raw`\n`, '$'])(
    'inserts the replacement %j literally',
    (by) => {
      expect(replace('one two', 'one', by)[0]).toBe(`${by} two`)
    },
  )

  test('does not match half of a character', () => {
    expect(replace('😀', '\ud83d', 'x', { caseSensitive: true })).toEqual(['😀', 0])
    expect(replace('a\ud83d A\ud83d', 'A\ud83d', 'x', { caseSensitive: true })).toEqual(['a\ud83d x', 1])
  })
})

describe('ignore case', () => {
  test.each([
    ['Café CAFÉ café', 'café', 3],
    ['ΟΔΟΣ οδος οδοσ', 'οδος', 3],
    ['Straße STRAẞE', 'STRAẞE', 2],
    ['Москва МОСКВА', 'москва', 2],
    ['𐐀𐐨', '𐐀', 2],
    ['ÅÅå', 'å', 3],
    // Each character matches exactly one character. No letter matches two letters, and there are no language-specific
    // rules.
    ['STRASSE', 'straße', 0],
    ['İstanbul istanbul Istanbul', 'istanbul', 2],
    ['ısı ISI isi', 'isi', 2],
    ['İİ', 'i', 0],
    ['İ i̇', 'İ', 1],
    ['e é', 'é', 1],
  ])('%j contains %j %i times', (text, what, count) => {
    expect(run(text, { find: what }).count).toBe(count)
  })

  test('letters that become longer in lowercase do not shift matches', () => {
    expect(replace('İİİ Word ẞ word', 'WORD', '-')).toEqual(['İİİ - ẞ -', 2])
  })

  test.each([
    ['Word word', 'word', 1],
    ['ΟΔΟΣ οδος', 'οδος', 1],
  ])('with match case, %j contains %j %i time', (text, what, count) => {
    expect(run(text, { find: what, caseSensitive: true }).count).toBe(count)
  })
})

describe('whole words', () => {
  test.each([
    ['Ann, ANN’s, annual, Joann', 'ann', '-', '-, -’s, annual, Joann'],
    ['naïve naïf', 'na', '-', 'naïve naïf'],
    ['Éva Évariste', 'éva', '-', '- Évariste'],
    // A combining mark is part of the word: this is café with a combining accent.
    ['cafe\u0301 cafe', 'cafe', '-', 'cafe\u0301 -'],
    ['मैं हिंदी में', 'मैं', '-', '- हिंदी में'],
    ['می‌خواهم می', 'می', '-', 'می‌خواهم -'],
    ['מים המים', 'מים', '-', '- המים'],
    ['route 66, 660', '66', '-', 'route -, 660'],
    ['asp.net .net', '.net', '-', 'asp- -'],
    ['C++ C', 'c', '-', '-++ -'],
    // The first candidate is not a whole word, and the match overlaps it.
    ['xa a a', 'a a', '-', 'xa -'],
    ['𝒳a𝒳 𝒳', '𝒳', '-', '𝒳a𝒳 -'],
    ['🎉party🎉 party', 'party', '-', '🎉-🎉 -'],
    ['_old_ old', 'old', '-', '_-_ -'],
  ])('in %j, replacing %j with %j gives %j', (text, what, by, expected) => {
    expect(replace(text, what, by, { wholeWord: true })[0]).toBe(expected)
  })

  test.each([
    ['cat concat cats', 'c.t', ['cat']],
    ['ab abc b', 'a|b', ['b']],
    // If the shortest match ends inside a word, a longer one is tried.
    ['aaa', 'a+?', ['aaa']],
    ['Zoë zo', 'zo', ['zo']],
    // There is no match inside the surrogate pair.
    ['a𐐀', '(?:)', ['', '']],
  ])('in %j, /%s/ matches %j', (text, pattern, matches) => {
    expect(find(text, { find: pattern, regex: true, wholeWord: true })).toEqual(matches)
  })
})

describe('a regular expression', () => {
  test.each([
    ['Ada Lovelace', String.raw`(\w+) (\w+)`, '$2, $1', 'Lovelace, Ada'],
    ['a-b', '(?<x>a)-(?<y>b)', '$<y>-$<x>', 'b-a'],
    ['aa', 'a', '[$&]', '[a][a]'],
    ['a', 'a', '$$1', '$1'],
    ['abc', 'b', "<$`|$'>", 'a<a|c>c'],
    ['a', '(a)(b)?', '$2$1$3', 'a$3'],
    ['x y', ' ', String.raw`\n`, 'x\ny'],
    ['x y', ' ', String.raw`\t\\n`, 'x\t\\ny'],
    ['ab', '', '-', undefined],
    ['ab', '(?:)', '-', '-a-b-'],
    ['a😀', '(?:)', '-', '-a-😀-'],
    ['😀', '.', 'x', 'x'],
    ['Zoë ZOË', String.raw`\p{Lu}\p{L}+`, 'x', 'x x'],
    ['one\ntwo', '^', '> ', '> one\n> two'],
    ['one\ntwo', '$', ';', 'one;\ntwo;'],
    // There is no line between CR and LF.
    ['one\r\ntwo', '^', '> ', '> one\r\n> two'],
    ['one\r\ntwo', '$', ';', 'one;\r\ntwo;'],
  ])('in %j, replacing /%s/ with %j gives %j', (text, pattern, by, expected) => {
    if (expected === undefined) expect(() => replace(text, pattern, by, { regex: true })).toThrow(InputError)
    else expect(replace(text, pattern, by, { regex: true })[0]).toBe(expected)
  })

  test('ignores case unless match case is on', () => {
    expect(find('Ab ab', { find: 'a.', regex: true })).toEqual(['Ab', 'ab'])
    expect(find('Ab ab', { find: 'a.', regex: true, caseSensitive: true })).toEqual(['ab'])
  })

  test.each([
    ['(', 'Unterminated group'],
    ['a)(b', "Unmatched ')'"],
    ['*', 'Nothing to repeat'],
    [String.raw`\-`, 'Invalid escape'],
  ])('rejects /%s/: %s', (pattern, reason) => {
    for (const wholeWord of [false, true]) {
      const error = inputErrorOf(() => run('text', { find: pattern, regex: true, wholeWord }))
      expect(error.message).toBe('Invalid regex pattern')
      expect(error.detail).toBe(reason)
    }
  })

  test('is the only kind of search with a time limit', () => {
    expect(tool.timeLimitWhen).toEqual({ regex: true })
  })
})

describe('lines with a match', () => {
  const log = 'INFO a\r\nERROR b\r\n\r\nerror c\r\n'

  test.each<[Options, string, number]>([
    [{ mode: 'keepLines', find: 'error' }, 'ERROR b\r\nerror c\r\n', 2],
    [{ mode: 'removeLines', find: 'error' }, 'INFO a\r\n\r\n', 2],
    [{ mode: 'removeLines', find: 'error', caseSensitive: true }, 'INFO a\r\nERROR b\r\n\r\n', 1],
    [{ mode: 'removeLines', find: 'err', wholeWord: true }, log, 0],
    [{ mode: 'removeLines', find: '.' }, log, 0],
    [{ mode: 'removeLines', find: '^$', regex: true }, 'INFO a\r\nERROR b\r\nerror c\r\n', 1],
    [{ mode: 'keepLines', find: '[ab]$', regex: true }, 'INFO a\r\nERROR b\r\n', 2],
    [{ mode: 'keepLines', find: String.raw`a\s+E`, regex: true }, '', 0],
    [{ mode: 'keepLines', find: 'none' }, '', 0],
    [{ mode: 'keepLines', find: 'c', replace: 'ignored' }, 'error c\r\n', 1],
  ])('%j', async (options, text, count) => {
    expect(run(log, options)).toEqual({ text, count })
    for (const lengths of [[1], [7], [1000]]) expect(await stream(log, options, lengths)).toEqual({ text, count })
  })

  test('if the last line is removed, so is the line break before it', () => {
    expect(run('a\nb', { mode: 'removeLines', find: 'b' }).text).toBe('a')
  })

  test('a preview still lists the matches', () => {
    expect(run(log, { mode: 'keepLines', find: 'error', preview: true })).toEqual(
      run(log, { find: 'error', preview: true }),
    )
  })

  test('rejects an invalid pattern', () => {
    const { message } = inputErrorOf(() => run('', { mode: 'keepLines', find: '(', regex: true }))
    expect(message).toBe('Invalid regex pattern')
  })
})

test.each([
  [raw`(\w+) (\w+)`, raw`\U$1\E $2`, 'MARIE curie'],
  [raw`\b\w`, raw`\u$&`, 'Marie Curie'],
  [raw`(\w+) (\w+)`, raw`\L\u$2, \u\L$1\E!`, 'Curie, Marie!'],
  [raw`marie`, raw`\\U$&\n`, '\\Umarie\n curie'],
  [raw`(x)?marie`, raw`\u$1$&`, 'Marie curie'],
  [raw`(x)?(marie)`, raw`\u$1\E$2`, 'Marie curie'],
])('the replacement of %s by %s changes case', (find, replacement, expected) => {
  expect(replace('marie curie', find, replacement, { regex: true })[0]).toBe(expected)
})

test.each([false, true])('rejects an empty search (regular expression: %s)', (regex) => {
  expect(inputErrorOf(() => run('text', { regex })).message).toBe('Please enter text to find')
})

test('rejects a result that is too large for a browser tab', () => {
  const error = inputErrorOf(() => replace('a'.repeat(1000), 'a', 'x'.repeat(1_000_000)))
  expect(error.message).toBe('The result would be longer than 250 million characters. Try a shorter replacement.')
})

test('finds text that is longer than the maximum pattern length', () => {
  const longest = '😀b'.repeat(50_000)
  expect(replace(`${longest.toUpperCase()}!`, longest, 'x')).toEqual(['x!', 1])
  const long = longest.slice(0, 6000)
  expect(replace(`${long.slice(3)}a${long}`, long, 'x')).toEqual([`${long.slice(3)}ax`, 1])
})

test('a preview lists the first matches and counts all of them', () => {
  expect(run('banana', { find: 'AN', preview: true, limit: 1 })).toEqual({ count: 2, matches: [{ start: 1, end: 3 }] })
  expect(engine.print(run('banana', { find: 'an', preview: true }))).toBe('2')
})

test('reports progress', () => {
  const reports: number[] = []
  run('a'.repeat(250_000), { find: 'a' }, (done?: number) => {
    reports.push(done ?? 0)
  })
  expect(reports).toEqual([100_000, 200_000])
})

describe('any text', () => {
  const units = [
    'a',
    'A',
    'b',
    ' ',
    '.',
    '$',
    'é',
    'É',
    'σ',
    'ς',
    'Σ',
    'İ',
    'ı',
    'ß',
    'ẞ',
    '\n',
    '\r',
    '\u0301',
    '😀',
    '\ud83d',
  ]
  const texts = fc.string({ unit: fc.constantFrom(...units), maxLength: 20 })
  const needles = fc.string({ unit: fc.constantFrom(...units), minLength: 1, maxLength: 3 })

  test('with match case, gives the same result as splitting and joining', () => {
    fc.assert(
      fc.property(texts, needles, texts, (text, what, by) => {
        // Lone surrogates are not found inside surrogate pairs.
        fc.pre(!/\p{Cs}/u.test(what))
        const chunks = text.split(what)
        expect(replace(text, what, by, { caseSensitive: true })).toEqual([chunks.join(by), chunks.length - 1])
      }),
    )
  })

  test('matches differ from the search text only in case, and the rest of the text does not change', () => {
    fc.assert(
      fc.property(texts, needles, texts, fc.boolean(), (text, what, by, wholeWord) => {
        const { matches = [], count } = run(text, { find: what, wholeWord, preview: true })
        let rebuilt = ''
        let end = 0
        for (const match of matches) {
          expect(match.start).toBeGreaterThanOrEqual(end)
          expect(match.end - match.start).toBe(what.length)
          const fold = (string: string) => string.replaceAll('ς', 'σ').toLowerCase().replaceAll('ς', 'σ')
          expect(fold(text.slice(match.start, match.end))).toBe(fold(what))
          rebuilt += text.slice(end, match.start) + by
          end = match.end
        }
        expect(count).toBe(matches.length)
        expect(replace(text, what, by, { wholeWord })).toEqual([rebuilt + text.slice(end), count])
      }),
    )
  })

  test('contains no more matches after replacing with text that cannot match', () => {
    fc.assert(
      fc.property(texts, needles, (text, what) => {
        const [replaced = ''] = replace(text, what, '\u0000')
        expect(run(replaced, { find: what }).count).toBe(0)
      }),
    )
  })

  test('replaces a pattern like String.replace', () => {
    const patterns = fc.constantFrom(
      'a',
      '(a)|b',
      '.',
      String.raw`\s`,
      '(?<x>[^a])',
      'a*',
      '(?:)',
      '[aé]+?',
      '^.',
      '.$',
    )
    const parts = fc.constantFrom('$', '$$', '$&', '$`', "$'", '$1', '$<x>', 'x', '1')
    const replacements = fc.array(parts, { maxLength: 4 }).map((chosen) => chosen.join(''))
    fc.assert(
      fc.property(texts, patterns, replacements, (text, pattern, by) => {
        fc.pre(!text.includes('\r\n'))
        const expected = text.replace(new RegExp(pattern, 'gimu'), by)
        expect(replace(text, pattern, by, { regex: true })[0]).toBe(expected)
      }),
    )
  })
})

test('case-insensitive patterns match only characters of the same length', () => {
  const others = new Map<number, string>([
    [1, ''],
    [2, ''],
  ])
  const cased: string[] = []
  for (let point = 0x80; point <= 0x1ffff; point++) {
    const character = String.fromCodePoint(point)
    if (character.toLowerCase() === character.toUpperCase()) continue
    cased.push(character)
    others.set(3 - character.length, `${others.get(3 - character.length) ?? ''}${character}`)
  }
  expect(cased.length).toBeGreaterThan(2500)
  for (const character of cased)
    expect(new RegExp(character, 'iu').test(others.get(character.length) ?? '')).toBe(false)
})

describe('long text', () => {
  const line = 'That İ is THAT, and ſo is “tHat”: $& of ss.\n'
  const times = 30_000

  test.each([
    ['that', 'which', {}],
    ['that', 'whiſ', {}],
    ['that', '', {}],
    ['that', '$&$1$$', {}],
    ['That', 'which', { caseSensitive: true }],
    ['That', 'This', { caseSensitive: true }],
    ['$&', '$&$&', { caseSensitive: true }],
    ['ss', 'ß', {}],
    ['so', 'thus', {}],
    ['i', 'I', {}],
    ['.', '!', {}],
    ['\n', ' ', {}],
    ['nowhere', 'x', {}],
    ['a', 'x'.repeat(40), {}],
    ['that', 'which', { wholeWord: true }],
  ])('replaces %j with %j in the same way as in a single line', (find, replacement, options) => {
    const [text, count] = replace(line, find, replacement, options)
    expect(replace(line.repeat(times), find, replacement, options)).toEqual([text?.repeat(times), count * times])
  })

  test.each([
    ['few matches', `${'x'.repeat(998)}a\n`, 9000],
    ['many matches', 'abaXa\n', 70_000],
  ])('replaces %s and returns the result in chunks', (_, repeated, lines) => {
    const text = repeated.repeat(lines)
    for (const by of ['', 'ß', '語語']) {
      const [replaced, count] = replace(text, 'a', by, { caseSensitive: true })
      expect(replaced === repeated.replaceAll('a', by).repeat(lines)).toBe(true)
      expect(count).toBe((repeated.split('a').length - 1) * lines)
    }
  })

  test('finds text that starts with a frequent letter', () => {
    const line = `${'teeth these eat '.repeat(60)}eqeqe, eqet eq te\n`
    const lines = 9000
    for (const by of ['', 'eqe', '$&語']) {
      const [replaced, count] = replace(line.repeat(lines), 'eqe', by, { caseSensitive: true })
      expect(replaced === line.replaceAll('eqe', () => by).repeat(lines)).toBe(true)
      expect(count).toBe(2 * lines)
    }
    const previewed = run(line.repeat(lines), { find: 'eqe', caseSensitive: true, preview: true, limit: 1 })
    expect(previewed).toEqual({ count: 2 * lines, matches: [{ start: 960, end: 963 }] })
  })

  test('rejects a result that is too large', () => {
    const found = 'that '.repeat(40)
    const error = inputErrorOf(() =>
      replace(`${found}\n`.repeat(160_000), found, found.repeat(8), { caseSensitive: true }),
    )
    expect(error.message).toBe('The result would be longer than 250 million characters. Try a shorter replacement.')
  })
})

describe('stream', () => {
  // Chunks may end inside characters of two to four bytes, surrogate pairs, line breaks, words and matches.
  const units = [
    'a',
    'A',
    'b',
    'ab',
    ' ',
    '.',
    '-',
    'é',
    'É',
    'e\u0301',
    'σ',
    'ς',
    'Σ',
    'İ',
    'ß',
    '\n',
    '\r',
    '\r\n',
    '\u2028',
    '😀',
    '𐐀',
    '𐐨',
    '漢',
  ]
  const texts = fc.string({ unit: fc.constantFrom(...units), maxLength: 40 })
  const needles = fc.string({ unit: fc.constantFrom(...units), minLength: 1, maxLength: 4 })
  const lengths = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 })
  const flags = fc.record({
    caseSensitive: fc.boolean(),
    wholeWord: fc.boolean(),
    preview: fc.boolean(),
    limit: fc.nat(5),
  })

  test('replaces literal text in the same way as in the whole text, wherever the text is split', async () => {
    await fc.assert(
      fc.asyncProperty(texts, needles, texts, flags, lengths, async (text, what, by, flags, lengths) => {
        const options = { ...flags, find: what, replace: by }
        expect(await stream(text, options, lengths)).toEqual(run(text, options))
      }),
    )
  })

  test('replaces a pattern in the same way as in the whole text', async () => {
    const withinLine = [
      'a',
      '(a)|b',
      '.',
      '.*',
      '^',
      '$',
      '^.',
      '.$',
      '(?:)',
      '[aé]+?',
      '(?<=b)a',
      'a(?!b)',
      String.raw`\b`,
      String.raw`\B.`,
    ]
    const acrossLines = [
      String.raw`\s+`,
      '[^a]+',
      String.raw`\n`,
      String.raw`a\W`,
      '(?<=\\s)a',
      '(?!\\n)$',
      '(?s:a.)',
      '(?-m:^)a',
    ]
    const others = ['(?<x>a)\\k<x>', String.raw`\r`, String.raw`\p{L}+`, '(a)(.)?', String.raw`(.)\1`]
    const patterns = fc.constantFrom(...withinLine, ...acrossLines, ...others)
    const parts = fc.constantFrom('$$', '$&', '$`', "$'", '$1', '$<x>', 'x', String.raw`\n`)
    const replacements = fc.array(parts, { maxLength: 3 }).map((chosen) => chosen.join(''))
    await fc.assert(
      fc.asyncProperty(texts, patterns, replacements, flags, lengths, async (text, pattern, by, flags, lengths) => {
        const options = { ...flags, find: pattern, replace: by, regex: true }
        const whole = await attempt(() => run(text, options))
        expect(await attempt(() => stream(text, options, lengths))).toEqual(whole)
      }),
    )
  })

  test('finds text that is longer than the chunks', async () => {
    const long = '😀b'.repeat(3000)
    const text = `${long.slice(3)}a${long.toUpperCase()}!${long}`
    expect(await stream(text, { find: long, replace: 'x' }, [1000])).toEqual(run(text, { find: long, replace: 'x' }))
  })

  test('yields a long output in chunks', async () => {
    const chunks: number[] = []
    async function* once() {
      yield await Promise.resolve(new TextEncoder().encode('a'.repeat(1000)))
    }
    const options = { ...initialOptions(tool.options), find: 'a', replace: 'x'.repeat(1_000_000) }
    for await (const chunk of engine.stream?.(once(), options, createEngineContext()) ?? []) chunks.push(chunk.length)
    expect(Math.max(...chunks)).toBeLessThan(3_000_000)
    expect(chunks.reduce((sum, length) => sum + length)).toBe(1000 * 1_000_000)
  })

  test('rejects an empty search and an invalid pattern', async () => {
    await expect(stream('a', {})).rejects.toThrow('Please enter text to find')
    await expect(stream('a', { find: '(', regex: true })).rejects.toThrow('Invalid regex pattern')
  })

  const chunk = new Uint8Array(10_000_000).fill(0x61)
  async function* endlessLine() {
    for (;;) yield await Promise.resolve(chunk)
  }

  test.each([
    ['a line too long for a pattern', { find: 'b' }, 'A line in this file is too long for a regular expression'],
    ['a pattern that may cross lines', { find: String.raw`b\s` }, 'This file is too large for this regular expression'],
    [
      'a replacement with the text around a match',
      { find: 'b', replace: '$`' },
      'This file is too large for this regular expression',
    ],
  ])('rejects %s', async (_, given, message) => {
    const options = { ...initialOptions(tool.options), ...given, regex: true }
    await expect(engine.stream?.(endlessLine(), options, createEngineContext()).next()).rejects.toThrow(message)
  })
})

test.each([
  ['a', true],
  ['.*', true],
  [String.raw`^\d+\w\S$`, true],
  [String.raw`[^\n]`, true],
  [String.raw`[\t ]`, true],
  [String.raw`\r`, true],
  [String.raw`(a)\1(?<n>b)\k<n>`, true],
  [String.raw`\bword\b`, true],
  [String.raw`\B`, true],
  [String.raw`\\n`, true],
  [String.raw`\[n`, true],
  [String.raw`(?<=a)b(?!c)`, true],
  [String.raw`\p{L}`, true],
  [String.raw`\n`, false],
  ['\n', false],
  [String.raw`\s`, false],
  [String.raw`\W`, false],
  [String.raw`\D`, false],
  ['[^,]', false],
  [String.raw`[^\]]`, false],
  [String.raw`[\s]`, false],
  [String.raw`[\t-\r]`, false],
  [String.raw`\P{L}`, false],
  [String.raw`\p{Cc}`, false],
  [String.raw`\x0a`, false],
  [String.raw`\u000A`, false],
  [String.raw`\u{a}`, false],
  [String.raw`\cJ`, false],
  ['(?s:.)', false],
  ['(?-m:^)', false],
  [String.raw`a(?=\s)`, false],
])('staysInLine(/%s/) is %s', (pattern, stays) => {
  expect(staysInLine(pattern)).toBe(stays)
})

describe('escapes', () => {
  test.each([
    ['a\nb', String.raw`\n`, ', ', 'a, b'],
    ['a, b', ', ', String.raw`\n`, 'a\nb'],
    ['a\tb', String.raw`\t`, String.raw`\\t`, String.raw`a\tb`],
    [String.raw`C:\new`, String.raw`\\n`, '/n', 'C:/new'],
    ['a.b', '.', String.raw`$&\d`, String.raw`a$&\db`],
  ])('in %j, replacing %j with %j gives %j', (text, what, by, expected) => {
    expect(replace(text, what, by, { escapes: true })[0]).toBe(expected)
  })

  test('do not change a regular expression', () => {
    expect(replace('a\nb', String.raw`\n`, '-', { escapes: true, regex: true })[0]).toBe('a-b')
    expect(replace(String.raw`a\b`, String.raw`\\`, '-', { escapes: true, regex: true })[0]).toBe('a-b')
  })

  test('a line never contains a line break', () => {
    expect(run('a\nb', { mode: 'removeLines', find: String.raw`\n`, escapes: true }).text).toBe('a\nb')
  })
})

describe('a list of pairs', () => {
  const replacePairs = (text: string, pairs: string, options: Options = {}) =>
    run(text, { mode: 'pairs', pairs, ...options })

  test.each<[string, string, string, Options?]>([
    ['a b', 'a => b\nb => a', 'b a'],
    ['catalog cat', 'cat => dog\ncatalog => list', 'list dog'],
    ['aab', 'ab => x\naa => y', 'yb'],
    ['a b', ' a→b \n\n b =>', 'b '],
    ['a b', 'a => x => y', 'x => y b'],
    ['a, b', ', \t; ', 'a; b'],
    ['a a', 'a => 1\na => 2', '1 1'],
    ['cat cats', 'cat => dog', 'dog cats', { wholeWord: true }],
    ['A a', 'a => b', 'A b', { caseSensitive: true }],
    ['Color centre', 'color => colour\ncentre => center', 'Colour center', { preserveCase: true }],
    ['12 ab', String.raw`(\d)(\d) => $2$1` + '\n[a-z]+ => <$&>', '21 <ab>', { regex: true }],
    ['a\nb', String.raw`\n => ;`, 'a;b', { escapes: true }],
    ['$& a', 'a => $&', '$& $&'],
  ])('%j with %j gives %j', (text, pairs, expected, options) => {
    expect(replacePairs(text, pairs, options).text).toBe(expected)
  })

  test('says which line is not a pair', () => {
    expect(inputErrorOf(() => replacePairs('a', 'a => b\n\nc')).message).toBe('Line 3 of the list isn’t a pair')
  })

  test.each(['', '\n ', '=> b', '\tb'])('rejects the list %j, in which there is nothing to find', (pairs) => {
    expect(inputErrorOf(() => replacePairs('a', pairs)).message).toBe('Please enter text to find')
  })

  test('a preview lists the matches of all pairs in order', () => {
    expect(replacePairs('b a', 'a => b\nb => a', { preview: true }).matches).toEqual([
      { start: 0, end: 1 },
      { start: 2, end: 3 },
    ])
  })
})

test.each([
  ['color', 'colour', 'colour'],
  ['Color', 'colour', 'Colour'],
  ['COLOR', 'colour', 'COLOUR'],
  ['color', 'Colour', 'colour'],
  ['Color', 'COLOUR', 'Colour'],
  ['cOLOR', 'colour', 'colour'],
  ['cOLOR', 'Colour', 'Colour'],
  ['New York', 'los angeles', 'Los Angeles'],
  ['New york', 'los angeles', 'Los angeles'],
  ['NEW YORK', 'paris', 'PARIS'],
  ['Smith', 'McDonald', 'McDonald'],
  ['I', 'we', 'We'],
  ['42', 'Colour', 'Colour'],
  ['Élan', 'état', 'État'],
  ['ΟΔΟΣ', 'λεωφόρος', 'ΛΕΩΦΌΡΟΣ'],
  ['Color', '', ''],
])('replaced in the case of %j, %j becomes %j', (found, by, expected) => {
  expect(replace(`x ${found} y`, found, by, { preserveCase: true })[0]).toBe(`x ${expected} y`)
})

test('keeps the case after inserting groups', () => {
  expect(replace('AB-CD ab-cd', '(ab)-(cd)', '$2-$1', { regex: true, preserveCase: true })[0]).toBe('CD-AB cd-ab')
})

describe('only the match at an index', () => {
  test.each([
    ['banana', 'an', 3, 'ban-a', 1],
    ['banana', 'an', 2, 'banana', 0],
    ['aaaa', 'aa', 2, 'aa-', 1],
    ['aaaa', 'aa', 0, '-aa', 1],
  ])('in %j, replacing %j at %i gives %j', async (text, what, at, expected, count) => {
    const options = { find: what, replace: '-', at }
    expect(run(text, options)).toEqual({ text: expected, count })
    expect(await stream(text, options, [2])).toEqual({ text: expected, count })
  })

  test('in a long text', () => {
    const text = 'ab\n'.repeat(400_000)
    const { text: replaced, count } = run(text, { find: 'ab', replace: 'x', at: 3 })
    expect(count).toBe(1)
    expect(replaced === `ab\nx\n${text.slice(6)}`).toBe(true)
  })
})

describe('pairs and case in any text', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'B', 'é', ' ', '\n', '😀', '$', '.'), maxLength: 30 })
  const needles = fc.string({ unit: fc.constantFrom('a', 'b', 'A', '.'), minLength: 1, maxLength: 3 })
  const pairs = fc.array(fc.tuple(needles, texts), { minLength: 1, maxLength: 4 })
  const flags = fc.record({ caseSensitive: fc.boolean(), wholeWord: fc.boolean(), preserveCase: fc.boolean() })
  const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 })

  test('only the matches change, each to the replacement of its pair', async () => {
    await fc.assert(
      fc.asyncProperty(texts, pairs, flags, lengths, async (text, chosen, chosenFlags, chunkLengths) => {
        const list = chosen.map(([what, by]) => [what, by.replaceAll('\n', '')] as const)
        const options = {
          mode: 'pairs' as const,
          pairs: list.map((pair) => pair.join('\t')).join('\n'),
          ...chosenFlags,
        }
        const { matches = [] } = run(text, { ...options, preview: true })
        const fold = (string: string) => string.toLowerCase()
        const asCompared = chosenFlags.caseSensitive ? String : fold
        let rebuilt = ''
        let end = 0
        for (const match of matches) {
          const found = asCompared(text.slice(match.start, match.end))
          const by = list.find(([what]) => asCompared(what) === found)?.[1] ?? 'none'
          expect(match.start).toBeGreaterThanOrEqual(end)
          rebuilt += text.slice(end, match.start) + (chosenFlags.preserveCase ? fold(by) : by)
          end = match.end
        }
        rebuilt += text.slice(end)
        const result = run(text, options)
        if (chosenFlags.preserveCase) expect(fold(result.text ?? '')).toBe(fold(rebuilt))
        else expect(result.text).toBe(rebuilt)
        expect(await stream(text, options, chunkLengths)).toEqual(result)
      }),
    )
  })

  test('keeping the case changes nothing outside the matches', () => {
    fc.assert(
      fc.property(texts, needles, needles, (text, what, by) => {
        const { matches = [] } = run(text, { find: what, preview: true })
        const { text: replaced = '' } = run(text, { find: what, replace: by, preserveCase: true })
        let shift = 0
        for (const [index, match] of matches.entries()) {
          const before = matches[index - 1]?.end ?? 0
          expect(replaced.slice(before + shift, match.start + shift)).toBe(text.slice(before, match.start))
          shift += by.length - what.length
        }
        expect(replaced.slice((matches.at(-1)?.end ?? 0) + shift)).toBe(text.slice(matches.at(-1)?.end ?? 0))
      }),
    )
  })
})

test.each<[Options, string | undefined]>([
  [{ find: '(a)(b)', replace: String.raw`\2\1`, regex: true }, String.raw`JavaScript writes $2 instead of \2.`],
  [{ mode: 'pairs', pairs: String.raw`(b) => \1`, regex: true }, String.raw`JavaScript writes $1 instead of \1.`],
  [{ find: '(a)(b)', replace: '$2$1', regex: true }, undefined],
  [{ find: 'ab', replace: String.raw`\1` }, undefined],
])('the note for %j is %j', (options, note) => {
  expect(engine.note?.(run('ab', options))).toBe(note)
})

test(String.raw`inserts \1 as it is`, () => {
  expect(replace('ab', '(a)', String.raw`\1`, { regex: true })).toEqual([String.raw`\1b`, 1])
})
