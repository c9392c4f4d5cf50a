import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLastChanges } from './last-changes.js'

const root = mkdtempSync(join(tmpdir(), 'textwright-changes-'))
const project = join(root, 'project')

/** @param {string[]} args @param {string} [date] */
function git(args, date = '') {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z' }
  execFileSync('git', [...author, ...args], { cwd: project, env, stdio: 'pipe' })
}

/** @param {string} date @param {Record<string, string>} files */
function commit(date, files) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(project, name, '..'), { recursive: true })
    writeFileSync(join(project, name), content)
  }
  git(['add', '-A'])
  git(['commit', '-q', '-m', 'A change'], date)
}

/** @param {string} date */
const seconds = (date) => Date.parse(date) / 1000

beforeAll(() => {
  mkdirSync(project)
  git(['init', '-q', '-b', 'grafted-on'])
  commit('2020-01-01T00:00:00Z', { 'a.txt': '1', 'deep/b c.txt': '1', 'naïve.txt': '1' })
  commit('2021-01-01T12:00:00+02:00', { 'a.txt': '2', 'a.test.txt': '2' })
})

afterAll(() => rmSync(root, { recursive: true }))

test('returns the date of each file’s last commit, except for tests', () => {
  expect(readLastChanges(project)).toEqual(
    new Map([
      ['a.txt', seconds('2021-01-01T10:00:00Z')],
      ['deep/b c.txt', seconds('2020-01-01T00:00:00Z')],
      ['naïve.txt', seconds('2020-01-01T00:00:00Z')],
    ]),
  )
})

test('returns paths relative to the project', () => {
  expect(readLastChanges(join(project, 'deep'))).toEqual(new Map([['b c.txt', seconds('2020-01-01T00:00:00Z')]]))
})

test('returns nothing for a shallow clone', () => {
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${project}`, join(root, 'shallow')], { stdio: 'pipe' })
  expect(readLastChanges(join(root, 'shallow'))).toEqual(new Map())
})

test('returns nothing outside a repository', () => {
  mkdirSync(join(root, 'plain'))
  expect(readLastChanges(join(root, 'plain'))).toEqual(new Map())
})
