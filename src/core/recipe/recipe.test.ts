import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialOptions, type Option, type Options, type OptionValue, publicOptions } from '#core/tool/options.ts'
import { tools, type RegisteredTool } from '#tools/manifests.ts'
import { formatRecipe } from './format-recipe.ts'
import { openRecipe, parseRecipe } from './parse-recipe.ts'
import { findMisplacedStep, stepPosition, type RecipeStep } from './recipe.ts'
import {
  formatSharedRecipe,
  keepPrivateText,
  readRecipeHash,
  readSharedRecipe,
  recipeCommand,
  typedTexts,
  writeRecipeHash,
} from './share-recipe.ts'

type Step = RecipeStep<RegisteredTool>

function step(id: string, options: Step['options'] = {}, isOn = true): Step {
  const tool = tools.find((known) => known.id === id) as RegisteredTool
  return { tool, options: { ...initialOptions(tool.options), ...options }, isOn }
}

function parse(source: string): readonly Step[] {
  const parsed = parseRecipe(source, tools)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.steps
}

test.each<[string, Step[]]>([
  ['', []],
  ['duplicate-remover', [step('duplicate-remover')]],
  [
    'text-cleaner(mode=none, join=on) | off line-sorter(order=za) | duplicate-remover',
    [
      step('text-cleaner', { mode: 'none', join: true }),
      step('line-sorter', { order: 'za' }, false),
      step('duplicate-remover'),
    ],
  ],
  [
    'find-replace(find="a b", replace=7, case-sensitive=on)',
    [step('find-replace', { caseSensitive: true, find: 'a b', replace: '7' })],
  ],
  ['password-generator(length=24, symbols=off)', [step('password-generator', { length: 24, symbols: false })]],
  ['hash-generator(md5=off)', [step('hash-generator', { md5: false })]],
  ['hash-generator(md5=on, sha256=on, sha512=on, crc32=on)', [step('hash-generator', { crc32: true })]],
  ['text-extractor(kind=emails, pattern=b)', [step('text-extractor', { pattern: 'b' })]],
  [
    'regex-tester(pattern="(\\\\d+), \\"é\\"\\n\\ud83d", flags="")',
    [step('regex-tester', { pattern: '(\\d+), "é"\n\ud83d', flags: '' })],
  ],
])('%s is written like this', (source, steps) => {
  expect(formatRecipe(steps)).toBe(source)
  expect(parse(source)).toEqual(steps)
})

test.each([
  [' \n', ''],
  ['duplicate-remover()', 'duplicate-remover'],
  ['line-sorter ( order = az )|\n\tduplicate-remover ', 'line-sorter | duplicate-remover'],
  ['hash-generator(sha256=on)', 'hash-generator(md5=off, sha512=off)'],
  ['text-extractor(pattern=b)', 'text-extractor(kind=pattern, pattern=b)'],
  ['# One\n\n  #Two\r\nline-sorter |\n# three |\nduplicate-remover\n#', 'line-sorter | duplicate-remover'],
  ['line-sorter(order="za")', 'line-sorter(order=za)'],
  ['find-replace(find=café#1?)', 'find-replace(find="café#1?")'],
  [String.raw`find-replace(find="\u0041\/\t")`, String.raw`find-replace(find="A/\t")`],
])('%j is read as %j', (source, written) => {
  expect(formatRecipe(parse(source))).toBe(written)
})

