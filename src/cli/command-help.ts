import { stepPosition } from '#core/recipe/recipe.ts'
import type { RegisteredTool } from '#tools/manifests.ts'
import { commandNames, shells, type CommandName } from './arguments.ts'
import type { CommandOption } from './command-options.ts'
import { indentLines, joinBlocks, optionTable, tableRow, usage, wrap } from './help-layout.ts'
import { rules } from './help-rules.ts'
import { callTimeLimit } from './mcp/mcp-limits.ts'
import { help, mcpOptions, runOptions } from './option-list.ts'

/** A command that is not a tool. */
interface DescribedCommand {
  /** One line for lists. */
  readonly summary: string
  /** How it is typed, without `textwright`. */
  readonly usages: readonly string[]
  readonly about: string
  readonly options: readonly CommandOption[]
  /** What its operands are, if they are not files. */
  readonly operands?: (tools: readonly RegisteredTool[]) => readonly string[]
  /** The last lines of its help. */
  readonly examples: readonly string[]
}

export const describedCommands: Readonly<Record<CommandName, DescribedCommand>> = {
  run: {
    summary: 'Run several tools one after another.',
    usages: ['run [OPTION…] RECIPE [FILE…]', 'run [OPTION…] --file RECIPE [FILE…]'],
    about: 'Runs several tools one after another. The result of each step is the text of the next one.',
    options: runOptions,
    examples: [
      'Examples:',
      `  $ textwright run 'text-cleaner(markdown=on, join-with=", ")' list.txt`,
      `  $ textwright run 'text-extractor | duplicate-remover | line-sorter' mail.txt`,
      '  $ textwright run --file clean.recipe --in-place *.txt',
    ],
  },
  mcp: {
    summary: 'Serve the tools to an agent (Model Context Protocol).',
    usages: ['mcp [--allow DIR]… [--tools NAMES] [--plain]'],
    about:
      'Serves every tool and recipe to an agent, with the Model Context Protocol on standard input and output. ' +
      'An agent’s host starts this command itself. Nothing is sent anywhere, and no file is changed. ' +
      `A call stops after ${String(callTimeLimit / 1000)} seconds. ` +
      'Without --tools, the variable TEXTWRIGHT_TOOLS can name the tools.',
    options: mcpOptions,
    operands: () => [],
    examples: [
      'Configuration of a host:',
      '  { "mcpServers": { "textwright": {',
      '      "command": "textwright",',
      '      "args": ["mcp", "--allow", "/home/me/notes"] } } }',
    ],
  },
  help: {
    summary: 'Show the help of a tool or command.',
    usages: ['help [TOOL]'],
    about: 'Without TOOL, lists the tools.',
    options: [help],
    operands: (tools) => [...tools.map(({ id }) => id), ...commandNames],
    examples: ['Example:', '  $ textwright help line-sorter'],
  },
  completion: {
    summary: 'Print the completions for a shell.',
    usages: ['completion bash|zsh|fish'],
    about: 'Prints a script that completes the names of tools, their options and values.',
    options: [help],
    operands: () => shells,
    examples: [
      'Examples:',
      `  bash  echo 'eval "$(textwright completion bash)"' >> ~/.bashrc`,
      '  zsh   textwright completion zsh > ~/.zfunc/_textwright  (a folder in fpath)',
      '  fish  textwright completion fish > ~/.config/fish/completions/textwright.fish',
    ],
  },
}

/** Returns the text for `--help` of a command that is not a tool. */
export function commandHelp(name: CommandName, tools: readonly RegisteredTool[]): string {
  const { usages, about, options, examples } = describedCommands[name]
  return joinBlocks([
    `${usage(usages)}\n${wrap(about)}`,
    ...(name === 'run' ? describeRecipes(tools) : []),
    optionTable('Options:', options),
    examples.join('\n'),
  ])
}

function describeRecipes(tools: readonly RegisteredTool[]): string[] {
  const idsAt = (position: ReturnType<typeof stepPosition>) =>
    tools
      .filter((tool) => stepPosition(tool) === position)
      .map(({ id }) => id)
      .join(', ')
  return [
    ['Recipe:', ...indentLines(rules.recipe)].join('\n'),
    [
      'Steps:',
      tableRow('Only first', idsAt('first'), 10),
      tableRow('Any', idsAt('any'), 10),
      tableRow('Only last', idsAt('last'), 10),
    ].join('\n'),
    ['Files:', ...[rules.input, rules.severalFiles, rules.text, rules.recipeSize].flatMap(indentLines)].join('\n'),
  ]
}
