import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { initialOptions, optionWord } from '#core/tool/options.ts'
import { parseRecipe } from '#core/recipe/parse-recipe.ts'
import { recipeCommand } from '#core/recipe/share-recipe.ts'
import { tools as siteTools } from '#tools/manifests.ts'
import { readArguments, readToolArguments } from './arguments.ts'
import { sampleDiff, sampleGenerator, sampleTool } from '#test/sample-tools.ts'

const tools = [sampleTool, sampleDiff, sampleGenerator]

function unknown(typed: string, nearest: string) {
  return { kind: 'wrong-usage', message: `Unknown tool ${typed}. Did you mean ${nearest}?` }
}

describe('arguments before the tool', () => {
  test.each([
    [['--help'], { kind: 'help' }],
    [['-h'], { kind: 'help' }],
    [['--version'], { kind: 'version' }],
    [['-v'], { kind: 'version' }],
    [['-V'], { kind: 'version' }],
    [['--help', 'made-up'], { kind: 'help', about: sampleTool }],
    [['--versoin'], { kind: 'wrong-usage', message: 'Put the tool’s name before --versoin. Did you mean --version?' }],
    [['help'], { kind: 'help' }],
    [['help', 'made-up'], { kind: 'help', about: sampleTool }],
    [['help', 'run'], { kind: 'help', about: 'run' }],
    [['help', '--help'], { kind: 'help', about: 'help' }],
    [['help', 'made-upp'], unknown('made-upp', 'made-up')],
    [['help', 'run', 'mcp'], { kind: 'wrong-usage', message: 'help takes one tool or command.', about: 'help' }],
    [['mcp'], { kind: 'mcp', call: { folders: [], plain: false } }],
    [
      ['mcp', '--allow', 'a', '--plain', '--allow', 'b', '--tools', 'made-up'],
      { kind: 'mcp', call: { folders: ['a', 'b'], plain: true, toolList: 'made-up' } },
    ],
    [['completion', 'zsh'], { kind: 'completion', shell: 'zsh' }],
    [['completion', '-h'], { kind: 'help', about: 'completion' }],
    [
      ['completion'],
      { kind: 'wrong-usage', message: 'completion takes one of: bash, zsh, fish.', about: 'completion' },
    ],
    [['completion', '--', 'made-up', '--j'], { kind: 'complete', words: ['made-up', '--j'] }],
    [[], { kind: 'wrong-usage', message: 'Missing tool name.' }],
    [['--json', 'made-up'], { kind: 'wrong-usage', message: 'Put the tool’s name before --json.' }],
    [['made-upp'], unknown('made-upp', 'made-up')],
    [['xyz'], { kind: 'wrong-usage', message: 'Unknown tool xyz.' }],
    [['__proto__'], { kind: 'wrong-usage', message: 'Unknown tool __proto__.' }],
    [['made-up', '--help'], { kind: 'help', about: sampleTool }],
    [['made-up', '--wrong', '-h'], { kind: 'help', about: sampleTool }],
  ])('%j', (args, request) => {
    expect(readArguments(args, tools)).toEqual(request)
  })
})

test.each([
  ['hash', 'hash-generator'],
  ['md5', 'hash-generator'],
  ['sort', 'line-sorter'],
  ['base64', 'base64-encoder'],
  ['diff', 'text-diff'],
  ['word-count', 'word-counter'],
  ['lien-sorter', 'line-sorter'],
  ['uppercase', 'case-converter'],
  ['completions', 'completion'],
  ['version', '--version'],
])('%s suggests %s', (typed, suggestion) => {
  expect(readArguments([typed], siteTools)).toEqual(unknown(typed, suggestion))
})

describe('a recipe', () => {
  test.each([
    [['run', 'a | b'], { recipe: { notation: 'a | b' }, files: [], json: false }],
    [['run', 'a', 'x.txt', '-'], { recipe: { notation: 'a' }, files: ['x.txt', '-'], json: false }],
    [['run', '--json', 'a', '--seed', '7'], { recipe: { notation: 'a' }, files: [], json: true, seed: 7 }],
    [['run', '--file', 'r.recipe', 'x.txt'], { recipe: { file: 'r.recipe' }, files: ['x.txt'], json: false }],
    [['run', 'x.txt', '--file=-'], { recipe: { file: '-' }, files: ['x.txt'], json: false }],
    [['run', '--', '--file'], { recipe: { notation: '--file' }, files: [], json: false }],
  ])('%j', (args, call) => {
    expect(readArguments(args, tools)).toEqual({ kind: 'run-recipe', call })
  })

  test.each([
    [['run'], 'Missing recipe.'],
    [['run', 'a', '-', '-'], 'Standard input can be read only once.'],
    [['run', '--file', '-'], 'Standard input can be read only once.'],
    [['run', '--file'], '--file needs a value.'],
    [['run', 'a', '--files', 'b'], 'Unknown option --files. Did you mean --file?'],
    [['run', 'a', '--seed', 'x'], '--seed takes a whole number from 0 to 4294967295.'],
  ])('rejects %j: %s', (args, message) => {
    expect(readArguments(args, tools)).toEqual({ kind: 'wrong-usage', message, about: 'run' })
  })

  test('has a help text', () => {
    expect(readArguments(['run', '--wrong', '-h'], tools)).toEqual({ kind: 'help', about: 'run' })
  })
})

