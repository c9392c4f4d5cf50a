import { readFileSync } from 'node:fs'
import { format } from 'node:util'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/input-error.ts'
import { loadEngine } from '#run/engines.ts'
import * as hashing from '#run/hashing.ts'
import { tools, type RegisteredTool } from '#tools/registry.ts'
import { readExamples } from './doc-examples.ts'
import { libraryTools } from './library-tools.ts'
import * as recipes from './recipes.ts'
import { toolFunction } from './tool-function.ts'

type RunExample = (modules: object, console: { log(...values: unknown[]): void }) => Promise<void>

/** The modules of the package, made from the sources. `npm run test:deep` runs the examples with the package itself. */
async function loadModules(): Promise<object> {
  const functions = await Promise.all(
    libraryTools.map(async ({ id, functionName }) => {
      const tool = tools.find((known) => known.id === id) as RegisteredTool
      return [functionName, toolFunction(tool, await loadEngine(id), hashing)] as const
    }),
  )
  return { textwright: { InputError, ...Object.fromEntries(functions) }, 'textwright/recipes': recipes }
}

describe.each(['docs/library.md', 'content/pages/developers.mdx'])('the examples in %s', (file) => {
  const examples = readExamples(readFileSync(file, 'utf8'))

  test('there are some', () => {
    expect(examples).not.toHaveLength(0)
  })

  test.each(examples.map(({ code, output }) => [code, output] as const))('%s', async (code, output) => {
    const body = code.replaceAll(/^import (\{.*\}) from ('.*')$/gm, 'const $1 = modules[$2]')
    const module = `export default async (modules, console) => { ${body} }`
    const url = `data:text/javascript,${encodeURIComponent(module)}`
    const { default: runExample } = (await import(/* @vite-ignore */ url)) as { default: RunExample }
    const printed: string[] = []
    await runExample(await loadModules(), { log: (...values) => printed.push(format(...values)) })
    expect(printed).toEqual(output)
    expect(output).toHaveLength(code.split('console.log(').length - 1)
  })
})
