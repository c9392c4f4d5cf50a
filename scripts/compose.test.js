import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const docs = readFileSync('docs/settings.md', 'utf8')
const dockerfile = readFileSync('Dockerfile', 'utf8')
const compose = readFileSync('compose.yaml', 'utf8')
/**
 * @typedef {Record<string, string | null>} Settings
 * @typedef {{ build: { args: Settings }, environment: Settings, ports: string[] }} Service
 */
const { textwright } = /** @type {{ services: { textwright: Service } }} */ (parse(compose)).services
const { build, environment, ports } = textwright

/**
 * Returns the variables in the table of docs/settings.md that are read at the start or by the build.
 *
 * @param {'start' | 'build'} when
 */
function documentedSettings(when) {
  const rows = [...docs.matchAll(/^\| (`.+?`) \| ([a-z ]+) \|/gm)]
  const names = rows.flatMap(([, cell = '', read = '']) => (read.includes(when) ? (cell.match(/[A-Z_]+/g) ?? []) : []))
  expect(names.length).toBeGreaterThan(5)
  return names
}

/** An image contains no earlier builds whose scripts could be kept. */
const withoutEffect = 'KEEP_ASSETS_DAYS'

test('compose.yaml passes every build setting', () => {
  // One image serves any address and name: the container gets these when it starts.
  const atStart = Object.keys(environment).filter((name) => /^(?:BASE_PATH$|SITE_|ACCENT_|FOOTER_)/.test(name))
  const passed = [...Object.keys(build.args), ...atStart, 'CONTACT_EMAIL', withoutEffect]
  expect(passed.sort()).toEqual(documentedSettings('build').sort())
})

test('compose.yaml passes every run setting, except those that the container determines', () => {
  const fixed = ['HOST', 'METRICS_HOST', 'DATA_DIR']
  for (const name of fixed) expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=`, 'm'))
  expect(ports).toEqual(['127.0.0.1:${PORT:-4173}:4173'])
  const passed = [...Object.keys(environment), ...fixed, 'PORT', 'TMPDIR']
  expect(passed.sort()).toEqual(documentedSettings('start').sort())
})

test('the image takes every build setting', () => {
  const taken = [...dockerfile.matchAll(/^ARG ([A-Z_]+)$/gm)].map(([, name]) => name)
  expect([...taken, withoutEffect]).toEqual(expect.arrayContaining(documentedSettings('build')))
})
