import { groupByCategory } from '#core/tool/category.ts'
import type { OptionValue } from '#core/tool/options.ts'
import type { AnyEngine } from '#core/tool/engine-interface.ts'
import { exampleSeed, type Example, type Tool } from '#core/tool/manifest.ts'
import type { RegisteredTool } from '#tools/manifests.ts'
import { examplesOf } from '#tools/example-lists.ts'
import { describedCommands } from './command-help.ts'
import { formatOption, quote } from './format-option.ts'
import { indentLines, joinBlocks, optionTable, tableRow, termWidth, usage, wrap } from './help-layout.ts'
import { maxInMemory, rules } from './help-rules.ts'
import { commonOptions, generalOptions, listCommonOptions, listToolOptions } from './option-list.ts'
import { purposeOf } from './purpose-of.ts'

/** Returns the text for `--help`, with the tools by category. */
export function generalHelp(tools: readonly RegisteredTool[]): string {
  const commands = Object.entries(describedCommands)
  const names = [...tools.map(({ id }) => id), ...commands.map(([name]) => name)]
  const width = Math.max(...names.map(({ length }) => length))
  return joinBlocks([
    usage(['TOOL [OPTION…] [FILE…]', 'run RECIPE [FILE…]']),
    wrap(
      'Reads text from FILE or standard input and writes the result to standard output. ' +
        'Nothing is sent anywhere, and files are written only with --output and --in-place.',
    ),
    ...groupByCategory(tools).map(({ category, members }) =>
      [`${category}:`, ...members.map((tool) => tableRow(tool.id, purposeOf(tool), width))].join('\n'),
    ),
    ['Other commands:', ...commands.map(([name, { summary }]) => tableRow(name, summary, width))].join('\n'),
    optionTable(
      'Options for most tools:',
      commonOptions.filter(({ word }) => word !== 'help'),
    ),
    optionTable('Options:', generalOptions),
    [
      'Examples:',
      `  $ textwright word-counter *.txt`,
      `  $ textwright case-converter --style title --in-place chapter.txt`,
      `  $ textwright help line-sorter`,
    ].join('\n'),
    wrap(`Exit status: ${rules.exitStatus}`),
  ])
}

/** Returns the text for `TOOL --help`. The engine shows whether the tool can stream. */
export function toolHelp(
  tool: RegisteredTool,
  engine: Pick<AnyEngine, 'stream' | 'printTotal'>,
  examples: readonly Example[] = examplesOf(tool.id),
): string {
  const own = listToolOptions(tool)
  const common = listCommonOptions(tool)
  const width = termWidth([...own, ...common])
  return joinBlocks([
    `${usage([toolUsage(tool)])}\n${wrap(purposeOf(tool))}`,
    ...(own.length > 0 ? [optionTable('Options:', own, width)] : []),
    optionTable(own.length > 0 ? 'Common options:' : 'Options:', common, width),
    ['Files:', ...inputRules(tool, engine).flatMap(indentLines)].join('\n'),
    ...timeLimitRule(tool),
    ['Examples:', ...examples.map((example) => describeExample(tool, example))].join('\n\n'),
  ])
}

/** Returns the shell command that runs an example. */
export function exampleCommand(tool: Pick<RegisteredTool, 'id' | 'inputs' | 'isRandom'>, example: Example): string {
  const options = Object.entries(example.options ?? {}).map(([name, value]) => formatOption(name, value as OptionValue))
  const isGenerator = tool.isRandom && Object.keys(tool.inputs).length === 0
  const words = ['textwright', tool.id, ...options, ...(isGenerator ? [`--seed ${String(exampleSeed)}`] : [])]
  const texts = Object.keys(tool.inputs).map((name) => printCommand(example.input[name] ?? ''))
  if (texts.length === 0) return words.join(' ')
  if (texts.length === 1) return [...texts, '|', ...words].join(' ')
  return [...words, ...texts.map((text) => `<(${text})`)].join(' ')
}

/** Returns the shell command that prints a text. Line breaks are escapes, so that the command is one line. */
function printCommand(text: string): string {
  if (!text.includes('\n')) return `printf %s ${quote(text)}`
  return `printf %b ${quote(text.replaceAll('\\', String.raw`\\`).replaceAll('\n', String.raw`\n`))}`
}

/** How a tool is typed, without `textwright`. */
function toolUsage({ id, inputs }: Pick<RegisteredTool, 'id' | 'inputs'>): string {
  const { length } = Object.keys(inputs)
  const files = length === 1 ? ['[FILE…]'] : Array.from({ length }, (_, index) => `FILE${String(index + 1)}`)
  return [id, '[OPTION…]', ...files].join(' ')
}

/** How a tool reads its files, in sentences. */
function inputRules(tool: Tool, { stream, printTotal }: Pick<AnyEngine, 'stream' | 'printTotal'>): readonly string[] {
  const { inputs, isChecksum } = tool
  const all = Object.values(inputs)
  if (all.length === 0) return ['Doesn’t read any text or files.']
  if (all.length > 1) {
    const files = all.map(({ label }, index) => `FILE${String(index + 1)} (${label})`).join(', ')
    return [`Reads ${files}. One of them can be -, for standard input.`, rules.text, rules.inMemory]
  }
  const isBytes = all[0]?.kind === 'bytes'
  return [
    rules.input,
    isChecksum ? rules.checksums : rules.severalFiles,
    ...(printTotal ? [rules.total] : []),
    isBytes ? rules.bytes : rules.text,
    ...sizeRules(tool, stream !== undefined),
  ]
}

function sizeRules({ lineByLine }: Tool, canStream: boolean): readonly string[] {
  if (canStream) return [rules.streamed]
  if (!lineByLine) return [rules.inMemory]
  const options = Object.entries(lineByLine).map(([name, values = []]) => {
    const [first, ...others] = values
    return [first === undefined ? [] : formatOption(name, first), ...others].flat().join(', ')
  })
  if (options.length === 0) return [rules.streamed]
  return [
    `With ${options.join(' and ')}, files can be of any size. Otherwise they are read into memory: up to ${maxInMemory} each.`,
  ]
}

function timeLimitRule({ timeLimit, timeLimitWhen = {} }: Tool): readonly string[] {
  if (timeLimit === undefined) return []
  const options = Object.entries(timeLimitWhen).map(([name, value]) => formatOption(name, value as OptionValue))
  const limit = `after ${String(timeLimit / 1000)} s, and 1 s more for every 5 MB.`
  return [options.length > 0 ? `With ${options.join(' ')}, stops ${limit}` : `Stops ${limit}`]
}

function describeExample(tool: RegisteredTool, example: Example): string {
  const output = example.output.split('\n').map((line) => `  ${line}`)
  return [`  ${example.title}`, `  $ ${exampleCommand(tool, example)}`, ...output].join('\n').trimEnd()
}
