import { expect, test } from 'vitest'
import { cardFields, stepFields } from '#core/tool/tool.ts'
import { tools } from './registry.ts'
import { stepTools } from './step-tools.ts'

test('has every tool, in the same order, with only what recipes need', () => {
  expect(stepTools.map(({ id }) => id)).toEqual(tools.map(({ id }) => id))
  for (const [index, tool] of stepTools.entries()) {
    const known: readonly string[] = [...cardFields, ...stepFields, 'id']
    expect(Object.keys(tool).filter((key) => !known.includes(key))).toEqual([])
    expect(tools[index]).toMatchObject(tool)
    expect(tool).not.toHaveProperty('examples')
  }
})
