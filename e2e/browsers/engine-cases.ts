import { initialOptions, type Option, type OptionValue } from '../../src/core/tool/options.ts'
import { randomBelow, randomItem, randomItems, shuffled } from '#core/random/random.ts'
import { seededRandom } from '#core/random/seeded-random.ts'
import { exampleSeed } from '../../src/core/tool/manifest.ts'
import type { RegisteredTool } from '#tools/manifests.ts'
import { examplesOf } from '#tools/example-lists.ts'

/** A reproducible run of an engine. */
export interface EngineCase {
  readonly input: Readonly<Record<string, string>>
  readonly options: Readonly<Record<string, OptionValue>>
  readonly seed: number
}

type Random = Parameters<typeof randomBelow>[1]

/**
 * Texts that browsers may treat differently: all planes, emoji sequences, combining marks, text directions, surrogates and
 * line breaks.
 */
const fragments = [
  ...[
    'word',
    'Word',
    'WORD',
    'naïve',
    'Straße',
    'İstanbul',
    'ﬁne',
    'e\u0301tude',
    'Ωμέγα',
    'ς Σ',
    'don’t',
    'co-op',
    'e.g.',
    'Mr.',
    '3.14',
    '1,000',
    '٣٤٥',
    '５',
    '½',
    'Ⅷ',
  ],
  ...[
    '日本語',
    '東京都に住む。',
    '你好，世界！',
    '한국어 문장입니다.',
    'ภาษาไทย',
    'हिन्दी',
    'עברית',
    'العربية',
    '\u202bשלום\u202c',
    '\u200fא\u200e',
    'Привет мир.',
  ],
  ...[
    '😀',
    '👩‍👩‍👧',
    '👩🏽‍🚀',
    '🇫🇷',
    '🇩🇪🇫',
    '1️⃣',
    '❤️',
    '☺',
    '🏴\u{e0067}\u{e0062}\u{e007f}',
    '👍🏿',
    '\u200d',
    '\ufe0f',
    '\u{1f3fd}',
  ],
  ...[
    '𝒜',
    '𝓐𝓫',
    '𐐀𐐨',
    '𠮷',
    '𞤀',
    '🅰',
    '😀 𠮷',
    '😀 𝒜 👩🏽‍🚀',
    '\u{10ffff}',
    '\u{e000}',
    '\u{f0000}',
    '\ufffe',
    '\ufffd',
  ],
  ...[
    '\ud83d',
    '\ude00',
    '\udbff\udbff',
    '\0',
    '\u0001',
    '\u001b[0m',
    '\u007f',
    '\u0085',
    '\u00a0',
    '\u00ad',
    '\u200b',
    '\u2060',
    '\ufeff',
    '\u3000',
    '\t',
    ' ',
    '  ',
  ],
  ...[
    '\n',
    '\r\n',
    '\r',
    '\n\n',
    '\u2028',
    '\u2029',
    '\v',
    '\f',
    '.',
    '!',
    '?',
    '…',
    '。',
    '"',
    '“',
    "'",
    ',',
    ';',
    ':',
    '—',
    '-',
    '_',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '<',
    '>',
    '&',
    '\\',
    '/',
  ],
  ...[
    '#tag',
    '#𝓐b',
    '𝒜#tag',
    '日#本',
    '@name',
    '𠮷@name',
    'a@b.example',
    '𝒜42',
    'é-7',
    '$5.00',
    'https://example.com/a?b=c#d',
    '192.168.0.1',
    '::1',
    '+1 (555) 010-9999',
  ],
  ...[
    '&amp;',
    '&#x1F600;',
    '&notit;',
    '<b>x</b>',
    '<!-- c -->',
    '%E2%82%AC',
    '%ff',
    '%',
    '+',
    '4pyT',
    'aGk=',
    '.- -...',
    '/',
    '{"a":[1,2.50,-0,1e400]}',
    '{"é":"\\ud83d"}',
    'a{b:c}',
    '/* x */',
    '@media (min-width:1px){a{b:calc(1px + 2px)}}',
    '__proto__',
    'constructor',
  ],
]

const patterns = [
  '.',
  '\\w+',
  '\\d{2}',
  '[aeiou]',
  '(?<first>\\p{L})(.)?',
  '\\bword\\b',
  '^.',
  '.$',
  '(?<=a)b',
  '(?<!\\S)\\S',
  '[^\\x00-\\x7f]',
  '\\p{Emoji}',
  '(',
  '[z-a]',
  'a{2,1}',
  '\\1(a)',
  '(?:)',
  '$&',
  '$1-$<first>',
  '\\u{1F600}',
  '[😀-😎]',
  '\\s+',
  'é|É',
]

