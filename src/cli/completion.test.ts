import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { tools } from '#tools/registry.ts'
import { commandNames, shells, type Shell } from './arguments.ts'
import { writeCompletion } from './completion.ts'

// Each test starts a shell, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const folder = mkdtempSync(join(tmpdir(), 'completion-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const scripts = Object.fromEntries(
  shells.map((shell) => {
    // The name that zsh expects of a completion function.
    const path = join(folder, shell === 'zsh' ? '_textwright' : `completion.${shell}`)
    writeFileSync(path, writeCompletion(shell, tools))
    return [shell, path]
  }),
) as Readonly<Record<Shell, string>>

/** Returns what a shell offers for the last word of a line. */
const complete: Readonly<Record<Shell, (line: string) => string[]>> = {
  bash: (line) => {
    // As bash splits the line, with `=` as a word of its own.
    const words = line.split(/ |(?==)|(?<==)/).map((word) => `'${word}'`)
    const script = `source ${scripts.bash}; COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${String(words.length - 1)}; _textwright; printf '%s\\n' "\${COMPREPLY[@]}"`
    return linesOf(execFileSync('bash', ['-c', script], { encoding: 'utf8', cwd: folder }))
  },
  zsh: (line) => {
    // Only an interactive zsh completes, so it runs in a terminal of its own. The tab key lists the offers.
    const script = `
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell 'PROMPT=; RPROMPT=; unsetopt zle_bracketed_paste; fpath=(${folder} $fpath); autoload -Uz compinit; compinit -u -d ${folder}/zcompdump'
      zpty -w shell 'offer() { zle list-choices; zle -R; print -r -- done-$((40+2)) }; zle -N offer; bindkey "^I" offer'
      zpty -w shell 'stty columns 200 rows 400; LISTMAX=1000; print ready-$((40+2))'
      zpty -m -r shell output '*ready-42*'
      zpty -w -n shell '${line}'$'\\t'
      zpty -m -r shell output '*done-42*'
      print -r -- $output`
    const { stdout } = spawnSync('zsh', ['-f', '-c', script], { encoding: 'utf8', cwd: folder, timeout: 20_000 })
    return stripVTControlCharacters(stdout).match(/(?<![\w-])[\w-]+(?![\w-])/g) ?? []
  },
  fish: (line) => {
    const script = `source ${scripts.fish}; complete -C '${line}'`
    return linesOf(execFileSync('fish', ['--no-config', '-c', script], { encoding: 'utf8', cwd: folder })).map(
      (offer) => offer.split('\t')[0] ?? '',
    )
  },
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}

function isInstalled(shell: Shell): boolean {
  return spawnSync(shell, ['--version']).status === 0
}

describe.each(shells)('%s', (shell) => {
  // Skipped on a machine without the shell.
  test.skipIf(!isInstalled(shell)).each([
    ['textwright line-s', ['line-sorter'], ['word-counter']],
    ['textwright ', [...tools.map(({ id }) => id), ...commandNames], ['--order']],
    ['textwright line-sorter --nat', ['--natural-numbers'], ['--ignore-case']],
    ['textwright line-sorter --order la', ['largest', 'lastWord'], ['az']],
    ['textwright password-generator --no-', ['--no-symbols'], ['--length']],
    ['textwright word-counter --out', ['--output'], ['--in-place']],
    ['textwright text-diff --color a', ['always', 'auto'], ['never']],
    ['textwright run --', ['--file', '--in-place', '--json'], ['--order']],
    ['textwright completion ', [...shells], ['line-sorter']],
    ['textwright help line-s', ['line-sorter'], ['word-counter']],
    ['textwright help case-converter --st', [], ['--style']],
  ])('%j', (line, offered, notOffered) => {
    const offers = complete[shell](line)
    expect(offers).toEqual(expect.arrayContaining(offered))
    expect(offers.filter((offer) => notOffered.includes(offer))).toEqual([])
  })
})

// Whether a test sees bash offer names of files depends on its line editor.
describe.each(['zsh', 'fish'] as const)('%s', (shell) => {
  test.skipIf(!isInstalled(shell))('completes the folder of mcp --allow', () => {
    mkdirSync(join(folder, 'notes-folder'), { recursive: true })
    writeFileSync(join(folder, 'notes-file'), '')
    const offers = complete[shell]('textwright mcp --allow no').map((offer) => offer.replace('/', ''))
    expect(offers).toContain('notes-folder')
    expect(offers).not.toContain('notes-file')
  })
})

test.skipIf(!isInstalled('bash'))('bash completes a value after an equals sign', () => {
  expect(complete.bash('textwright line-sorter --order=la')).toEqual(['lastWord', 'largest'])
  expect(complete.bash('textwright line-sorter --order=')).toContain('az')
})
