import { groupByCategory } from '#core/category.ts'
import { optionWord, type Option, type OptionValue } from '#core/options.ts'
import { stepPosition } from '#core/recipe/recipe.ts'
import { maxSeed } from '#core/seeded-random.ts'
import { exampleSeed, type Example, type Tool } from '#core/tool.ts'
import type { RegisteredTool } from '#tools/registry.ts'
import { readsText, recipeCommand } from './arguments.ts'
import { mcpCommand } from './mcp/mcp-arguments.ts'

const command = 'textwright'
const lineWidth = 80

const severalFilesRule =
  'Several files are joined in the order given. Without FILE, or if FILE is -, reads standard input.'
const textRule =
  'Text is read as UTF-8, or as UTF-16 if it starts with a UTF-16 byte order mark, and written as UTF-8. ' +
  'Every line break is part of the text, including the last one. If the result doesn’t end with a line break, one is added.'
const bytesRule = 'Input is read as raw bytes, without conversion.'
const encodingRow = [
  '--encoding LABEL',
  'Read text that isn’t UTF-8, such as windows-1252. A byte order mark takes precedence.',
] as const
const seedRule = `Always give the same result for the same N, from 0 to ${String(maxSeed)}. Default: a new result each time.`

/** Returns the text for `--help`, with the tools by category. */
export function generalHelp(tools: readonly RegisteredTool[]): string {
  const width = Math.max(0, ...tools.map(({ id }) => id.length))
  return joinBlocks([
    `Usage: ${command} TOOL [--option value …] [FILE …]\n       ${command} ${recipeCommand} RECIPE [FILE …]\n       ${command} ${mcpCommand} [--allow DIR …]`,
    wrap(
      'Reads text from FILE or standard input and writes the result to standard output. ' +
        'Nothing is sent anywhere, and no file is changed.',
    ),
    ...groupByCategory(tools).map(({ category, members }) =>
      [category, ...members.map(({ id, summary }) => tableRow(id, summary, width))].join('\n'),
    ),
    [
      'Options',
      tableRow(
        '--encoding',
        'Read text that isn’t UTF-8: --encoding windows-1252 (for any tool that reads text)',
        width,
      ),
      tableRow('--json', 'Print the whole result as one JSON object (for any tool)', width),
      tableRow('--help', `Show this list, or a tool’s options and examples: ${command} TOOL --help`, width),
      tableRow('', `How to write a recipe: ${command} ${recipeCommand} --help`, width),
      tableRow('', `How to connect an agent: ${command} ${mcpCommand} --help`, width),
      tableRow('--version', 'Show the version', width),
    ].join('\n'),
    wrap('Exit status: 0 on success, 1 if the text or a file can’t be processed, 2 for incorrect usage.'),
  ])
}

/** Returns the text for `run --help`. */
export function recipeHelp(tools: readonly RegisteredTool[]): string {
  const idsAt = (position: ReturnType<typeof stepPosition>) =>
    tools.filter((tool) => stepPosition(tool) === position).map(({ id }) => id)
  const rows = [
    ['--file RECIPE', 'Read the recipe from a file'],
    encodingRow,
    ['--seed N', seedRule],
    ['--json', 'Print the whole result of the last step as one JSON object'],
    ['--help', 'Show this help'],
  ] as const
  const width = Math.max(...rows.map(([word]) => word.length))
  return joinBlocks([
    wrap('Runs several tools one after another. The result of each step is the text of the next one.'),
    `Usage: ${command} ${recipeCommand} RECIPE [FILE …]\n       ${command} ${recipeCommand} --file RECIPE [FILE …]`,
    wrap(`${severalFilesRule} ${textRule}`),
    [
      'Recipe',
      ...wrapLines(
        'Put | between the steps and options in parentheses: tool(option=value, option=value). Options have the same ' +
          'names and values as on the command line, and flags are on or off. Put double quotes around a value with ' +
          String.raw`spaces or punctuation; inside them, write \" for a quote, \\ for a backslash, \n for a line break ` +
          String.raw`and \t for a tab. The word off before a step switches the step off. Put single quotes around the ` +
          'recipe, so that the shell leaves it alone.',
        lineWidth - 2,
      ).map((line) => `  ${line}`),
    ].join('\n'),
    [
      'Steps',
      tableRow('Only first', idsAt('first').join(', '), 10),
      tableRow('Any', idsAt('any').join(', '), 10),
      tableRow('Only last', idsAt('last').join(', '), 10),
    ].join('\n'),
    ['Options', ...rows.map(([word, text]) => tableRow(word, text, width))].join('\n'),
    [
      'Examples',
      `  $ ${command} ${recipeCommand} 'text-cleaner(bullets=on, join-with=", ")' list.txt`,
      `  $ ${command} ${recipeCommand} 'text-extractor | duplicate-remover | line-sorter' mail.txt`,
      `  $ ${command} ${recipeCommand} --file clean.recipe *.txt`,
    ].join('\n'),
  ])
}

