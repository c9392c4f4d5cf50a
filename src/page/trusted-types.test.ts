import { expect, test } from 'vitest'
import { isWorkerAddress } from './trusted-types.ts'

const page = 'https://textwright.example/tools/word-counter'

test.each([
  ['/sw.js', true],
  ['https://textwright.example/assets/engine.worker-Ab_1-2.js', true],
  ['https://evil.example/assets/engine.worker-Ab_1-2.js', false],
  ['//evil.example/sw.js', false],
  ['/\\evil.example/sw.js', false],
  ['/assets/word-counter-Ab12.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://textwright.example/sw.js', false],
])('%s is the address of one of our workers: %s', (address, isAllowed) =>
  expect(isWorkerAddress(address, page)).toBe(isAllowed),
)
