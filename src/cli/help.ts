import { groupByCategory } from '#core/category.ts'
import type { OptionValue } from '#core/options.ts'
import { stepPosition } from '#core/recipe/recipe.ts'
import { exampleSeed, type AnyEngine, type Example, type Tool } from '#core/tool.ts'
import type { RegisteredTool } from '#tools/registry.ts'
import type { CommandName } from './arguments.ts'
import {
  commonOptions,
  generalOptions,
  listCommonOptions,
  listToolOptions,
  mcpOptions,
  optionTerm,
  runOptions,
} from './option-list.ts'
import type { CommandOption } from './command-options.ts'
import { formatOption, quote } from './format-option.ts'
import { callTimeLimit } from './mcp/mcp-limits.ts'

const command = 'textwright'
const lineWidth = 80

/** The largest file for tools that can’t stream: the longest string of Node. */
export const maxInMemory = '512 MB'

/** How files are read and results written, for help and the manual. */
export const rules = {
  input: 'Without FILE, or if FILE is -, reads standard input.',
  severalFiles:
    'Several files give a result each, under a line with the name of the file: ==> FILE <==. ' +
    'If one of them can’t be processed, the others still are. With --concat, they are joined and give one result.',
  checksums:
    'Several files give a line each, as sha256sum prints it: SHA-256, or the hash that you select. ' +
    'If one of them can’t be read, the others still are.',
  text:
    'Text is read as UTF-8, or as UTF-16 if it starts with a UTF-16 byte order mark, and written as UTF-8. ' +
    'Every line break is part of the text, including the last one. If the result doesn’t end with a line break, one is added.',
  bytes: 'Files are read as raw bytes, without conversion.',
  streamed: 'Files can be of any size.',
  inMemory: `Files are read into memory: up to ${maxInMemory} each.`,
  recipeSize: `Files can be of any size if every step can stream them. Otherwise they are read into memory: up to ${maxInMemory} each.`,
  exitStatus:
    '0 on success, 1 if a text or a file can’t be processed, a check fails or regex-tester finds no match, ' +
    '2 for incorrect usage. ' +
    'Messages go to standard error.',
} as const

/** What the commands that are not tools do. */
export const commandSummaries: Readonly<Record<CommandName, string>> = {
  run: 'Run several tools one after another.',
  mcp: 'Serve the tools to an agent (Model Context Protocol).',
  help: 'Show the help of a tool or command.',
  completion: 'Print the completions for a shell.',
  man: 'Print the manual page.',
}

/** How the commands that are not tools are typed, without `textwright`. */
export const commandUsages: Readonly<Record<CommandName, readonly string[]>> = {
  run: ['run [OPTION…] RECIPE [FILE…]', 'run [OPTION…] --file RECIPE [FILE…]'],
  mcp: ['mcp [--allow DIR]…'],
  help: ['help [TOOL]'],
  completion: ['completion bash|zsh|fish'],
  man: ['man'],
}

/** What a tool does, without what only its page shows. */
export function purposeOf({ purpose, summary }: Pick<Tool, 'purpose' | 'summary'>): string {
  return purpose ?? summary
}

/** Returns the text for `--help`, with the tools by category. */
export function generalHelp(tools: readonly RegisteredTool[]): string {
  const commands = Object.entries(commandSummaries)
  const width = Math.max(
    0,
    ...[...tools.map(({ id }) => id), ...commands.map(([name]) => name)].map(({ length }) => length),
  )
  return joinBlocks([
    usage(['TOOL [OPTION…] [FILE…]', 'run RECIPE [FILE…]']),
    wrap(
      'Reads text from FILE or standard input and writes the result to standard output. ' +
        'Nothing is sent anywhere, and files are changed only with --in-place.',
    ),
    ...groupByCategory(tools).map(({ category, members }) =>
      [`${category}:`, ...members.map((tool) => tableRow(tool.id, purposeOf(tool), width))].join('\n'),
    ),
    ['Other commands:', ...commands.map(([name, summary]) => tableRow(name, summary, width))].join('\n'),
    optionTable(
      'Options for most tools:',
      commonOptions.filter(({ word }) => word !== 'help'),
    ),
    optionTable('Options:', generalOptions),
    [
      'Examples:',
      `  $ ${command} word-counter *.txt`,
      `  $ ${command} case-converter --style title --in-place chapter.txt`,
      `  $ ${command} help line-sorter`,
    ].join('\n'),
    wrap(`Exit status: ${rules.exitStatus}`),
  ])
}

/** Returns the text for `--help` of a command that is not a tool. */
export function commandHelp(name: CommandName, tools: readonly RegisteredTool[]): string {
  switch (name) {
    case 'run':
      return recipeHelp(tools)
    case 'mcp':
      return mcpHelp()
    case 'completion':
      return joinBlocks([
        usage(commandUsages[name]),
        wrap('Prints a script that completes the names of tools, their options and values.'),
        [
          'Examples:',
          `  bash  echo 'eval "$(${command} completion bash)"' >> ~/.bashrc`,
          `  zsh   ${command} completion zsh > ~/.zfunc/_${command}  (a folder in fpath)`,
          `  fish  ${command} completion fish > ~/.config/fish/completions/${command}.fish`,
        ].join('\n'),
      ])
    case 'man':
      return joinBlocks([
        usage(commandUsages[name]),
        wrap('Prints the manual page, in the format that man reads.'),
        [
          'Examples:',
          `  $ ${command} man | man -l -`,
          `  $ ${command} man > ~/.local/share/man/man1/${command}.1`,
        ].join('\n'),
      ])
    case 'help':
      return joinBlocks([usage(commandUsages[name]), wrap('Without TOOL, lists the tools.')])
  }
}