/** Returns the text for `TOOL --help`. */
export function toolHelp(tool: RegisteredTool): string {
  const rows = [
    ...Object.entries(tool.options).map(([name, option]) => optionRow(optionWord(name), option)),
    ...(readsText(tool) ? [encodingRow] : []),
    ...(tool.isRandom ? [['--seed N', seedRule]] : []),
    ['--json', 'Print the whole result as one JSON object'],
    ['--help', 'Show this help'],
  ] as const
  const width = Math.max(...rows.map(([word]) => word.length))
  return joinBlocks([
    wrap(`${tool.name}: ${tool.summary}`),
    `Usage: ${[command, tool.id, '[--option value …]', ...fileOperands(tool)].join(' ')}`,
    wrap(inputRule(tool)),
    ['Options', ...rows.map(([word, text]) => tableRow(word, text, width))].join('\n'),
    ...timeLimitRule(tool),
    ['Examples', ...tool.examples.map((example) => describeExample(tool, example))].join('\n\n'),
  ])
}

/** Returns the shell command that runs an example. */
export function exampleCommand(tool: Pick<RegisteredTool, 'id' | 'inputs' | 'isRandom'>, example: Example): string {
  const options = Object.entries(example.options ?? {}).map(([name, value]) => formatOption(name, value as OptionValue))
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

function inputRule({ inputs }: Tool): string {
  const labels = Object.values(inputs).map(({ label }) => label)
  if (labels.length === 0) return 'Doesn’t read any text or files.'
  if (labels.length > 1) {
    const files = labels.map((label, index) => `FILE${String(index + 1)} (${label})`).join(', ')
    return `Reads ${files}. One of them can be -, for standard input. ${textRule}`
  }
  const isBytes = Object.values(inputs)[0]?.kind === 'bytes'
  return `${severalFilesRule} ${isBytes ? bytesRule : textRule}`
}

function timeLimitRule({ timeLimit, timeLimitWhen = {} }: Tool): readonly string[] {
  if (timeLimit === undefined) return []
  const options = Object.entries(timeLimitWhen).map(([name, value]) => formatOption(name, value as OptionValue))
  const limit = `after ${String(timeLimit / 1000)} s.`
  return [options.length > 0 ? `With ${options.join(' ')}, stops ${limit}` : `Stops ${limit}`]
}

function optionRow(word: string, option: Option): readonly [string, string] {
  switch (option.kind) {
    case 'flag':
      return option.initial
        ? [`--no-${word}`, `Turn off: ${option.label}. Default: on.`]
        : [`--${word}`, `Turn on: ${option.label}. Default: off.`]
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

function formatOption(name: string, value: OptionValue): string {
  if (typeof value === 'boolean') return `--${value ? '' : 'no-'}${optionWord(name)}`
  const text = String(value)
  // With `=`, an empty value or one that looks like an option is easier to read.
  return text === '' || text.startsWith('-')
    ? `--${optionWord(name)}=${text === '' ? '' : quote(text)}`
    : `--${optionWord(name)} ${quote(text)}`
}

/** Quotes for a shell: inside single quotes, only the quote itself is special. */
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
