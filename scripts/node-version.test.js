import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isSupportedNode } from './node-version.js'

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])('Node %s is supported', (version) =>
  expect(isSupportedNode(version)).toBe(true),
)

test.each(['18.20.4', '20.18.3', '21.7.0', '22.11.0'])('Node %s is not supported', (version) =>
  expect(isSupportedNode(version)).toBe(false),
)

test('package.json names the same versions', () => {
  const { engines } = /** @type {{ engines: { node: string } }} */ (JSON.parse(readFileSync('package.json', 'utf8')))
  expect(engines.node).toBe('^20.19 || >=22.12')
})

test.each(['build', 'start', 'check'])('%s.js checks the version before it loads anything else', (script) => {
  const [first] = readFileSync(`scripts/${script}.js`, 'utf8').split('\n')
  expect(first).toBe("import './node-version.js'")
})
