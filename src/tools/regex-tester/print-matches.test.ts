import { expect, test } from 'vitest'
import { initialOptions } from '#core/tool/options.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'
import { engine } from './engine.ts'
import type { Matches } from './result.ts'
import { printMatches } from './print-matches.ts'
import { tool } from './tool.ts'

async function printAll(pattern: string, text: string): Promise<string> {
  const context = { progress: () => undefined } as unknown as EngineContext
  const found: Matches = await engine.run({ text }, { ...initialOptions(tool.options), pattern, flags: 'g' }, context)
  return printMatches(found)
}

test.each([
  ['o', 'foo', 'number,index,match\r\n1,1,o\r\n2,2,o\r\n'],
  [String.raw`(\w)=(?<value>\d)?`, 'a=1 b=', 'number,index,match,$1,value\r\n1,0,a=1,a,1\r\n2,4,b=,b,\r\n'],
  ['=.*', '=SUM(1,2)', `number,index,match\r\n1,0,"'=SUM(1,2)"\r\n`],
  ['x', 'foo', 'number,index,match\r\n'],
])('%s in %j is saved as %j', async (pattern, text, csv) => {
  expect(await printAll(pattern, text)).toBe(csv)
})
