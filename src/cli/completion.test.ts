import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { tools } from '#tools/manifests.ts'
import { commandNames, shells, type Shell } from './arguments.ts'
import { completeWords, completionScripts } from './completion.ts'

test.each([
  [['line-s'], ['line-sorter'], ['word-counter']],
  [[''], [...tools.map(({ id }) => id), ...commandNames, '--help'], ['--order']],
  [['line-sorter', '--nat'], ['--natural-numbers'], ['--ignore-case']],
  [['line-sorter', '--order', 'la'], ['largest', 'lastWord'], ['az']],
  [['line-sorter', '--order=la'], ['--order=largest', '--order=lastWord'], ['--order=az']],
  [['line-sorter', '--order', '=', 'la'], ['largest', 'lastWord'], ['az']],
  [['line-sorter', '--order', '='], ['az'], []],
  [['password-generator', '--no-'], ['--no-symbols'], ['--length']],
  [['word-counter', '--out'], ['--output'], ['--in-place']],
  [['text-diff', '--color', 'a'], ['always', 'auto'], ['never']],
  [['run', '--'], ['--file', '--in-place', '--json'], ['--order']],
  [['completion', ''], [...shells], ['line-sorter']],
  [['help', 'line-s'], ['line-sorter'], ['word-counter']],
])('%j becomes %j', (words, offered, notOffered) => {
  const offers = completeWords(words, tools)
  expect(offers).toEqual(expect.arrayContaining(offered))
  expect(offers.filter((offer) => notOffered.includes(offer))).toEqual([])
})

test.each([[['line-sorter', '']], [['word-counter', '--output', 'a']], [['mcp', '--allow', '']], [['unknown', '-']]])(
  'nothing is offered for %j, so that the shell offers files',
  (words) => {
    expect(completeWords(words, tools)).toEqual([])
  },
)

// Each test starts a shell, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const folder = mkdtempSync(join(tmpdir(), 'completion-'))
const asked = join(folder, 'asked')

// Stands for the command: notes what it is asked, and offers two words.
const command = join(folder, 'textwright')
writeFileSync(command, `#!/bin/sh\nprintf '%s|' "$@" > '${asked}'\nprintf 'alpha-one\\nalpha-two\\n'\n`)
chmodSync(command, 0o755)
const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` }

afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** Runs a shell that completes a line, and returns what it prints. */
const complete: Readonly<Record<Shell, (line: string, script: string) => string>> = {
  bash: (line, script) => {
    const words = line.split(' ').map((word) => `'${word}'`)
    const code = `source ${script}; COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${String(words.length - 1)}; _textwright; echo "\${COMPREPLY[@]}"`
    return execFileSync('bash', ['-c', code], { encoding: 'utf8', cwd: folder, env })
  },
  zsh: (line) => {
    // Only an interactive zsh completes, so it runs in a terminal of its own. The tab key lists the offers.
    const code = `
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell 'PROMPT=; RPROMPT=; unsetopt zle_bracketed_paste; fpath=(${folder} $fpath); autoload -Uz compinit; compinit -u -d ${folder}/zcompdump'
      zpty -w shell 'offer() { zle list-choices; zle -R; print -r -- done-$((40+2)) }; zle -N offer; bindkey "^I" offer'
      zpty -w shell 'stty columns 200 rows 400; LISTMAX=1000; print ready-$((40+2))'
      zpty -m -r shell output '*ready-42*'
      zpty -w -n shell '${line}'$'\\t'
      zpty -m -r shell output '*done-42*'
      print -r -- $output`
    const { stdout } = spawnSync('zsh', ['-f', '-c', code], { encoding: 'utf8', cwd: folder, env, timeout: 20_000 })
    return stripVTControlCharacters(stdout)
  },
  fish: (line, script) =>
    execFileSync('fish', ['--no-config', '-c', `source ${script}; complete -C '${line}'`], {
      encoding: 'utf8',
      cwd: folder,
      env,
    }),
}

function isInstalled(shell: Shell): boolean {
  return spawnSync(shell, ['--version']).status === 0
}

describe.each(shells)('%s', (shell) => {
  // The name that zsh expects of a completion function.
  const script = join(folder, shell === 'zsh' ? '_textwright' : `completion.${shell}`)

  // Skipped on a machine without the shell.
  test.skipIf(!isInstalled(shell)).each([
    ['textwright alpha', 'completion|--|alpha|'],
    ['textwright line-sorter --order alpha', 'completion|--|line-sorter|--order|alpha|'],
    ['textwright help ', 'completion|--|help||'],
  ])('asks the command about %j', (line, question) => {
    writeFileSync(script, completionScripts[shell])
    expect(complete[shell](line, script)).toMatch(/alpha-one\s+alpha-two/)
    expect(readFileSync(asked, 'utf8')).toBe(question)
  })
})
