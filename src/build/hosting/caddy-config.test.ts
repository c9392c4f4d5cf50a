import { expect, test } from 'vitest'
import { writeCaddyConfig } from './caddy-config.ts'

test.each([
  ['https://textwright.example', 'textwright.example {'],
  ['https://textwright.example:8443', 'textwright.example:8443 {'],
  ['http://127.0.0.1:4173', ':80 {'],
])('the site %s has the Caddy address %j', (origin, line) =>
  expect(writeCaddyConfig({ origin }).split('\n')).toContain(line),
)
