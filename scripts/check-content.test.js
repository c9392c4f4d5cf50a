import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildProblem } from './build-problem.js'
import { checkContent } from './check-content.js'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'textwright-'))
  cpSync('content/recipes', join(folder, 'content/recipes'), { recursive: true })
  mkdirSync(join(folder, 'content/pages'))
  cpSync('package.json', join(folder, 'package.json'))
  symlinkSync(join(process.cwd(), 'src'), join(folder, 'src'))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const problemOf = () => checkContent(folder).then(() => undefined, buildProblem)

test('the content of the project has no mistake', async () => {
  expect(await problemOf()).toBeUndefined()
})

test('a recipe that names an unknown tool stops the build with one sentence', async () => {
  const text =
    '---\ntitle: A\nsummary: A summary that is long enough to be one, which takes sixty characters.\ngroup: Lists\n' +
    'keywords: [a, b]\nrelated: [a, b]\n---\n\n```recipe\nline-sorterer\n```\n'
  writeFileSync(join(folder, 'content/recipes/a.md'), text)
  expect(await problemOf()).toMatch(/^content\/recipes\/a\.md: The recipe has a mistake at character 1: [^\n]+$/)
})

test('a text that links to an unknown tool stops the build with one sentence', async () => {
  writeFileSync(join(folder, 'content/pages/extra.mdx'), 'See the [sorter](/tools/line-sort#order=za).')
  expect(await problemOf()).toBe('content/pages/extra.mdx links to the tool line-sort, which does not exist.')
})
