import { expect, test } from 'vitest'
import { engine as hashEngine } from '#tools/hash-generator/engine.ts'
import { tool as hashGenerator } from '#tools/hash-generator/tool.ts'
import { engine as base64Engine } from '#tools/base64-encoder/engine.ts'
import { tool as base64Tool } from '#tools/base64-encoder/tool.ts'
import { engine as jsonEngine } from '#tools/json-formatter/engine.ts'
import { tool as jsonTool } from '#tools/json-formatter/tool.ts'
import { engine as urlEngine } from '#tools/url-encoder/engine.ts'
import { tool as urlTool } from '#tools/url-encoder/tool.ts'
import { engine as passwordEngine } from '#tools/password-generator/engine.ts'
import { tool as passwordTool } from '#tools/password-generator/tool.ts'
import { engine as wordEngine } from '#tools/word-counter/engine.ts'
import { tool as wordTool } from '#tools/word-counter/tool.ts'
import * as hashing from '#run/hashing.ts'
import { toolFunction } from './tool-function.ts'

const wordCounter = toolFunction(wordTool, wordEngine)
const jsonFormatter = toolFunction(jsonTool, jsonEngine)
const base64Encoder = toolFunction(base64Tool, base64Engine)
const urlEncoder = toolFunction(urlTool, urlEngine)
const passwordGenerator = toolFunction(passwordTool, passwordEngine)

test('returns the engine’s result', async () => {
  expect(await wordCounter({ text: 'one two' }, { goal: 4 })).toMatchObject({ words: 2, goal: { percent: 50 } })
})

test('a byte order mark is not part of the text', async () => {
  expect(await wordCounter({ text: '\uFEFFone' })).toMatchObject({ characters: 3 })
})

test.each([
  [jsonFormatter, { text: '{\r\n  "é": }' }, {}, { line: 2, column: 8, offset: 10 }],
  [base64Encoder, { text: 'YQ==\r\n!' }, { direction: 'decode' }, { offset: 6 }],
  [base64Encoder, { text: 'data:text/plain;base64,Y$' }, { direction: 'decode' }, { offset: 24 }],
  [base64Encoder, { text: 'YQ==\nY?' }, { direction: 'decode', lines: true }, { line: 2, column: 2 }],
  [urlEncoder, { text: 'é%4' }, { direction: 'decode' }, { offset: 1 }],
])('the error of %o says where the problem is', async (run, input, options, position) => {
  await expect(run(input as never, options as never)).rejects.toMatchObject({ name: 'InputError', ...position })
})

test('a tool that hashes gets the platform’s hashes', async () => {
  const hash = toolFunction(hashGenerator, hashEngine, hashing)
  expect(await hash({ text: new Uint8Array() }, { sha1: true })).toMatchObject({
    'SHA-1': 'da39a3ee5e6b4b0d3255bfef95601890afd80709',
  })
})

test('the same seed gives the same result', async () => {
  const [first, second, other] = await Promise.all([1, 1, 2].map((seed) => passwordGenerator({}, {}, { seed })))
  expect(second).toEqual(first)
  expect(other).not.toEqual(first)
})

// What JavaScript without types can pass.
test.each([
  ['some words', {}, {}, 'Pass an object: { text }.'],
  [{}, {}, {}, 'text is missing.'],
  [{ txt: 'a' }, {}, {}, 'Unknown input txt. Did you mean text?'],
  [{ text: 5 }, {}, {}, 'text takes text.'],
  [{ text: new Uint8Array() }, {}, {}, 'text takes text.'],
  [{ text: 'a' }, { gaols: 1 }, {}, 'Unknown option gaols.'],
  [{ text: 'a' }, { goal: -1 }, {}, 'goal takes a whole number from 0 to 1000000.'],
  [{ text: 'a' }, null, {}, 'Pass the options as an object.'],
  [{ text: 'a' }, 'goal', {}, 'Pass the options as an object.'],
  [{ text: 'a' }, {}, null, 'Pass the settings as an object.'],
  [{ text: 'a' }, {}, { sed: 1 }, 'Unknown setting sed. Did you mean seed?'],
  [{ text: 'a' }, {}, { seed: 0.5 }, 'seed takes a whole number from 0 to 4294967295.'],
])('%j, %j, %j: %s', async (input, options, settings, message) => {
  await expect(wordCounter(input as never, options as never, settings as never)).rejects.toMatchObject({
    name: 'InputError',
    message,
  })
})
