import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blocksWithoutLanguage, findCommands } from './doc-commands.js'

const root = join(import.meta.dirname, '..')

test('finds the commands of a document with their notes', () => {
  const text = [
    '# Title',
    '```sh',
    'npm install',
    'npm test',
    '```',
    '<!-- not run: needs root -->',
    '```sh',
    'sudo reboot',
    '```',
    '1. Start it:',
    '   <!-- serves: http://127.0.0.1:4173 -->',
    '   ```sh',
    '   npm start',
    '   ```',
    '```ini',
    'a = b',
    '```',
  ].join('\n')
  expect(findCommands('a.md', text)).toEqual([
    { file: 'a.md', line: 2, commands: 'npm install\nnpm test' },
    { file: 'a.md', line: 7, commands: 'sudo reboot', notRun: 'needs root' },
    { file: 'a.md', line: 12, commands: 'npm start', serves: 'http://127.0.0.1:4173' },
  ])
})

test('finds blocks without a language', () => {
  const text = '```sh\na\n```\n\n```\nb\n```\n\n````text\n```\nc\n```\n````\n'
  expect(blocksWithoutLanguage(text)).toEqual([5])
})

const documents = ['.', 'docs'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

test.each(documents)('%s: every code block has a language', (file) => {
  expect(blocksWithoutLanguage(readFileSync(join(root, file), 'utf8'))).toEqual([])
})