describe('a mistake is reported with its position', () => {
  test.each([
    ['line-sort(order=az)', 'line-sort', 'Unknown tool “line-sort”. Did you mean line-sorter?'],
    ['text-cleaner | #xyz', '#xyz', 'Unknown tool “#xyz”.'],
    ['text-cleaner | xyz', 'xyz', 'Unknown tool “xyz”.'],
    [`text-cleaner | ${'x'.repeat(50)}`, 'x'.repeat(50), `Unknown tool “${'x'.repeat(40)}…”.`],
    // The first of two mistakes is reported.
    ['line-sort | find-replace(find="', 'line-sort', 'Unknown tool “line-sort”. Did you mean line-sorter?'],
    ['text-diff', 'text-diff', 'text-diff needs two texts, so it can’t be a step.'],
    ['line-sorter(ordr=az)', 'ordr', 'line-sorter has no option “ordr”. Did you mean order?'],
    ['line-sorter(ignoreCase=on)', 'ignoreCase', 'line-sorter has no option “ignoreCase”. Did you mean ignore-case?'],
    [
      'sentence-counter(__proto__=on)',
      '__proto__',
      'sentence-counter has no option “__proto__”. Its options: word-limit, language.',
    ],
    [
      'line-sorter(order=up)',
      'up',
      'order takes one of: az, za, length, reverse, smallest, largest, lastWord, shuffle.',
    ],
    ['line-sorter(trim=yes)', 'yes', 'trim takes on or off.'],
    ['text-cleaner(wrap=1e2)', '1e2', 'wrap takes a whole number from 0 to 1000.'],
    ['text-cleaner(wrap="")', '""', 'wrap takes a whole number from 0 to 1000.'],
    ['regex-tester(flags=gx)', 'gx', 'flags takes any of the letters g i m s u y v, each once.'],
    ['line-sorter(order=az, order=za)', 'order', 'order is set twice.'],
    ['line-sorter(trim)', 'trim', 'trim needs a value: trim=…'],
    ['line-sorter(trim=)', ')', 'trim needs a value. An empty text is "".'],
    ['line-sorter(=on)', '=', 'An option’s name is missing here.'],
    ['line-sorter(trim=on,)', ')', 'An option’s name is missing here.'],
    ['line-sorter(trim=on', '', 'Close the options with ).'],
    [
      'find-replace(find=a b)',
      'b',
      'Put a comma between two options, and double quotes around a value with spaces or punctuation.',
    ],
    ['line-sorter duplicate-remover', 'duplicate-remover', 'Put | between two steps.'],
    ['line-sorter)', ')', 'Put | between two steps.'],
    ['line-sorter |', '', 'A tool’s name is missing here.'],
    ['| line-sorter', '|', 'A tool’s name is missing here.'],
    ['off', '', 'A tool’s name is missing here.'],
    ['"line-sorter"', '"line-sorter"', 'A tool’s name is missing here.'],
    ['find-replace(find="a', '"a', 'Close the text with a double quote.'],
    [String.raw`find-replace(find="\d")`, String.raw`\d`, String.raw`Write a backslash as \\.`],
    [String.raw`find-replace(find="\u12")`, String.raw`\u`, String.raw`Write a backslash as \\.`],
    ['find-replace(find="\\', '\\', String.raw`Write a backslash as \\.`],
    ['find-replace(find="a\nb")', '\n', String.raw`Write a line break as \n and a tab as \t.`],
    [String.raw`find-replace(find=\d)`, '\\', 'Put double quotes around a value with a backslash.'],
  ])('%s', (source, marked, message) => {
    const parsed = parseRecipe(source, tools)
    if (parsed.ok) throw new Error('expected a problem')
    expect(parsed.message).toBe(message)
    expect(source.slice(parsed.start, parsed.end)).toBe(marked)
    // The second of two equal words is the wrong one.
    expect(parsed.start).toBe(marked === '' ? source.length : source.lastIndexOf(marked))
  })
})

