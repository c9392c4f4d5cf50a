import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLinkable, writeFragment } from '#core/tool/option-links.ts'
import { optionProblem } from '#core/tool/option-problem.ts'
import { initialOptions, type Option, type OptionValue, optionWord, publicOptions } from '#core/tool/options.ts'
import { readFragment } from '#core/tool/read-fragment.ts'
import { type RegisteredTool, tools } from './manifests.ts'

const allOptions = tools.flatMap(({ id, options }) =>
  Object.entries(publicOptions(options)).map(([name, option]) => ({ path: `${id}.${name}`, option })),
)

test('a link contains only typed text that is needed for it, and never a key, a hash or a page’s description', () => {
  const typed = allOptions.filter(({ option }) => option.kind === 'text')
  expect(
    typed
      .filter(({ option }) => isLinkable(option))
      .map(({ path }) => path)
      .sort(),
  ).toEqual([
    'find-replace.find',
    'find-replace.replace',
    'keyword-density.keyword',
    'regex-tester.pattern',
    'regex-tester.replacement',
    'text-extractor.pattern',
    'username-generator.keyword',
  ])
})

test('a recipe shares no key, hash or page’s description', () => {
  const isPrivate = ({ option }: (typeof allOptions)[number]) => option.kind === 'text' && option.isPrivate === true
  expect(
    allOptions
      .filter(isPrivate)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([
    'hash-generator.expected',
    'hash-generator.key',
    'json-formatter.find',
    'meta-generator.author',
    'meta-generator.canonical',
    'meta-generator.description',
    'meta-generator.image',
    'meta-generator.imageAlt',
    'meta-generator.keywords',
    'meta-generator.siteName',
    'meta-generator.title',
    'meta-generator.twitterSite',
    'meta-generator.url',
  ])
  expect(allOptions.filter((option) => isPrivate(option) && isLinkable(option.option))).toEqual([])
})

test('a link contains no option without a field on the page', () => {
  const others = allOptions.filter(({ option }) => option.kind !== 'text' && !isLinkable(option))
  expect(others.map(({ path }) => path).sort()).toEqual([
    'base64-encoder.bytes',
    'find-replace.preview',
    'json-formatter.repair',
    'readability-score.style',
    'regex-tester.lineNumbers',
    'regex-tester.ranges',
    'text-cleaner.mode',
    'word-frequency.csv',
  ])
})

/** Any value that the option's field on the page can have. */
function anyFieldValue(option: Option): fc.Arbitrary<OptionValue> {
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
      return fc.string({ unit: 'grapheme' }).map((text) =>
        text
          .replaceAll(/[\r\n]/g, '')
          .slice(0, option.maxLength)
          .toWellFormed(),
      )
  }
}

/** Fragments of real names with real and wrong values, and of anything else. */
function anyFragment(names: readonly string[], values: readonly string[]): fc.Arbitrary<string> {
  const rubbish = fc.string({ unit: 'binary', maxLength: 12 })
  const part = fc.tuple(
    fc.oneof(fc.constantFrom('', '__proto__', 'toString', ...names), rubbish),
    fc.constantFrom('=', '', '==', '%3D'),
    fc.oneof(
      fc.constantFrom('on', 'off', 'true', '1e99', '-1', 'NaN', '0x1F', '%', '%FF', '%00', ...values),
      fc.double().map(String),
      rubbish,
    ),
  )
  return fc.oneof(
    rubbish,
    fc.array(part, { maxLength: 6 }).map((parts) => parts.map((texts) => texts.join('')).join('&')),
  )
}

describe.each(tools)('$id', (tool) => {
  const { id, options } = tool
  const names = Object.keys(options)

  test(`${id}: a link gives the same options`, () => {
    const arbitraries = names.map((name) => [name, anyFieldValue(options[name] as Option)] as const)
    fc.assert(
      fc.property(fc.record(Object.fromEntries(arbitraries)), (values) => {
        const fragment = writeFragment(options, values)
        // As it comes back from an address bar.
        const { hash } = new URL(`https://example.com/tools/${id}#${fragment}`)
        const linked = names.filter((name) => isLinkable(options[name] as Option))
        const initial: Record<string, OptionValue> = initialOptions(options)
        expect({ ...initial, ...readFragment(tool, hash.slice(1)).values }).toEqual({
          ...initial,
          ...Object.fromEntries(linked.map((name) => [name, values[name]])),
        })
        expect(hash === '' || hash.includes('=')).toBe(true)
      }),
    )
  })

  test(`${id}: any fragment gives valid options`, () => {
    const choices = Object.values(options).flatMap((option) =>
      option.kind === 'choice' ? option.choices.map(({ value }) => value) : [],
    )
    fc.assert(
      fc.property(anyFragment(names.map(optionWord), choices), (fragment) => {
        for (const [name, value] of Object.entries(readFragment(tool, fragment).values)) {
          const option = options[name]
          expect(option && isLinkable(option), name).toBe(true)
          expect(option && optionProblem(option, value), name).toBeUndefined()
        }
      }),
    )
  })
})

const prose = import.meta.glob<string>(['/content/**/*.{md,mdx}', './*/about.mdx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const links = Object.entries(prose).flatMap(([file, text]) =>
  [...text.matchAll(/\/(?:tools\/|\?tool=)([\w-]+)#([^\s)"]*=[^\s)"]*)/g)].map(([, id = '', fragment = '']) => ({
    file,
    id,
    fragment,
  })),
)

test('at least five articles open a tool with settings', () => {
  const articles = links.map(({ file }) => file).filter((file) => file.startsWith('/content/blog/'))
  expect(new Set(articles).size).toBeGreaterThanOrEqual(5)
})

test.each(links)('$file: the link to $id sets what it says (#$fragment)', ({ id, fragment }) => {
  const tool = tools.find((known) => known.id === id) as RegisteredTool
  const { values, leftOut } = readFragment(tool, fragment)
  expect(leftOut).toEqual([])
  expect(writeFragment(tool.options, values)).toBe(fragment)
})
