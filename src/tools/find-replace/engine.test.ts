import { describe, expect, test } from 'vitest'
import { type OptionValues } from '#core/tool/options.ts'
import { inputErrorOf, testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Options = Partial<OptionValues<typeof tool.options>>

const { run, stream } = testTool(tool, engine)

function replace(text: string, find: string, replacement: string, options: Options = {}): [string | undefined, number] {
  const replaced = run(text, { find, replace: replacement, ...options })
  return [replaced.text, replaced.count]
}

function find(text: string, options: Options): string[] {
  return (run(text, { preview: true, ...options }).matches ?? []).map(({ start, end }) => text.slice(start, end))
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

test.each([false, true])('rejects an empty search (regular expression: %s)', (regex) => {
  expect(inputErrorOf(() => run('text', { regex })).message).toBe('Please enter text to find')
})

test('rejects a result that is too large for a browser tab', () => {
  const error = inputErrorOf(() => replace('a'.repeat(1000), 'a', 'x'.repeat(1_000_000)))
  expect(error.message).toBe('The result would be longer than 250 million characters. Try a shorter replacement.')
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
