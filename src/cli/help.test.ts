import { expect, test } from 'vitest'
import { type RegisteredTool, tools } from '#tools/manifests.ts'
import { commandNames } from './arguments.ts'
import { commandHelp } from './command-help.ts'
import { exampleCommand, generalHelp, toolHelp } from './help.ts'
import { readRecipe } from './read-recipe.ts'
import { sampleDiff, sampleDiffExample, sampleExample, sampleGenerator, sampleTool } from '#test/sample-tools.ts'

function helpOf(tool: RegisteredTool, engine: Parameters<typeof toolHelp>[1] = {}): string {
  return toolHelp(tool, engine, [sampleExample])
}

const longSummary =
  'A summary that goes on and on, well past the eighty columns of a terminal that somebody may still use.'

test('lists the tools by category and omits empty categories', () => {
  const help = generalHelp([sampleTool, sampleGenerator, sampleDiff])
  expect(help).toContain(`
Text Analysis:
  made-up            Has one option of each kind.
  made-up-diff       Has one option of each kind.

Generators:
  made-up-generator  Has one option of each kind.
`)
  expect(help).not.toContain('SEO Tools')
})

test('wraps a long summary at 80 columns and aligns its lines', () => {
  const help = generalHelp([{ ...sampleTool, summary: longSummary }])
  expect(help).toContain(`
  made-up     A summary that goes on and on, well past the eighty columns of a
              terminal that somebody may still use.
`)
  expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
})

test.each([
  "      --style CHOICE       Style: upper, ' ' (Blank). Default: upper.",
  '      --case-sensitive     Match case.',
  '      --no-symbols         Turn off: Symbols.',
  '      --length N           Length: a whole number from 4 to 64. Default: 16.',
  '      --pattern TEXT       Pattern.',
  '      --flags LETTERS      Flags: any of g (all), i (ignore case). Default: g.',
  '  -o, --output FILE        Write to FILE instead of standard output.',
  '      --in-place[=SUFFIX]  Change the files themselves.',
  '      --json               Print the whole result as a JSON object',
  'Usage: textwright made-up [OPTION…] [FILE…]\nHas one option of each kind.\n',
  '$ printf %s abc | textwright made-up\n  ABC\n',
])('%s', (line) => {
  expect(helpOf(sampleTool)).toContain(line)
})

test('shows --seed only for random tools', () => {
  expect(helpOf(sampleGenerator)).toContain('--seed N')
  expect(helpOf({ ...sampleGenerator, isRandom: false })).not.toContain('--seed')
  expect(helpOf(sampleTool)).not.toContain('--seed')
})

test('does not show FILE for a tool without inputs', () => {
  expect(helpOf(sampleGenerator)).not.toContain('FILE1')
  expect(helpOf(sampleGenerator)).toContain('Usage: textwright made-up-generator [OPTION…]\n')
})

test('shows no default for an optional number', () => {
  const options = { goal: { kind: 'number', label: 'Goal', initial: 0, min: 0, max: 9, optional: true } } as const
  expect(helpOf({ ...sampleTool, options })).toMatch(/--goal N +Goal: a whole number from 0 to 9\. Default: none\./)
})

test('leaves out what a label says about a field on the page', () => {
  const number = { kind: 'number', initial: 0, min: 0, max: 9, optional: true } as const
  const options = {
    goal: { ...number, label: 'Goal (optional)' },
    column: { ...number, label: 'Column (empty: the whole line)' },
  }
  const help = helpOf({ ...sampleTool, options })
  expect(help).toContain('Goal: a whole number from 0 to 9. Default: none.')
  expect(help).toMatch(/Column: a whole number from 0 to 9\. Default: the\s+whole line\./)
})

test('lists only the common options that apply', () => {
  expect(helpOf(sampleTool)).toContain('--concat')
  expect(helpOf({ ...sampleTool, result: 'report' })).not.toContain('--in-place')
  expect(helpOf(sampleDiff)).not.toMatch(/--in-place|--concat/)
  expect(helpOf(sampleGenerator)).not.toMatch(/--in-place|--concat|--encoding/)
  expect(helpOf(sampleDiff)).toContain('--exit-code')
  expect(helpOf(sampleTool)).not.toContain('--exit-code')
})