describe('a link or a saved recipe opens without what no longer exists', () => {
  test.each<[string, string, string[]]>([
    ['line-sorter(order=za)', 'line-sorter(order=za)', []],
    [
      'duplicate-remover(ignore-time=on, ignore-case=on) | line-sorter',
      'duplicate-remover(ignore-case=on) | line-sorter',
      ['ignore-time is not an option of Duplicate Remover and was left out. Did you mean ignore-case?'],
    ],
    ['line-sorter(order=oldest)', 'line-sorter', ['oldest is not a choice of order in Line Sorter and was left out.']],
    [
      'line-sorter(ordr=az, order=up, trim=yes)',
      'line-sorter',
      [
        'ordr is not an option of Line Sorter and was left out. Did you mean order?',
        'up is not a choice of order in Line Sorter and was left out.',
        'yes is not a choice of trim in Line Sorter and was left out.',
      ],
    ],
    [
      'text-cleaner(wrap=1e2) | text-cleaner(wrap=1001)',
      'text-cleaner | text-cleaner',
      [
        '1e2 is not a number for wrap in Text Cleaner and was left out.',
        '1001 is not a number for wrap in Text Cleaner and was left out.',
      ],
    ],
    ['regex-tester(flags=gx)', 'regex-tester', ['gx is not a choice of flags in Regex Tester and was left out.']],
    ['off line-sorter(old="a b, c")', 'off line-sorter', ['old is not an option of Line Sorter and was left out.']],
    [
      'line-sorter(a=1) | off line-sorter(a=2)',
      'line-sorter | off line-sorter',
      ['a is not an option of Line Sorter and was left out.'],
    ],
  ])('%s', (source, written, leftOut) => {
    const opened = openRecipe(source, tools)
    if (!opened.ok) throw new Error(opened.message)
    expect(formatRecipe(opened.steps)).toBe(written)
    expect(opened.leftOut).toEqual(leftOut)
    expect(parseRecipe(source, tools).ok).toBe(leftOut.length === 0)
  })

  test.each([
    ['line-sort(old=1)', 'Unknown tool “line-sort”. Did you mean line-sorter?'],
    ['line-sorter(old)', 'old needs a value: old=…'],
    ['line-sorter(old=1', 'Close the options with ).'],
    ['line-sorter(order=az, order=up)', 'order is set twice.'],
  ])('%s still has a mistake', (source, message) => {
    expect(openRecipe(source, tools)).toMatchObject({ ok: false, message })
  })
})

const anyText = fc.oneof(
  fc.string({
    unit: fc.constantFrom(...Array.from('aé7.-_ "\'\\|(),=\n\t\0\u2028\ufeff😀'), '\ud83d', '\ude00', 'off'),
  }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
)

function anyValue(option: Option): fc.Arbitrary<OptionValue> {
  switch (option.kind) {
    case 'flag':
      return fc.boolean()
    case 'number':
      return fc.integer({ min: option.min, max: option.max })
    case 'choice':
      return fc.constantFrom(...option.choices.map(({ value }) => value))
    case 'letters':
      return fc.subarray(option.letters.map(({ letter }) => letter)).map((letters) => letters.join(''))
    case 'text':
      return anyText
  }
}

const stepTools = tools.filter((tool) => stepPosition(tool) !== 'none')

function mapOptions<T>(options: Options, map: (option: Option) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, map(option)]))
}

const anyStep: fc.Arbitrary<Step> = fc.constantFrom(...stepTools).chain((tool) =>
  fc.record({
    tool: fc.constant(tool),
    options: fc
      .record(mapOptions(publicOptions(tool.options), anyValue))
      .map((values) => ({ ...initialOptions(tool.options), ...values })),
    isOn: fc.boolean(),
  }),
)

test('any recipe is the same after it is written and read', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 6 }), (steps) => {
      const source = formatRecipe(steps)
      expect(parse(source)).toEqual(steps)
      // Files and shell arguments are UTF-8 without null characters.
      expect(source.isWellFormed()).toBe(true)
      expect(source).not.toContain('\0')
    }),
  )
})

test('any other text gives a problem or a recipe, and never throws', () => {
  const words = ['line-sorter', 'text-cleaner', 'off', 'order', 'mode', 'az', ' | ', '(', ')', '=', ', ', '"', '\\']
  const rubbish = fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...words), maxLength: 20 }))
  fc.assert(
    fc.property(rubbish, (source) => {
      const parsed = parseRecipe(source, tools)
      if (parsed.ok) {
        expect(parse(formatRecipe(parsed.steps))).toEqual(parsed.steps)
        return
      }
      expect(parsed.message).toMatch(/^\S.*[.…?]$/su)
      expect(parsed.start).toBeLessThanOrEqual(parsed.end)
      expect(parsed.end).toBeLessThanOrEqual(source.length)
    }),
  )
})

test('a very long text is read quickly', () => {
  const long = 'x\\n'.repeat(300_000)
  expect(parse(`find-replace(find="${long}")`)).toEqual([step('find-replace', { find: long.replaceAll('\\n', '\n') })])
  expect(parseRecipe('x'.repeat(10_000_000), tools).ok).toBe(false)
  expect(parseRecipe(' '.repeat(1_000_000), tools)).toEqual({ ok: true, steps: [] })
})

