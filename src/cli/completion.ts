import type { RegisteredTool } from '#tools/registry.ts'
import type { Shell } from './arguments.ts'
import { describedCommands } from './command-help.ts'
import type { CommandOption } from './command-options.ts'
import { quote } from './format-option.ts'
import { purposeOf } from './help.ts'
import { generalOptions, listCommonOptions, listToolOptions, shortText } from './option-list.ts'

/** A tool or another command, as completions list it. */
interface CompletedCommand {
  readonly name: string
  readonly summary: string
  readonly options: readonly CommandOption[]
  /** What its operands are, if they are not files. */
  readonly operands?: readonly string[]
}

/** Returns the script that completes the names of tools, their options and values. */
export function writeCompletion(shell: Shell, tools: readonly RegisteredTool[]): string {
  const commands = listCommands(tools)
  switch (shell) {
    case 'bash':
      return bashScript(commands)
    case 'zsh':
      return zshScript(commands)
    case 'fish':
      return fishScript(commands)
  }
}

function listCommands(tools: readonly RegisteredTool[]): CompletedCommand[] {
  return [
    ...tools.map((tool) => ({
      name: tool.id,
      summary: purposeOf(tool),
      options: [...listToolOptions(tool), ...listCommonOptions(tool)],
    })),
    ...Object.entries(describedCommands).map(([name, { summary, options, operands }]) => ({
      name,
      summary,
      options,
      ...(operands && { operands: operands(tools) }),
    })),
  ]
}

/** A choice such as a space cannot be completed as a word. */
function wordsOf(choices: readonly string[]): string {
  return choices.filter((choice) => /^[\w.-]+$/.test(choice)).join(' ')
}

/** The values that are names of files or folders. */
const pathValues: Readonly<Record<string, 'file' | 'folder'>> = { FILE: 'file', RECIPE: 'file', DIR: 'folder' }

function pathOf({ value = '' }: CommandOption): 'file' | 'folder' | undefined {
  return pathValues[value]
}

function needsValue({ value, isValueOptional }: CommandOption): boolean {
  return value !== undefined && isValueOptional !== true
}

function bashScript(commands: readonly CompletedCommand[]): string {
  const optionLines = commands.map(({ name, options, operands }) => {
    const words = options.map(({ word }) => `--${word}`).join(' ')
    return `    ${name}) options=${quote(words)}${operands ? ` operands=${quote(operands.join(' '))}` : ''} ;;`
  })
  const valueLines = commands.flatMap(({ name, options }) =>
    options
      .filter((option) => needsValue(option))
      .map((option) => `    '${name} --${option.word}') ${bashValues(option)}return ;;`),
  )
  return `# Completions of textwright for bash.
_textwright() {
  local cur=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} options='' operands=''
  COMPREPLY=()
  # Bash splits --option=value into three words.
  if [[ $cur == '=' ]]; then cur=''
  elif [[ $previous == '=' ]]; then previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W ${quote([...commands.map(({ name }) => name), '--help', '--version'].join(' '))} -- "$cur"))
    return
  fi
  case "\${COMP_WORDS[1]} $previous" in
    *' -o') return ;;
${valueLines.join('\n')}
  esac
  case "\${COMP_WORDS[1]}" in
${optionLines.join('\n')}
  esac
  # Without a reply, bash completes file names.
  if [[ $cur == -* ]]; then COMPREPLY=($(compgen -W "$options" -- "$cur"))
  elif [[ $operands ]]; then COMPREPLY=($(compgen -W "$operands" -- "$cur"))
  fi
}
complete -o default -F _textwright textwright
`
}

/** Returns the statement that completes the value. Files need none, and an old bash offers them instead of folders. */
function bashValues(option: CommandOption): string {
  switch (pathOf(option)) {
    case 'file':
      return ''
    case 'folder':
      return 'compopt +o default -o dirnames 2> /dev/null; '
    case undefined:
      return `COMPREPLY=($(compgen -W ${quote(wordsOf(option.choices ?? []))} -- "$cur")); `
  }
}

function zshScript(commands: readonly CompletedCommand[]): string {
  const described = commands.map(({ name, summary }) => `    ${quote(`${name}:${summary}`)}`)
  const cases = commands.map(({ name, options, operands }) => {
    const operandSpec = operands ? `1:operand:(${operands.join(' ')})` : '*:file:_files'
    const specs = [...options.flatMap(zshSpecs), quote(operandSpec)]
    return `      (${name}) _arguments ${specs.join(' ')} ;;`
  })
  return `#compdef textwright
# Completions of textwright for zsh.
_textwright() {
  local context state line
  local -a commands
  commands=(
${described.join('\n')}
  )
  _arguments -C '(-h --help)'{-h,--help}'[Show the help.]' '(-v --version)'{-v,--version}'[Show the version.]' \\
    '1:tool:->tool' '*::argument:->argument'
  case $state in
    (tool) _describe tool commands ;;
    (argument)
      case $words[1] in
${cases.join('\n')}
      esac ;;
  esac
}
# Called by the completion system, or sourced.
if [[ $funcstack[1] == _textwright ]]; then _textwright "$@"; else compdef _textwright textwright; fi
`
}

function zshSpecs(option: CommandOption): string[] {
  const { word, short, value, isValueOptional, choices } = option
  const description = `[${shortText(option).replaceAll(/[[\]\\]/g, String.raw`\$&`)}]`
  const path = pathOf(option)
  const values = choices ? `(${wordsOf(choices)})` : path === undefined ? ' ' : path === 'file' ? '_files' : '_files -/'
  const argument = value === undefined ? '' : `:${value}:${values}`
  // `=` allows both --option value and --option=value, and `=-` only the latter.
  const join = value === undefined ? '' : isValueOptional ? '=-' : '='
  const optional = isValueOptional ? `::${value ?? ''}: ` : argument
  const long = quote(`--${word}${join}${description}${optional}`)
  return short === undefined
    ? [long]
    : [long, quote(`-${short}${value === undefined ? '' : '+'}${description}${argument}`)]
}

function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, summary, options, operands }) => {
    const start = `complete -c textwright -n '__textwright_runs ${name}'`
    return [
      `complete -c textwright -n __fish_use_subcommand -f -a ${name} -d ${fishWord(summary)}`,
      ...(operands ? [`${start} -f${operands.length > 0 ? ` -a ${fishWord(operands.join(' '))}` : ''}`] : []),
      ...options.map((option) => `${start} ${fishOption(option)}`),
    ]
  })
  return `# Completions of textwright for fish.
# Whether the first argument is this one. In \`textwright help NAME\`, the name is the second.
function __textwright_runs
  set -l words (commandline -opc)
  test "$words[2]" = $argv[1]
end
${generalOptions.map((option) => `complete -c textwright -n __fish_use_subcommand ${fishOption(option)}`).join('\n')}
${lines.join('\n')}
`
}

function fishOption(option: CommandOption): string {
  const { word, short } = option
  const shortFlag = short === undefined ? '' : ` -s ${short}`
  const values = needsValue(option) ? fishValues(option) : ''
  return `-l ${word}${shortFlag}${values} -d ${fishWord(shortText(option))}`
}

function fishValues(option: CommandOption): string {
  switch (pathOf(option)) {
    case 'file':
      return ' -r -F'
    case 'folder':
      return " -x -a '(__fish_complete_directories)'"
    case undefined:
      return ` -x${option.choices ? ` -a ${fishWord(wordsOf(option.choices))}` : ''}`
  }
}

/** Quotes for fish, which also reads backslashes inside single quotes. */
function fishWord(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`
}
