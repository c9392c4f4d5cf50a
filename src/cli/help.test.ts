import { expect, test } from 'vitest'
import { tools } from '#tools/registry.ts'
import { exampleCommand, generalHelp, recipeHelp, toolHelp } from './help.ts'
import { readRecipe } from './read-recipe.ts'
import { sampleDiff, sampleGenerator, sampleTool } from './sample-tools.ts'

const longSummary =
  'A summary that goes on and on, well past the eighty columns of a terminal that somebody may still use.'

test('lists the tools by category and omits empty categories', () => {
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

test('wraps a long summary at 80 columns and aligns its lines', () => {
  const help = generalHelp([{ ...sampleTool, summary: longSummary }])
  expect(help).toContain(`
  made-up  A summary that goes on and on, well past the eighty columns of a
           terminal that somebody may still use.
`)
  expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
})

test.each([
  "--style CHOICE    Style: one of upper, ' '. Default: upper.",
  '--case-sensitive  Turn on: Match case. Default: off.',
  '--no-symbols      Turn off: Symbols. Default: on.',
  '--length N        Length: a whole number from 4 to 64. Default: 16.',
  '--pattern TEXT    Pattern. Default: none.',
  '--flags LETTERS   Flags: any of g (all), i (ignore case). Default: g.',
  '--json            Print the whole result as one JSON object',
  'Usage: textwright made-up [--option value …] [FILE …]',
  '$ printf %s abc | textwright made-up\n  ABC\n',
])('%s', (line) => {
  expect(toolHelp(sampleTool)).toContain(line)
})

test('shows --seed only for random tools', () => {
  expect(toolHelp(sampleGenerator)).toContain('--seed N')
  expect(toolHelp({ ...sampleGenerator, isRandom: false })).not.toContain('--seed')
  expect(toolHelp(sampleTool)).not.toContain('--seed')
})

test('does not show FILE for a tool without inputs', () => {
  expect(toolHelp(sampleGenerator)).not.toContain('FILE')
})

test('shows no default for an optional number', () => {
  const options = { goal: { kind: 'number', label: 'Goal', initial: 0, min: 0, max: 9, optional: true } } as const
  expect(toolHelp({ ...sampleTool, options })).toContain(
    '--goal N          Goal: a whole number from 0 to 9. Default: none.',
  )
})

test('shows a file for each of two inputs', () => {
  expect(toolHelp(sampleDiff)).toContain('textwright made-up-diff [--option value …] FILE1 FILE2\n')
  expect(toolHelp(sampleDiff)).toContain('FILE1 (Original), FILE2 (Modified)')
})

test('shows a time limit', () => {
  expect(toolHelp({ ...sampleTool, timeLimit: 1000 })).toContain('Stops after 1 s.')
  const limitedWithOption = { ...sampleTool, timeLimit: 2000, timeLimitWhen: { caseSensitive: true } }
  expect(toolHelp(limitedWithOption)).toContain('With --case-sensitive, stops after 2 s.')
  expect(toolHelp(sampleTool)).not.toMatch(/stops/i)
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
])('%j with %j is typed as %s', (input, options, command) => {
  expect(exampleCommand(sampleTool, { title: '', input, options, output: '' })).toBe(command)
})

test('passes two inputs as two files', () => {
  expect(exampleCommand(sampleDiff, sampleDiff.examples[0])).toBe(
    "textwright made-up-diff <(printf %s 'it'\\''s') <(printf %s b)",
  )
})

test('includes the seed in the example of a random tool', () => {
  const typedCommand = (isRandom: boolean) =>
    exampleCommand({ ...sampleGenerator, isRandom }, sampleGenerator.examples[0])
  expect(typedCommand(true)).toBe('textwright made-up-generator --seed 1')
  expect(typedCommand(false)).toBe('textwright made-up-generator')
})

test('lists where in a recipe each tool can be used', () => {
  const help = recipeHelp([{ ...sampleTool, result: 'report' }, sampleDiff, sampleGenerator])
  expect(help).toContain('  Only first  made-up-generator\n')
  expect(help).toContain('  Only last   made-up\n')
  expect(help).not.toContain('made-up-diff')
  expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
})

test('the recipes in the help are valid', () => {
  const recipes = [...recipeHelp(tools).matchAll(/^ {2}\$ textwright run '(.*)'/gm)].map(([, recipe = '']) => recipe)
  expect(recipes).toHaveLength(2)
  for (const recipe of recipes) expect(readRecipe(recipe, { files: [] }, tools)).toMatchObject({ ok: true })
})
