import { groupByCategory } from '#core/category.ts'
import type { Option, OptionValue } from '#core/options.ts'
import { exampleSeed, type Example, type Tool } from '#core/tool.ts'
import type { RegisteredTool } from '#tools/registry.ts'
import { maxSeed, optionWord } from './arguments.ts'

const command = 'textwright'
const lineWidth = 80

const severalFilesRule =
  'Several files are read as one, one after the other. Without FILE, or where FILE is -, standard input is read.'
const textRule =
  'Text is UTF-8, or UTF-16 with a byte order mark. Every line break counts as text, the last one too; ' +
  'a result that does not end in one is given one.'
const bytesRule = 'Bytes are taken as they are.'
const seedRule = `The same result for the same N, from 0 to ${String(maxSeed)}. Default: a new result each time.`

/** What `--help` prints: every tool, by category. */
export function generalHelp(tools: readonly RegisteredTool[]): string {
  const width = Math.max(0, ...tools.map(({ id }) => id.length))
  return joinBlocks([
    `Usage: ${command} TOOL [--option value …] [FILE …]`,
    wrap(
      'The text comes from FILE or standard input, the result goes to standard output. ' +
        'Nothing is sent anywhere, and no file is changed.',
    ),
    ...groupByCategory(tools).map(({ category, members }) =>
      [category, ...members.map(({ id, summary }) => tableRow(id, summary, width))].join('\n'),
    ),
    [
      'Options',
      tableRow('--json', 'The whole result as one JSON object, for any tool', width),
      tableRow('--help', `This list, or after a tool its options and examples: ${command} TOOL --help`, width),
      tableRow('--version', 'The version', width),
    ].join('\n'),
    wrap('Exit status: 0 when all went well, 1 when the text or a file cannot be worked on, 2 for wrong usage.'),
  ])
}

/** What `TOOL --help` prints. */
export function toolHelp(tool: RegisteredTool): string {
  const rows = [
    ...Object.entries(tool.options).map(([name, option]) => optionRow(optionWord(name), option)),
    ...(tool.isRandom ? [['--seed N', seedRule]] : []),
    ['--json', 'The whole result as one JSON object'],
    ['--help', 'This text'],
  ] as const
  const width = Math.max(...rows.map(([word]) => word.length))
  return joinBlocks([
    wrap(`${tool.name}: ${tool.summary}`),
    `Usage: ${[command, tool.id, '[--option value …]', ...fileOperands(tool)].join(' ')}`,
    wrap(readingRule(tool)),
    ['Options', ...rows.map(([word, text]) => tableRow(word, text, width))].join('\n'),
    ...timeLimitRule(tool),
    ['Examples', ...tool.examples.map((example) => describeExample(tool, example))].join('\n\n'),
  ])
}

/** The command that runs an example, as one would type it. */
export function exampleCommand(tool: Pick<RegisteredTool, 'id' | 'inputs' | 'isRandom'>, example: Example): string {
  const options = Object.entries(example.options ?? {}).map(([name, value]) => writeOption(name, value as OptionValue))
  const words = [command, tool.id, ...options, ...(tool.isRandom ? [`--seed ${String(exampleSeed)}`] : [])]
  const texts = Object.keys(tool.inputs).map((name) => `printf %s ${quote(example.input[name] ?? '')}`)
  if (texts.length === 0) return words.join(' ')
  if (texts.length === 1) return [...texts, '|', ...words].join(' ')
  return [...words, ...texts.map((text) => `<(${text})`)].join(' ')
}

function fileOperands({ inputs }: Tool): readonly string[] {
  const { length } = Object.keys(inputs)
  if (length === 1) return ['[FILE …]']
  return Array.from({ length }, (_, index) => `FILE${String(index + 1)}`)
}

function readingRule({ inputs }: Tool): string {
  const labels = Object.values(inputs).map(({ label }) => label)
  if (labels.length === 0) return 'It reads no text and no files.'
  if (labels.length > 1) {
    const files = labels.map((label, index) => `FILE${String(index + 1)} (${label})`).join(', ')
    return `Reads ${files}. One of them may be -, which is standard input. ${textRule}`
  }
  const isBytes = Object.values(inputs)[0]?.kind === 'bytes'
  return `${severalFilesRule} ${isBytes ? bytesRule : textRule}`
}

function timeLimitRule({ timeLimit, timeLimitWhen = {} }: Tool): readonly string[] {
  if (timeLimit === undefined) return []
  const options = Object.entries(timeLimitWhen).map(([name, value]) => writeOption(name, value as OptionValue))
  const run = ['A run', ...(options.length > 0 ? ['with', ...options] : [])].join(' ')
  return [`${run} is stopped after ${String(timeLimit / 1000)} s.`]
}

function optionRow(word: string, option: Option): readonly [string, string] {
  switch (option.kind) {
    case 'flag':
      return option.initial
        ? [`--no-${word}`, `Turns off: ${option.label}. Default: on.`]
        : [`--${word}`, `Turns on: ${option.label}. Default: off.`]
    case 'number': {
      const limits = `a whole number from ${String(option.min)} to ${String(option.max)}`
      const initial = option.optional ? 'none' : String(option.initial)
      return [`--${word} N`, `${option.label}: ${limits}. Default: ${initial}.`]
    }
    case 'choice': {
      const values = option.choices.map(({ value }) => quote(value)).join(', ')
      return [`--${word} CHOICE`, `${option.label}: one of ${values}. Default: ${quote(option.initial)}.`]
    }
    case 'letters': {
      const letters = option.letters.map(({ letter, label }) => `${letter} (${label})`).join(', ')
      return [`--${word} LETTERS`, `${option.label}: any of ${letters}. Default: ${option.initial || 'none'}.`]
    }
    case 'text':
      return [`--${word} TEXT`, `${option.label}. Default: ${option.initial === '' ? 'none' : quote(option.initial)}.`]
  }
}

function describeExample(tool: RegisteredTool, example: Example): string {
  const output = example.output.split('\n').map((line) => `  ${line}`)
  return [`  ${example.title}`, `  $ ${exampleCommand(tool, example)}`, ...output].join('\n').trimEnd()
}

function writeOption(name: string, value: OptionValue): string {
  if (typeof value === 'boolean') return `--${value ? '' : 'no-'}${optionWord(name)}`
  const text = String(value)
  // An empty value, or one that looks like an option, must not be mistaken by the eye either.
  return text === '' || text.startsWith('-')
    ? `--${optionWord(name)}=${text === '' ? '' : quote(text)}`
    : `--${optionWord(name)} ${quote(text)}`
}

/** As a shell wants it: nothing inside single quotes is special but the quote itself. */
function quote(text: string): string {
  if (/^[\w./:@%+,-]+$/.test(text)) return text
  return `'${text.replaceAll("'", `'\\''`)}'`
}

function tableRow(term: string, text: string, width: number): string {
  const indent = ' '.repeat(width + 4)
  const lines = wrapLines(text, Math.max(40, lineWidth - indent.length))
  return `  ${term.padEnd(width)}  ${lines.join(`\n${indent}`)}`
}

function wrap(text: string): string {
  return wrapLines(text, lineWidth).join('\n')
}

function wrapLines(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line]
}

function joinBlocks(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`
}
