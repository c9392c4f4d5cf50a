import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { isStructuredData, isWorkerAddress } from './trusted-types.ts'

const page = 'https://textwright.example/tools/word-counter'

test.each([
  ['/sw.js', true],
  ['https://textwright.example/assets/engine.worker-Ab_1-2.js', true],
  ['/assets/documents/document.worker-Ab_1-2.js', true],
  ['/assets/documents/pdf-Ab_1-2.js', false],
  ['https://evil.example/assets/engine.worker-Ab_1-2.js', false],
  ['//evil.example/sw.js', false],
  ['/\\evil.example/sw.js', false],
  ['/assets/word-counter-Ab12.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://textwright.example/sw.js', false],
])('%s is the address of one of our workers: %s', (address, isAllowed) =>
  expect(isWorkerAddress(address, page)).toBe(isAllowed),
)

test.each([
  ['/a/b/sw.js', true],
  ['/a/b/assets/engine.worker-Ab_1-2.js', true],
  ['/sw.js', false],
  ['/assets/engine.worker-Ab_1-2.js', false],
])('below the base path /a/b, %s is the address of one of our workers: %s', (address, isAllowed) =>
  expect(isWorkerAddress(address, page, '/a/b')).toBe(isAllowed),
)

test.each([
  ['{"@context":"https://schema.org","@type":"BlogPosting"}', true],
  ['{"@context":alert(1)}', false],
  ['{"@context":"https://schema.org"}; alert(1)', false],
  ['{"name":"x"}', false],
  ['alert(1)', false],
  ['', false],
])('%j is structured data: %s', (text, expected) => {
  expect(isStructuredData(text)).toBe(expected)
  // Whatever is allowed cannot run.
  if (expected) expect(() => new Script(text)).toThrow(SyntaxError)
})