describe('which tools can be steps', () => {
  const idsAt = (position: string) => tools.filter((tool) => stepPosition(tool) === position).map(({ id }) => id)

  test('generators only first, reports only last, and a tool for two texts never', () => {
    expect(idsAt('none')).toContain('text-diff')
    expect(idsAt('first')).toEqual(
      expect.arrayContaining([
        'lorem-generator',
        'meta-generator',
        'password-generator',
        'random-text',
        'username-generator',
      ]),
    )
    expect(idsAt('last')).toEqual(
      expect.arrayContaining([
        ...['character-counter', 'hash-generator', 'keyword-density', 'readability-score', 'reading-time'],
        ...['sentence-counter', 'title-analyzer', 'word-counter', 'word-frequency'],
      ]),
    )
    expect(idsAt('any')).toContain('line-sorter')
  })

  test.each<[string, number | undefined]>([
    ['password-generator | line-sorter | word-counter', undefined],
    ['word-counter', undefined],
    ['', undefined],
    ['line-sorter | password-generator', 1],
    ['off line-sorter | password-generator', undefined],
    ['line-sorter | off password-generator', undefined],
    ['line-sorter | word-counter | line-sorter', 1],
    ['word-counter | word-counter', 0],
    ['word-counter | off line-sorter', undefined],
  ])('%s: the misplaced step is %s', (source, index) => {
    expect(findMisplacedStep(parse(source))?.index).toBe(index)
  })
})

/** What a recipient of a shared recipe gets. */
function withoutPrivateText({ tool, options, isOn }: Step): Step {
  const hidden = Object.entries(tool.options).flatMap(([name, option]) =>
    option.kind === 'text' && option.isPrivate === true ? [[name, option.initial]] : [],
  )
  return { tool, options: { ...options, ...Object.fromEntries(hidden) } as Step['options'], isOn }
}

describe('a shared recipe', () => {
  test('is the same in an address, without private text', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 6 }), (steps) => {
        const { href } = new URL(`https://example.com/recipes${writeRecipeHash(steps)}`)
        // Characters with which programs often end a link.
        expect(href).not.toMatch(/[\s!'()*.,;<>"]$/)
        const expected = steps.map(withoutPrivateText)
        expect(parse(readRecipeHash(new URL(href).hash) ?? '')).toEqual(expected)
        expect(parse(readSharedRecipe(` ${href}\n`))).toEqual(expected)
      }),
    )
  })

  test('is the same in a command', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 6 }), (steps) => {
        const expected = steps.map(withoutPrivateText)
        expect(parse(readSharedRecipe(`$ ${recipeCommand(steps)}\n`))).toEqual(expected)
        expect(parse(readSharedRecipe(formatRecipe(expected)))).toEqual(expected)
      }),
    )
  })

  test('names its typed text and what is left out', () => {
    const steps = [
      step('find-replace', { find: 'a' }),
      step('find-replace', { find: 'b', replace: 'c' }),
      step('text-cleaner', { joinWith: ', ' }),
      step('hash-generator', { key: 'secret', md5: false }),
    ]
    expect(typedTexts(steps)).toEqual({
      shared: ['search text', 'replacement', 'join lines with'],
      leftOut: ['HMAC key'],
    })
    expect(formatSharedRecipe(steps.slice(3))).toBe('hash-generator(md5=off)')
  })

  test('keeps private text while its notation is edited', () => {
    const old = [step('reverse-text'), step('hash-generator', { key: 'secret' })]
    const edited = [step('line-sorter'), step('hash-generator', { md5: false }), step('hash-generator')]
    expect(keepPrivateText(edited, old)).toEqual([
      step('line-sorter'),
      step('hash-generator', { md5: false, key: 'secret' }),
      step('hash-generator'),
    ])
  })

  test.each([
    ['', undefined],
    ['#faq', undefined],
    ['#length=24', undefined],
    ['#recipe=line-sorter', 'line-sorter'],
    ['#recipe=', ''],
    ['#recipe=100%', '100%'],
  ])('the fragment %j has the notation %j', (hash, notation) => {
    expect(readRecipeHash(hash)).toBe(notation)
  })

  test('no recipe has no fragment', () => {
    expect(writeRecipeHash([])).toBe('')
  })
})