test('says how large a file can be', () => {
  expect(helpOf(sampleTool)).toContain('Files are read into memory: up to 512 MB each.')
  expect(helpOf(sampleTool, { stream: () => null as never })).toContain('Files can be of any size.')
})

test('says with which options a file can be of any size', () => {
  const tool = { ...sampleTool, lineByLine: { style: ['upper', 'lower'], caseSensitive: [true] } }
  expect(helpOf(tool).replaceAll(/\s+/g, ' ')).toContain(
    'With --style upper, lower and --case-sensitive, files can be of any size. Otherwise they are read into memory',
  )
  expect(helpOf({ ...sampleTool, lineByLine: {} })).toContain('Files can be of any size.')
})

test.each(tools)('$id is listed on one line', ({ id, purpose = '' }) => {
  const line = generalHelp(tools)
    .split('\n')
    .find((candidate) => candidate.startsWith(`  ${id} `))
  expect(line?.endsWith(purpose)).toBe(true)
})

test.each(commandNames)('%s has a help text within 80 columns', (name) => {
  const help = commandHelp(name, tools)
  expect(help).toMatch(new RegExp(`^Usage: textwright ${name}`))
  expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
})

test.each(tools)('the help of $id does not talk about the page', (tool) => {
  const [beforeExamples = ''] = toolHelp(tool, {}).split('\nExamples:')
  expect(beforeExamples).not.toMatch(/on the page|\bclick|\bpress\b|\bbutton|\(optional\)|\(empty:/i)
})

test('shows a file for each of two inputs', () => {
  expect(helpOf(sampleDiff)).toContain('textwright made-up-diff [OPTION…] FILE1 FILE2\n')
  expect(helpOf(sampleDiff)).toContain('FILE1 (Original), FILE2 (Modified)')
})

test('shows a time limit', () => {
  expect(helpOf({ ...sampleTool, timeLimit: 1000 })).toContain('Stops after 1 s, and 1 s more for every 5 MB.')
  const limitedWithOption = { ...sampleTool, timeLimit: 2000, timeLimitWhen: { caseSensitive: true } }
  expect(helpOf(limitedWithOption)).toContain('With --case-sensitive, stops after 2 s, and')
  expect(helpOf(sampleTool)).not.toMatch(/stops/i)
})

test.each([
  [{ text: 'a b' }, {}, "printf %s 'a b' | textwright made-up"],
  [{ text: "don't" }, {}, "printf %s 'don'\\''t' | textwright made-up"],
  [{ text: 'a\\n\n%s' }, {}, String.raw`printf %b 'a\\n\n%s' | textwright made-up`],
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
  expect(exampleCommand(sampleDiff, sampleDiffExample)).toBe(
    "textwright made-up-diff <(printf %s 'it'\\''s') <(printf %s b)",
  )
})

test('includes the seed in the example of a random tool', () => {
  const typedCommand = (isRandom: boolean) =>
    exampleCommand({ ...sampleGenerator, isRandom }, { title: 'Dice', input: {}, output: '4' })
  expect(typedCommand(true)).toBe('textwright made-up-generator --seed 1')
  expect(typedCommand(false)).toBe('textwright made-up-generator')
})

test('lists where in a recipe each tool can be used', () => {
  const help = commandHelp('run', [{ ...sampleTool, result: 'report' }, sampleDiff, sampleGenerator])
  expect(help).toContain('  Only first  made-up-generator\n')
  expect(help).toContain('  Only last   made-up\n')
  expect(help).not.toContain('made-up-diff')
  expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
})

test('the recipes in the help are valid', () => {
  const recipes = [...commandHelp('run', tools).matchAll(/^ {2}\$ textwright run '(.*)'/gm)].map(
    ([, recipe = '']) => recipe,
  )
  expect(recipes).toHaveLength(2)
  for (const recipe of recipes) expect(readRecipe(recipe, { files: [] }, tools)).toMatchObject({ ok: true })
})
