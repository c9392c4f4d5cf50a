import { expect, test } from 'vitest'
import { exampleCommand, generalHelp, toolHelp } from './help.ts'
import { sampleDiff, sampleGenerator, sampleTool } from './sample-tools.ts'

const longSummary =
  'A summary that goes on and on, well past the eighty columns of a terminal that somebody may still use.'

test('the tools stand by category, a category without tools is left out', () => {
  const help = generalHelp([sampleTool, sampleGenerator, sampleDiff])
  expect(help).toContain(`
Text Analysis
  made-up            Has one option of each kind.
  made-up-diff       Has one option of each kind.

Generators
  made-up-generator  Has one option of each kind.
`)
  expect(help).not.toContain('SEO Tools')
})

test('a long summary continues under itself, within 80 columns', () => {
  const help = generalHelp([{ ...sampleTool, summary: longSummary }])
  expect(help).toContain(`
  made-up  A summary that goes on and on, well past the eighty columns of a
           terminal that somebody may still use.
`)
  expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
})

test.each([
  "--style CHOICE    Style: one of upper, ' '. Default: upper.",
  '--case-sensitive  Turns on: Match case. Default: off.',
  '--no-symbols      Turns off: Symbols. Default: on.',
  '--length N        Length: a whole number from 4 to 64. Default: 16.',
  '--pattern TEXT    Pattern. Default: none.',
  '--flags LETTERS   Flags: any of g (all), i (ignore case). Default: g.',
  '--json            The whole result as one JSON object',
  'Usage: textwright made-up [--option value …] [FILE …]',
  '$ printf %s abc | textwright made-up\n  ABC\n',
])('%s', (line) => {
  expect(toolHelp(sampleTool)).toContain(line)
})

test('only a random tool has a seed', () => {
  expect(toolHelp(sampleGenerator)).toContain('--seed N')
  expect(toolHelp({ ...sampleGenerator, isRandom: false })).not.toContain('--seed')
  expect(toolHelp(sampleTool)).not.toContain('--seed')
})

test('a tool without inputs has no FILE', () => {
  expect(toolHelp(sampleGenerator)).not.toContain('FILE')
})

test('an optional number has no default', () => {
  const options = { goal: { kind: 'number', label: 'Goal', initial: 0, min: 0, max: 9, optional: true } } as const
  expect(toolHelp({ ...sampleTool, options })).toContain('--goal N  Goal: a whole number from 0 to 9. Default: none.')
})

test('a tool with two inputs names a file for each', () => {
  expect(toolHelp(sampleDiff)).toContain('textwright made-up-diff [--option value …] FILE1 FILE2\n')
  expect(toolHelp(sampleDiff)).toContain('FILE1 (Original), FILE2 (Modified)')
})

test('a time limit is told', () => {
  expect(toolHelp({ ...sampleTool, timeLimit: 1000 })).toContain('A run is stopped after 1 s.')
  const sometimes = { ...sampleTool, timeLimit: 2000, timeLimitWhen: { caseSensitive: true } }
  expect(toolHelp(sometimes)).toContain('A run with --case-sensitive is stopped after 2 s.')
  expect(toolHelp(sampleTool)).not.toContain('stopped')
})

test.each([
  [{ text: 'a b' }, {}, "printf %s 'a b' | textwright made-up"],
  [{ text: "don't" }, {}, "printf %s 'don'\\''t' | textwright made-up"],
  [
    { text: '' },
    { symbols: false, caseSensitive: true },
    "printf %s '' | textwright made-up --no-symbols --case-sensitive",
  ],
  [{ text: 'a' }, { length: 8, pattern: '-x y' }, "printf %s a | textwright made-up --length 8 --pattern='-x y'"],
  [{ text: 'a' }, { pattern: '', style: ' ' }, "printf %s a | textwright made-up --pattern= --style ' '"],
])('%j with %j is typed %s', (input, options, command) => {
  expect(exampleCommand(sampleTool, { title: '', input, options, output: '' })).toBe(command)
})

test('two inputs are typed as two files', () => {
  expect(exampleCommand(sampleDiff, sampleDiff.examples[0])).toBe(
    "textwright made-up-diff <(printf %s 'it'\\''s') <(printf %s b)",
  )
})

test('an example of a random tool is typed with the seed it was printed from', () => {
  const typed = (isRandom: boolean) => exampleCommand({ ...sampleGenerator, isRandom }, sampleGenerator.examples[0])
  expect(typed(true)).toBe('textwright made-up-generator --seed 1')
  expect(typed(false)).toBe('textwright made-up-generator')
})
