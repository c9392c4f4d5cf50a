// Checks the workflow files with GitHub's own parser and its schema, and with the checks of GitHub's editor, which also reads
// expressions.
import { validate } from '@actions/languageservice'
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { parse } from 'yaml'

const folder = '.github/workflows'

/** @typedef {{ run?: string, uses?: string }} Step */
/** @typedef {{ jobs: Record<string, { steps?: Step[], uses?: string, permissions?: Record<string, string> }> }} Workflow */

const files = readdirSync(folder).map((name) => {
  const content = readFileSync(join(folder, name), 'utf8')
  return { name, content, workflow: /** @type {Workflow} */ (parse(content)) }
})

/** @param {string} name */
function workflowOf(name) {
  return /** @type {typeof files[number]} */ (files.find((file) => file.name === name)).workflow
}

/** @param {{ name: string, content: string }} file */
function schemaProblems(file) {
  const { context } = parseWorkflow(file, new NoOperationTraceWriter())
  return context.errors.getErrors().map(({ message }) => message)
}

/** @param {{ name: string, content: string }} file */
async function lintProblems({ name, content }) {
  const document = TextDocument.create(`file:///${folder}/${name}`, 'yaml', 1, content)
  const problems = await validate(document)
  return problems.map(
    ({ message, range }) => `${String(range.start.line + 1)}: ${typeof message === 'string' ? message : message.value}`,
  )
}

/** @param {Workflow} workflow */
function commandsOf({ jobs }) {
  return Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []))
}

describe.each(files)('$name', (file) => {
  test('fits the schema', () => {
    expect(schemaProblems(file)).toEqual([])
  })

  test('has no problem for the linter', async () => {
    expect(await lintProblems(file)).toEqual([])
  })

  test('calls scripts and workflows that exist', () => {
    const scripts = commandsOf(file.workflow).flatMap((run) => run.match(/scripts\/[\w-]+\.js/g) ?? [])
    const called = Object.values(file.workflow.jobs).flatMap(({ uses }) => (uses?.startsWith('./') ? [uses] : []))
    expect([...scripts, ...called].filter((path) => !existsSync(path))).toEqual([])
  })

  test('knows secrets by name only', () => {
    const named = file.content.match(/secrets\.\w+/g) ?? []
    expect(named.filter((name) => !['secrets.NPM_TOKEN', 'secrets.IMAGE_TOKEN'].includes(name))).toEqual([])
  })
})

test.each([
  ['run: echo ${{ vars.A | 1 }}', "Unexpected symbol: '|'"],
  ['run: echo ${{ steps.none.outputs.a }}', 'Context access might be invalid: none'],
  ['wit: 1', "Unexpected value 'wit'"],
  ['uses: here', 'Expected format {owner}/{repo}'],
])('a mistake is found: %s', async (step, message) => {
  const content = `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - ${step}\n`
  // The linter repeats its first answer for a name that it knows.
  const name = `${encodeURIComponent(step)}.yml`
  expect(await lintProblems({ name, content })).toContainEqual(expect.stringContaining(`6: ${message}`))
})

test('a key that the schema does not know is found', () => {
  expect(schemaProblems({ name: 'wrong.yml', content: 'on: push\njob: {}\n' })).not.toEqual([])
})

test('every push runs the test command of the README', () => {
  const command = /^npm install && npm test$/m.exec(readFileSync('README.md', 'utf8'))?.[0]
  expect(commandsOf(workflowOf('check.yml'))).toContain(command)
})

test('a release publishes nothing before its checks', () => {
  const { jobs } = workflowOf('release.yml')
  const needs = Object.entries(/** @type {Record<string, { needs?: string | string[] }>} */ (jobs)).map(
    ([name, { needs: before = [] }]) => /** @type {const} */ ([name, [before].flat()]),
  )
  /** @type {(name: string) => boolean} */
  const isChecked = (name) => name === 'check' || (new Map(needs).get(name) ?? []).some(isChecked)
  expect(needs.map(([name]) => name).filter((name) => !isChecked(name))).toEqual([])
})

test('every step that publishes has a provenance', () => {
  const { content } = /** @type {typeof files[number]} */ (files.find(({ name }) => name === 'release.yml'))
  expect(content).toContain('platforms: linux/amd64,linux/arm64')
  expect(content).toMatch(/sbom: true\s+provenance: mode=max/)
  expect(content).toContain('npm publish --provenance')
})
