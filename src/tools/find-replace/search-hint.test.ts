import { expect, test } from 'vitest'
import { sampleRuns } from '#run/sample-runs.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

const { raw } = String

const { run } = sampleRuns(tool, engine)

test.each([
  ['He said "quotes"', '“quotes”', {}, { text: '"quotes"', differsIn: 'quotes' }],
  ['It’s Ann’s', "ann's", {}, { text: 'Ann’s', differsIn: 'quotes' }],
  ['a\u00a0b', 'a b', {}, { text: 'a\u00a0b', differsIn: 'spaces' }],
  ['1–2 (a)', '1-2 (a)', {}, { text: '1–2 (a)', differsIn: 'dashes' }],
  ['1–2\n3', raw`1-2\n3`, { escapes: true }, { text: '1–2\n3', differsIn: 'dashes' }],
  ["don't, don’t", "don't", {}, { text: 'don’t', differsIn: 'quotes' }],
  ["It's Ann’s", "'", {}, undefined],
  ['It’s', "it's", { caseSensitive: true }, undefined],
  ['a\u00a0bc', 'a b', { wholeWord: true }, undefined],
  ['a\u00a0b', 'a b', { regex: true }, undefined],
  ['a b', 'a b', {}, undefined],
  ['xyz', 'a.c', {}, undefined],
])('%j searched for %j with %j finds the similar text %j', (text, find, options, similar) => {
  expect(run(text, { preview: true, find, ...options }).similar).toEqual(similar)
})

test.each([
  ['room 12', raw`\d+`, {}, true],
  ['room 12', '[0-9]+', {}, true],
  ['2024-01-01', '^2024', {}, true],
  ['axe', '(a|x)', {}, true],
  ['12 [0-9]', '[0-9]', {}, undefined],
  ['room', raw`\d+`, {}, undefined],
  ['what', 'what?', {}, undefined],
  ['room 12', '[0-9]+(', {}, undefined],
  ['aaa', '(a+)+b|a+', {}, undefined],
  ['room 12', raw`\d+`, { regex: true }, undefined],
])('%j searched for %j with %j offers a regular expression: %j', (text, find, options, regex) => {
  expect(run(text, { preview: true, find, ...options }).offer?.changes.regex).toBe(regex)
})
