import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'
import { toolIds } from '../tool-ids.ts'
import { casesPerTool, engineFolder } from './engine-bundle.ts'
import { expect, test as base } from './fixtures.ts'
import type { Mismatch } from './run-cases.ts'

/** The test page has its own origin, because the site's policy would block it. */
const test = base.extend<object, { engineOrigin: string }>({
  engineOrigin: [
    async ({}, use) => {
      const serve = sirv(engineFolder, { dev: true })
      const server = createServer((request, response) => {
        serve(request, response)
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      await use(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
})

/** Escapes all non-ASCII characters. */
const escape = (value: unknown) =>
  JSON.stringify(value).replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

const describeMismatch = ({ case: { input, options }, browser, node }: Mismatch) =>
  [
    `input ${escape(input)}`,
    `options ${escape(options)}`,
    `browser ${escape(browser).slice(0, 1500)}`,
    `Node ${escape(node).slice(0, 1500)}`,
    '',
  ].join('\n')

for (const id of toolIds) {
  test(`${id}: the engine gives the same results as in Node`, async ({ driver, engineOrigin }) => {
    test.setTimeout(120_000)
    await driver.open(engineOrigin)
    const { runs, mismatches } = await driver.evaluate(async (tool) => {
      const page = globalThis as unknown as { readonly engines: Promise<typeof import('./run-cases.ts')> }
      const { compareWithNode } = await page.engines
      return compareWithNode(tool)
    }, id)
    test.info().annotations.push({ type: 'runs', description: String(runs) })
    expect(runs).toBe(casesPerTool)
    expect(mismatches.map(describeMismatch), `${String(mismatches.length)} of ${String(runs)} runs differ`).toEqual([])
  })
}
