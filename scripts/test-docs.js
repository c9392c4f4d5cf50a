// Runs every command in the README and the docs, in a fresh clone. `npm run test:deep` includes it. Arguments are names of
// documents and run only those: `node scripts/test-docs.js README.md`.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findCommands } from './doc-commands.js'
import { serveCommands } from './serve-commands.js'

/** In milliseconds. */
const timeLimit = 15 * 60_000

const root = join(import.meta.dirname, '..')
const work = mkdtempSync(join(tmpdir(), 'textwright-docs-'))
const clone = join(work, 'textwright')

/** The files that the documents take as examples. */
const samples = {
  'notes.txt': 'Some words to count.\nWrite to ann@example.com.\n',
  'before.txt': 'one\ntwo\n',
  'after.txt': 'one\n2\n',
  'mail.txt': 'From: ann@example.com\nTo: bob@example.com\n',
  'clean.recipe': 'text-cleaner(mode=spaces) | duplicate-remover',
  'data.json': '{"b": 1}',
  'archive.zip': 'not really a zip file',
}

function prepareClone() {
  execFileSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' })
  for (const [name, text] of Object.entries(samples)) writeFileSync(join(clone, name), text)
  // The command as an installed package provides it.
  const bin = join(work, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'textwright'), `#!/bin/sh\nexec node '${join(clone, 'dist/cli/main.js')}' "$@"\n`, {
    mode: 0o755,
  })
  return { ...process.env, PATH: [bin, process.env['PATH']].join(delimiter) }
}

/**
 * @param {string} commands
 * @param {NodeJS.ProcessEnv} env
 */
function run(commands, env) {
  const { status } = spawnSync('bash', ['-ec', commands], { cwd: clone, env, stdio: 'inherit', timeout: timeLimit })
  return status === 0
}

function findDocuments() {
  const named = process.argv.slice(2)
  if (named.length > 0) return named
  const docs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
  return ['README.md', 'CONTRIBUTING.md', ...docs.map((name) => join('docs', name))]
}

const env = prepareClone()
const blocks = findDocuments().flatMap((file) => findCommands(file, readFileSync(join(clone, file), 'utf8')))
const failed = []
for (const { file, line, commands, notRun, serves } of blocks) {
  const place = `${file}:${String(line)}`
  if (notRun !== undefined) {
    console.log(`${place}: not run: ${notRun}`)
    continue
  }
  console.log(`${place}\n${commands}`)
  const script = commands.replaceAll('<repository>', clone)
  const isDone =
    serves === undefined ? run(script, env) : await serveCommands(script, serves, { cwd: clone, env, timeLimit })
  if (!isDone) failed.push(place)
}
rmSync(work, { recursive: true, force: true })

const skipped = blocks.filter(({ notRun }) => notRun !== undefined).length
console.log(`${String(blocks.length - skipped)} blocks of commands run, ${String(skipped)} not run.`)
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`)
  process.exitCode = 1
}
