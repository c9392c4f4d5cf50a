import { describe, expect, test } from 'vitest'
import { type OptionValues } from '#core/tool/options.ts'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Options = Partial<OptionValues<typeof tool.options>>

const { run, stream } = testTool(tool, engine)

describe('keeps the first of equal lines', () => {
  test.each([
    ['', '', 0],
    ['a', 'a', 0],
    ['a\nb\na', 'a\nb', 1],
    ['b\na\nb\na\nc', 'b\na\nc', 2],
    ['a\nA\n a', 'a\nA\n a', 0],
    ['constructor\n__proto__\nconstructor\n__proto__', 'constructor\n__proto__', 2],
    ['1\n01\n1', '1\n01', 1],
    ['👩‍👩‍👧\n👩\n👩‍👩‍👧', '👩‍👩‍👧\n👩', 1],
    ['🇫🇷\n🇫🇷🇮🇸\n🇫🇷', '🇫🇷\n🇫🇷🇮🇸', 1],
    ['שלום\nسلام\nשלום', 'שלום\nسلام', 1],
    ['สวัสดี\n猫\nสวัสดี', 'สวัสดี\n猫', 1],
    // These look the same but consist of different code points.
    ['é\ne\u0301', 'é\ne\u0301', 0],
    ['\ud83d\n\ud83d\n\ude00', '\ud83d\n\ude00', 1],
    ['\ud83d\n\uffffd83d\n\ufffd\n😀', '\ud83d\n\uffffd83d\n\ufffd\n😀', 0],
    // Lines with a common prefix.
    ['abc\nabcd\nabcde\nabcd\nabce\nabc\nabcdefgh\nabcdefgX', 'abc\nabcd\nabcde\nabce\nabcdefgh\nabcdefgX', 2],
  ])('%j becomes %j', (text, expected, removed) => {
    expect(run(text)).toMatchObject({ text: expected, removed })
  })
})

describe('treats blank lines like any other line', () => {
  test.each([
    ['a\n\nb\n\nc', 'a\n\nb\nc', 1],
    ['\n\n\na', '\na', 2],
    ['a\n \n\n \nb', 'a\n \n\nb', 1],
  ])('%j becomes %j', (text, expected, removed) => {
    expect(run(text)).toMatchObject({ text: expected, removed })
  })
})

describe('keep blank lines', () => {
  test.each([
    ['a\n\na\n \n\nb', 'a\n\n \n\nb', 1],
    ['\n\n\n', '\n\n\n', 0],
    ['a\n\na\n', 'a\n\n', 1],
  ])('%j becomes %j', async (text, expected, removed) => {
    expect(run(text, { keepBlank: true })).toMatchObject({ text: expected, removed })
    expect(await stream(text, { keepBlank: true })).toMatchObject({ text: expected, removed })
  })

  test('only matters when duplicates are removed', () => {
    expect(run('a\n\n\nb', { keepBlank: true, mode: 'counts' }).text).toBe('2× \n1× a\n1× b')
  })
})

describe('keeps a final line break', () => {
  test.each([
    ['\n', '\n', 0],
    ['\n\n', '\n', 1],
    ['a\n', 'a\n', 0],
    ['a\na\n', 'a\n', 1],
    ['a\nb\na\n', 'a\nb\n', 1],
    // A blank line counts as a line; the empty text after the last break does not.
    ['a\n\nb\n', 'a\n\nb\n', 0],
    ['a\n\nb\n\n', 'a\n\nb\n', 1],
    // No final line break is added.
    ['a\nb\na', 'a\nb', 1],
    ['a\n\na', 'a\n', 1],
    ['a\r\na\r\n', 'a\r\n', 1],
  ])('%j becomes %j', (text, expected, removed) => {
    expect(run(text)).toMatchObject({ text: expected, removed })
  })
})

describe('uses the first kind of line break', () => {
  test.each([
    ['a\r\nb\r\na\r\nc', 'a\r\nb\r\nc', 1],
    ['a\rb\ra', 'a\rb', 1],
    ['a\r\nb\na\rc\r\nb', 'a\r\nb\r\nc', 2],
    ['a\nb\r\nc\rd', 'a\nb\nc\nd', 0],
    ['a\n\rb\r\n\n', 'a\n\nb\n', 1],
    // A Unicode line separator is part of its line.
    ['a\u2028a\na\u2028a', 'a\u2028a', 1],
  ])('%j becomes %j', (text, expected, removed) => {
    expect(run(text)).toMatchObject({ text: expected, removed })
  })
})

test('removes blank lines, which do not count as duplicates', () => {
  expect(run('a\n\nb\n \na\n\nc\n', { dropBlank: true })).toMatchObject({ text: 'a\nb\nc\n', removed: 1 })
  expect(run('\nname\nb\nb', { dropBlank: true, keepFirst: true, mode: 'duplicates' }).text).toBe('name\nb')
})

describe('the first line', () => {
  const text = 'Name\nAnn\nBen\nAnn\nName\n'

  test.each<[Options, string]>([
    [{ mode: 'remove' }, 'Name\nAnn\nBen\n'],
    [{ mode: 'duplicates' }, 'Name\nAnn\n'],
    [{ mode: 'unique' }, 'Name\nBen\nName\n'],
    [{ mode: 'counts' }, 'Name\n2× Ann\n1× Ben\n1× Name\n'],
  ])('stays at the top with %j', async (options, expected) => {
    expect(run(text, { ...options, keepFirst: true }).text).toBe(expected)
    expect((await stream(text, { ...options, keepFirst: true })).text).toBe(expected)
  })
})

test('distinguishes a large number of lines', () => {
  const lines = Array.from({ length: 50_000 }, (_, number) => `line ${String(number)}`)
  const text = lines.join('\n')
  expect(run(`${text}\n${text}`)).toMatchObject({ text, removed: 50_000, different: 50_000 })
})

test('reports progress', () => {
  let reports = 0
  run('some line\n'.repeat(250_000), {}, () => {
    reports++
  })
  expect(reports).toBe(2)
})
