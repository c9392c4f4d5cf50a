import { expect, test } from 'vitest'
import { type OptionValues } from '#core/options.ts'
import { sampleRuns } from '#run/sample-runs.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Options = Partial<OptionValues<typeof tool.options>>

const { run } = sampleRuns(tool, engine)

function replace(text: string, find: string, replacement: string, options: Options = {}): [string | undefined, number] {
  const replaced = run(text, { find, replace: replacement, ...options })
  return [replaced.text, replaced.count]
}

test.each([
  ['color', 'colour', 'colour'],
  ['Color', 'colour', 'Colour'],
  ['COLOR', 'colour', 'COLOUR'],
  ['color', 'Colour', 'colour'],
  ['Color', 'COLOUR', 'Colour'],
  ['cOLOR', 'colour', 'colour'],
  ['cOLOR', 'Colour', 'Colour'],
  ['New York', 'los angeles', 'Los Angeles'],
  ['New york', 'los angeles', 'Los angeles'],
  ['NEW YORK', 'paris', 'PARIS'],
  ['Smith', 'McDonald', 'McDonald'],
  ['I', 'we', 'We'],
  ['42', 'Colour', 'Colour'],
  ['Élan', 'état', 'État'],
  ['ΟΔΟΣ', 'λεωφόρος', 'ΛΕΩΦΌΡΟΣ'],
  ['Color', '', ''],
])('replaced in the case of %j, %j becomes %j', (found, by, expected) => {
  expect(replace(`x ${found} y`, found, by, { preserveCase: true })[0]).toBe(`x ${expected} y`)
})

test('keeps the case after inserting groups', () => {
  expect(replace('AB-CD ab-cd', '(ab)-(cd)', '$2-$1', { regex: true, preserveCase: true })[0]).toBe('CD-AB cd-ab')
})
