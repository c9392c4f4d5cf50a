import { test as base, expect } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFirefox, findWebKit, type OtherBrowser } from '../../scripts/other-browsers.js'
import { isHydrated } from '../fixtures.ts'
import { SiteServer } from '../site-server.ts'
import { type Driver, until } from './driver.ts'
import { Firefox } from './firefox.ts'
import { monitoredSite, takeProblems } from './monitored-site.ts'
import { WebKit } from './webkit.ts'

interface WorkerFixtures {
  /** Set by the project. */
  engine: OtherBrowser
  driver: Driver
  /** A server for the monitored site. Tests may stop and start it. */
  server: SiteServer
}

interface TestFixtures {
  /** Opens a page by its path and waits until it is hydrated. */
  visit: (path: string) => Promise<void>
  /** Declares a problem that the test causes on purpose. All others fail the test. */
  expectProblem: (line: RegExp) => void
}

async function launch(engine: OtherBrowser): Promise<Driver> {
  if (engine === 'firefox') return Firefox.launch(findFirefox() ?? 'firefox')
  const paths = findWebKit()
  if (!paths) throw new Error('WebKit is not installed: run npm run test:browsers')
  return WebKit.launch(paths)
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],

  driver: [
    async ({ engine }, use) => {
      const driver = await launch(engine)
      await use(driver)
      await driver.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  server: [
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'textwright-data-'))
      const server = new SiteServer(monitoredSite, data)
      await server.start()
      await use(server)
      await server.stop()
      rmSync(data, { recursive: true })
    },
    { scope: 'worker' },
  ],

  visit: async ({ driver, server }, use) => {
    await use(async (path) => {
      await driver.open(server.origin + path)
      await until(async () => expect(await driver.evaluate(isHydrated)).toBe(true))
      // Elements are marked just before their listeners are attached.
      await driver.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => setTimeout(resolve, 0, null))
          }),
      )
    })
  },

  expectProblem: [
    async ({ driver }, use, { annotations }) => {
      annotations.push({ type: 'version', description: driver.version })
      const expected: RegExp[] = []
      await use((line) => expected.push(line))
      const lines = await driver.evaluate(takeProblems)
      expect(
        lines.filter((line) => !expected.some((pattern) => pattern.test(line))),
        'problems in the page',
      ).toEqual([])
    },
    { auto: true },
  ],
})

export { expect, until }