describe('options', () => {
  test.each([
    [[], {}],
    [['--style', ' '], { style: ' ' }],
    [['--style= '], { style: ' ' }],
    [['--case-sensitive'], { caseSensitive: true }],
    [['--no-symbols'], { symbols: false }],
    [['--no-symbols', '--symbols'], { symbols: true }],
    [['--length', '4'], { length: 4 }],
    [['--length=64'], { length: 64 }],
    [['--length', '5', '--length', '6'], { length: 6 }],
    [['--lift', '-3'], { lift: -3 }],
    [['--pattern', '-\\d+'], { pattern: '-\\d+' }],
    [['--pattern', '--'], { pattern: '--' }],
    [['--pattern', ''], { pattern: '' }],
    [['--pattern='], { pattern: '' }],
    [['--pattern=--json'], { pattern: '--json' }],
    [['--pattern=a=b'], { pattern: 'a=b' }],
    [['--flags', ''], { flags: '' }],
    [['--flags', 'ig'], { flags: 'ig' }],
  ])('%j', (args, options) => {
    expect(readToolArguments(sampleTool, args)).toMatchObject({
      kind: 'run',
      call: { options: { ...initialOptions(sampleTool.options), ...options }, json: false },
    })
  })

  test.each([
    [['--style', 'lower'], '--style takes one of: upper,  .'],
    [['--style', 'Upper'], '--style takes one of: upper,  . Did you mean upper?'],
    [['--length', '3'], '--length takes a whole number from 4 to 64.'],
    [['--length', '65'], '--length takes a whole number from 4 to 64.'],
    [['--length', '12abc'], '--length takes a whole number from 4 to 64.'],
    [['--length', '4.5'], '--length takes a whole number from 4 to 64.'],
    [['--length', '1e1'], '--length takes a whole number from 4 to 64.'],
    [['--length', '0x10'], '--length takes a whole number from 4 to 64.'],
    [['--length', ' 8'], '--length takes a whole number from 4 to 64.'],
    [['--length', ''], '--length takes a whole number from 4 to 64.'],
    [['--length='], '--length takes a whole number from 4 to 64.'],
    [['--length'], '--length needs a value.'],
    [['--pattern'], '--pattern needs a value.'],
    [['--pattern', '--json'], '--pattern needs a value. If --json is the value, write --pattern=--json'],
    [['--flags', 'gx'], '--flags takes any of the letters g i, each once.'],
    [['--flags', 'gg'], '--flags takes any of the letters g i, each once.'],
    [['--symbols=false'], '--symbols doesn’t take a value.'],
    [['--json=yes'], '--json doesn’t take a value.'],
    [['--caseSensitive'], 'Unknown option --caseSensitive. Did you mean --case-sensitive?'],
    [['--patern', 'x'], 'Unknown option --patern. Did you mean --pattern?'],
    [['--no-length'], 'Unknown option --no-length. Did you mean --length?'],
    [['--__proto__', 'x'], 'Unknown option --__proto__.'],
    [['--uper'], 'Unknown option --uper. Did you mean --style upper?'],
    [['-x'], 'Unknown option -x.'],
    [['--seed', '1'], 'Unknown option --seed.'],
    [['--version'], 'Unknown option --version.'],
  ])('rejects %j: %s', (args, message) => {
    expect(readToolArguments(sampleTool, args)).toEqual({ kind: 'wrong-usage', message, about: 'made-up' })
  })
})

test.each(['-d', '--decode'])('%s is short for --direction decode', (option) => {
  const encoders = siteTools.filter(({ options }) => 'direction' in options)
  expect(encoders.length).toBeGreaterThan(3)
  for (const tool of encoders) {
    expect(readToolArguments(tool, [option])).toMatchObject({ call: { typedOptions: { direction: 'decode' } } })
  }
})

test.each([
  ['text-extractor', ['--pattern', 'a'], { kind: 'pattern' }],
  ['text-extractor', ['--pattern', 'a', '--kind', 'urls'], { kind: 'urls' }],
])('%s selects the choice with the name of a typed text: %j', (id, args, options) => {
  expect(readArguments([id, ...args], siteTools)).toMatchObject({ call: { options } })
})

