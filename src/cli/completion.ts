import type { RegisteredTool } from '#tools/manifests.ts'
import type { Shell } from './arguments.ts'
import { describedCommands } from './command-help.ts'
import type { CommandOption } from './command-options.ts'
import { generalOptions, listCommonOptions, listToolOptions } from './option-list.ts'

/** The script of a shell asks `textwright completion -- WORD…`. Without an answer, the shell offers names of files. */
export const completionScripts: Readonly<Record<Shell, string>> = {
  bash: `# Completions of textwright for bash.
_textwright() {
  mapfile -t COMPREPLY < <(textwright completion -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)
}
complete -o default -F _textwright textwright
`,
  zsh: `#compdef textwright
# Completions of textwright for zsh.
_textwright() {
  local -a offers
  offers=(\${(f)"$(textwright completion -- "\${(@)words[2,CURRENT]}" 2> /dev/null)"})
  if (( $#offers )); then compadd -- $offers; else _files; fi
}
# Called by the completion system, or sourced.
if [[ $funcstack[1] == _textwright ]]; then _textwright "$@"; else compdef _textwright textwright; fi
`,
  fish: `# Completions of textwright for fish.
function __textwright_offers
  set -l words (commandline -opc) (commandline -ct)
  set -l offers (textwright completion -- $words[2..] 2> /dev/null)
  if test (count $offers) -gt 0
    printf '%s\\n' $offers
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c textwright -f -a '(__textwright_offers)'
`,
}

/** Returns what the last of these words can become. Nothing is returned for the name of a file. */
export function completeWords(typed: readonly string[], tools: readonly RegisteredTool[]): readonly string[] {
  // Bash splits `--option=value` into three words.
  const words = typed.filter((word, index) => word !== '=' || index === typed.length - 1)
  const word = words.at(-1) === '=' ? '' : (words.at(-1) ?? '')
  return offersFor(word, words, tools).filter((offer) => offer.startsWith(word))
}

function offersFor(word: string, words: readonly string[], tools: readonly RegisteredTool[]): readonly string[] {
  const [command = ''] = words
  if (words.length <= 1) return [...listCommands(tools), ...flagsOf(generalOptions)]
  const tool = tools.find(({ id }) => id === command)
  const described = Object.entries(describedCommands).find(([name]) => name === command)?.[1]
  const options = tool ? [...listToolOptions(tool), ...listCommonOptions(tool)] : (described?.options ?? [])
  const [flag, value] = word.split('=')
  if (value !== undefined) return (findOption(options, flag)?.choices ?? []).map((choice) => `${flag ?? ''}=${choice}`)
  const previous = findOption(options, words.at(-2))
  if (previous?.value !== undefined && !previous.isValueOptional) return previous.choices ?? []
  return word.startsWith('-') ? flagsOf(options) : (described?.operands?.(tools) ?? [])
}

function listCommands(tools: readonly RegisteredTool[]): readonly string[] {
  return [...tools.map(({ id }) => id), ...Object.keys(describedCommands)]
}

function flagsOf(options: readonly CommandOption[]): readonly string[] {
  return options.map(({ word }) => `--${word}`)
}

function findOption(options: readonly CommandOption[], typed: string | undefined): CommandOption | undefined {
  return options.find(({ word, short }) => typed === `--${word}` || (short !== undefined && typed === `-${short}`))
}