function mcpHelp(): string {
  return joinBlocks([
    usage(commandUsages.mcp),
    wrap(
      'Serves every tool and recipe to an agent, with the Model Context Protocol on standard input and output. ' +
        'An agent’s host starts this command itself. Nothing is sent anywhere, and no file is changed. ' +
        `A call stops after ${String(callTimeLimit / 1000)} seconds.`,
    ),
    optionTable('Options:', mcpOptions),
    [
      'Configuration of a host:',
      '  { "mcpServers": { "textwright": {',
      '      "command": "npx",',
      '      "args": ["-y", "textwright", "mcp", "--allow", "/home/me/notes"] } } }',
    ].join('\n'),
  ])
}

/** How to write a recipe, for help and the manual. */
export const recipeRule =
  'Put | between the steps and options in parentheses: tool(option=value, option=value). Options have the same ' +
  'names and values as on the command line, and flags are on or off. Put double quotes around a value with ' +
  String.raw`spaces or punctuation; inside them, write \" for a quote, \\ for a backslash, \n for a line break ` +
  String.raw`and \t for a tab. The word off before a step switches the step off. Put single quotes around the ` +
  'recipe, so that the shell leaves it alone.'

function recipeHelp(tools: readonly RegisteredTool[]): string {
  const idsAt = (position: ReturnType<typeof stepPosition>) =>
    tools.filter((tool) => stepPosition(tool) === position).map(({ id }) => id)
  return joinBlocks([
    `${usage(commandUsages.run)}\n${wrap('Runs several tools one after another. The result of each step is the text of the next one.')}`,
    ['Recipe:', ...indentLines(recipeRule)].join('\n'),
    [
      'Steps:',
      tableRow('Only first', idsAt('first').join(', '), 10),
      tableRow('Any', idsAt('any').join(', '), 10),
      tableRow('Only last', idsAt('last').join(', '), 10),
    ].join('\n'),
    optionTable('Options:', runOptions),
    ['Files:', ...[rules.input, rules.severalFiles, rules.text, rules.recipeSize].flatMap(indentLines)].join('\n'),
    [
      'Examples:',
      `  $ ${command} run 'text-cleaner(bullets=on, join-with=", ")' list.txt`,
      `  $ ${command} run 'text-extractor | duplicate-remover | line-sorter' mail.txt`,
      `  $ ${command} run --file clean.recipe --in-place *.txt`,
    ].join('\n'),
  ])
}

/** Returns the text for `TOOL --help`. The engine shows whether the tool can stream. */
export function toolHelp(tool: RegisteredTool, engine: Pick<AnyEngine, 'stream'>): string {
  const own = listToolOptions(tool)
  const common = listCommonOptions(tool)
  const width = termWidth([...own, ...common])
  return joinBlocks([
    `${usage([toolUsage(tool)])}\n${wrap(purposeOf(tool))}`,
    ...(own.length > 0 ? [optionTable('Options:', own, width)] : []),
    optionTable(own.length > 0 ? 'Common options:' : 'Options:', common, width),
    ['Files:', ...inputRules(tool, engine).flatMap(indentLines)].join('\n'),
    ...timeLimitRule(tool),
    ['Examples:', ...tool.examples.map((example) => describeExample(tool, example))].join('\n\n'),
  ])
}

/** Returns the shell command that runs an example. */
export function exampleCommand(tool: Pick<RegisteredTool, 'id' | 'inputs' | 'isRandom'>, example: Example): string {
  const options = Object.entries(example.options ?? {}).map(([name, value]) => formatOption(name, value as OptionValue))
  const isGenerator = tool.isRandom && Object.keys(tool.inputs).length === 0
  const words = [command, tool.id, ...options, ...(isGenerator ? [`--seed ${String(exampleSeed)}`] : [])]
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
export function toolUsage({ id, inputs }: Pick<RegisteredTool, 'id' | 'inputs'>): string {
  const { length } = Object.keys(inputs)
  const files = length === 1 ? ['[FILE…]'] : Array.from({ length }, (_, index) => `FILE${String(index + 1)}`)
  return [id, '[OPTION…]', ...files].join(' ')
}

/** How a tool reads its files, in sentences. */
function inputRules(tool: Tool, { stream }: Pick<AnyEngine, 'stream'>): readonly string[] {
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
  const limit = `after ${String(timeLimit / 1000)} s.`
  return [options.length > 0 ? `With ${options.join(' ')}, stops ${limit}` : `Stops ${limit}`]
}

function describeExample(tool: RegisteredTool, example: Example): string {
  const output = example.output.split('\n').map((line) => `  ${line}`)
  return [`  ${example.title}`, `  $ ${exampleCommand(tool, example)}`, ...output].join('\n').trimEnd()
}

function usage(lines: readonly string[]): string {
  return lines.map((line, index) => `${index === 0 ? 'Usage:' : '      '} ${command} ${line}`).join('\n')
}

function termWidth(options: readonly CommandOption[]): number {
  return Math.max(...options.map((option) => optionTerm(option).length))
}

function optionTable(title: string, options: readonly CommandOption[], width = termWidth(options)): string {
  return [title, ...options.map((option) => tableRow(optionTerm(option), option.text, width))].join('\n')
}

function tableRow(term: string, text: string, width: number): string {
  const indent = ' '.repeat(width + 4)
  const lines = wrapLines(text, Math.max(40, lineWidth - indent.length))
  return `  ${term.padEnd(width)}  ${lines.join(`\n${indent}`)}`
}

function wrap(text: string): string {
  return wrapLines(text, lineWidth).join('\n')
}

function indentLines(text: string): readonly string[] {
  return wrapLines(text, lineWidth - 2).map((line) => `  ${line}`)
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