describe('files', () => {
  test.each([
    [sampleTool, [], ['-']],
    [sampleTool, ['-'], ['-']],
    [sampleTool, ['a.txt', '--json', 'b.txt'], ['a.txt', 'b.txt']],
    [sampleTool, ['a.txt', '-', 'b.txt'], ['a.txt', '-', 'b.txt']],
    [sampleTool, ['--', '--json'], ['--json']],
    [sampleTool, ['--', '--help'], ['--help']],
    [sampleDiff, ['a.txt', '-'], ['a.txt', '-']],
    [sampleGenerator, [], []],
  ])('$id %j', (tool, args, files) => {
    expect(readToolArguments(tool, args)).toMatchObject({ kind: 'run', call: { files } })
  })

  test.each([
    [sampleTool, ['-', '-'], 'Standard input can be read only once.'],
    [sampleDiff, [], 'made-up-diff needs 2 files: Original, Modified.'],
    [sampleDiff, ['a.txt'], 'made-up-diff needs 2 files: Original, Modified.'],
    [sampleDiff, ['a.txt', 'b.txt', 'c.txt'], 'made-up-diff needs 2 files: Original, Modified.'],
    [sampleGenerator, ['a.txt'], 'made-up-generator doesn’t read files.'],
    [sampleGenerator, ['-'], 'made-up-generator doesn’t read files.'],
  ])('$id rejects %j: %s', (tool, args, message) => {
    expect(readToolArguments(tool, args)).toMatchObject({ kind: 'wrong-usage', message })
  })
})

describe('where results go', () => {
  test.each([
    [[], {}],
    [['-o', 'b.txt'], { output: 'b.txt' }],
    [['-ob.txt'], { output: 'b.txt' }],
    [['--output=b.txt'], { output: 'b.txt' }],
    [['--concat'], { concat: true }],
    [['--in-place'], { inPlace: '' }],
    [['--in-place=.bak'], { inPlace: '.bak' }],
  ])('%j', (args, call) => {
    const files = ['a.txt']
    const typedOptions = {}
    const options = initialOptions(sampleTool.options)
    expect(readToolArguments(sampleTool, [...args, 'a.txt'])).toEqual({
      kind: 'run',
      tool: sampleTool,
      call: { files, json: false, options, typedOptions, ...call },
    })
    expect(readArguments(['run', 'a', ...args, 'a.txt'], tools)).toEqual({
      kind: 'run-recipe',
      call: { recipe: { notation: 'a' }, files, json: false, ...call },
    })
  })

  test('--in-place does not take the next argument as its value', () => {
    expect(readToolArguments(sampleTool, ['--in-place', '.bak'])).toMatchObject({
      call: { inPlace: '', files: ['.bak'] },
    })
  })

  test.each([
    [['--in-place='], '--in-place= needs a value, or leave out the equals sign.'],
    [['--in-place=a/b'], '--in-place takes the end of a file name, such as .bak.'],
    [['--in-place', '-o', 'b.txt'], 'Use either --in-place or --output.'],
    [['--in-place', '--concat'], '--in-place changes each file, so --concat has no effect.'],
    [['--in-place', '--json'], '--in-place writes the changed text, so --json has no effect.'],
    [['--in-place', '-'], '--in-place needs the name of a file.'],
    [['--output='], '--output needs the name of a file.'],
  ])('rejects %j: %s', (args, message) => {
    expect(readToolArguments(sampleTool, [...args, 'a.txt'])).toMatchObject({ kind: 'wrong-usage', message })
    expect(readArguments(['run', 'a', ...args, 'a.txt'], tools)).toMatchObject({ kind: 'wrong-usage', message })
  })

  test('--in-place needs a file', () => {
    const message = '--in-place needs the name of a file.'
    expect(readToolArguments(sampleTool, ['--in-place'])).toMatchObject({ message })
  })

  test.each([{ ...sampleTool, result: 'report' as const }, sampleDiff, sampleGenerator])(
    '--in-place is refused if there is no changed text',
    (tool) => {
      const message = `${tool.id} doesn’t change text, so it can’t be used with --in-place.`
      expect(readToolArguments(tool, ['--in-place', 'a.txt'])).toMatchObject({ kind: 'wrong-usage', message })
    },
  )
})

describe('seed', () => {
  test.each([
    ['0', 0],
    ['7', 7],
    ['4294967295', 4294967295],
  ])('%s', (typed, seed) => {
    expect(readToolArguments(sampleGenerator, ['--seed', typed])).toMatchObject({ kind: 'run', call: { seed } })
  })

  test.each(['-1', '4294967296', '1.5', 'abc', ''])('rejects %j', (typed) => {
    expect(readToolArguments(sampleGenerator, ['--seed', typed])).toMatchObject({
      kind: 'wrong-usage',
      message: '--seed takes a whole number from 0 to 4294967295.',
    })
  })
})

test.each([
  ['style', 'style'],
  ['caseSensitive', 'case-sensitive'],
  ['excludeLookAlikes', 'exclude-look-alikes'],
])('the option %s is typed as --%s', (name, word) => {
  expect(optionWord(name)).toBe(word)
})

test.each([
  'line-sorter(order=za) | duplicate-remover',
  String.raw`find-replace(find="it's a \"quote\" | $HOME \\d \n !x", replace="''")`,
])('a shell passes on the recipe of a copied command: %s', (notation) => {
  const parsed = parseRecipe(notation, siteTools)
  if (!parsed.ok) throw new Error(parsed.message)
  const command = recipeCommand(parsed.steps).replace(/^textwright/, String.raw`printf '%s\0'`)
  const args = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).split('\0').slice(0, -1)
  expect(readArguments(args, tools)).toMatchObject({ kind: 'run-recipe', call: { recipe: { notation }, files: [] } })
})