/** Blocks from all planes that every supported browser's Unicode version includes, and lone surrogates. */
const ranges = [
  ...[
    [0x20, 0x24f],
    [0x300, 0x36f],
    [0x391, 0x3a1],
    [0x400, 0x52f],
    [0x5d0, 0x5ea],
    [0x620, 0x64a],
    [0x905, 0x939],
    [0xe01, 0xe3a],
  ],
  ...[
    [0x1100, 0x11ff],
    [0x1e00, 0x1eff],
    [0x2000, 0x2064],
    [0x2100, 0x218b],
    [0x2190, 0x23ff],
    [0x2600, 0x26ff],
    [0x3041, 0x3096],
  ],
  ...[
    [0x30a1, 0x30fa],
    [0x4e00, 0x9fa5],
    [0xac00, 0xd7a3],
    [0xd800, 0xdfff],
    [0xe000, 0xf8ff],
    [0xfb50, 0xfbb1],
    [0xfe00, 0xfe0f],
    [0xff01, 0xffbe],
  ],
  ...[
    [0x10400, 0x1044f],
    [0x1d400, 0x1d454],
    [0x1f400, 0x1f43e],
    [0x1f600, 0x1f64f],
    [0x20000, 0x2a6d6],
    [0xe0100, 0xe01ef],
  ],
  ...[
    [0xf0000, 0xffffd],
    [0x100000, 0x10fffd],
  ],
] as [number, number][]

function randomCodePoints(random: Random): string {
  const points = Array.from({ length: 1 + randomBelow(30, random) }, () => {
    const [first, last] = randomItem(ranges, random)
    return first + randomBelow(last - first + 1, random)
  })
  return String.fromCodePoint(...points)
}

function joinRandomFragments(maxCount: number, random: Random): string {
  return randomItems(fragments, 1 + randomBelow(maxCount, random), random).join(
    randomItem(['', ' ', ' ', '\n', ', '], random),
  )
}

/** Inserts, removes, repeats or capitalizes a part of a text. */
function mutate(text: string, random: Random): string {
  const characters = [...text]
  const start = randomBelow(characters.length + 1, random)
  const end = start + randomBelow(10, random)
  const part = (from: number, to?: number) => characters.slice(from, to).join('')
  const changes = [
    () => part(0, start) + randomItem(fragments, random) + part(start),
    () => part(0, start) + part(end),
    () => part(0, end) + part(start),
    () => part(0, start) + part(start, end).toUpperCase() + part(end),
  ]
  return randomItem(changes, random)()
}

/** Pairs that WebKitGTK 2.50 wrongly treats as surrogate pairs in regular expressions. Engines cannot work around it. */
const falsePair = /[\ud800-\udbff](?=[\ufc00-\uffff])|[\uf800-\ufbff](?=[\udc00-\udfff\ufc00-\uffff])/g

function randomText(exampleTexts: readonly string[], isShort: boolean, random: Random): string {
  const generators = [
    () => joinRandomFragments(isShort ? 4 : 30, random),
    () => mutate(mutate(randomItem(exampleTexts, random), random), random),
    () => randomCodePoints(random),
    () => (isShort ? randomItem(fragments, random) : joinRandomFragments(300, random)),
  ]
  return randomItem(generators, random)().replaceAll(falsePair, '$& ')
}

function randomValue(option: Option, random: Random): OptionValue {
  switch (option.kind) {
    case 'flag':
      return randomBelow(2, random) === 1
    case 'number':
      return option.min + randomBelow(Math.min(option.max, option.min + 60) - option.min + 1, random)
    case 'choice':
      return randomItem(option.choices, random).value
    case 'letters':
      return shuffled(option.letters, random)
        .slice(0, randomBelow(option.letters.length + 1, random))
        .map(({ letter }) => letter)
        .join('')
    case 'text':
      return randomItem([option.initial, randomItem(fragments, random), randomItem(patterns, random)], random)
  }
}

/** Returns `count` cases for a tool: its examples, then random ones. */
export function casesOf({ id, inputs, options, timeLimit }: RegisteredTool, count: number): EngineCase[] {
  const initial = initialOptions(options) as EngineCase['options']
  const fromExamples = examplesOf(id).map((example) => ({
    input: example.input,
    options: { ...initial, ...(example.options as EngineCase['options'] | undefined) },
    seed: exampleSeed,
  }))
  const random = { random: seededRandom(count) }
  const names = Object.keys(inputs)
  const randomCases = Array.from({ length: count - fromExamples.length }, (_, seed): EngineCase => {
    const base = randomItem(fromExamples, random)
    // Tools with a time limit run patterns, which may never end on a long text.
    const isShort = timeLimit !== undefined
    const input = names.map((name) => [
      name,
      randomText(
        fromExamples.map((example) => example.input[name] ?? ''),
        isShort,
        random,
      ),
    ])
    const isChanged = randomBelow(3, random) > 0
    const changed = Object.entries(options).map(([name, option]) => [name, randomValue(option, random)])
    return {
      input: Object.fromEntries(input) as EngineCase['input'],
      options: isChanged ? (Object.fromEntries(changed) as EngineCase['options']) : base.options,
      seed,
    }
  })
  return [...fromExamples, ...randomCases]
}
