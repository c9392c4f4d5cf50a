import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserFlags, installedBrowser } from './scripts/ensure-browser.js'
import { freePort } from './scripts/free-port.js'

// In the environment, because the workers inherit it.
const port = (process.env['E2E_PORT'] ??= String(await freePort()))
const dataFolder = (process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'textwright-e2e-')))
const origin = `http://127.0.0.1:${port}`

// In the environment, so that the workers do not search again.
const browser = (process.env['CHROMIUM_PATH'] ??= installedBrowser()?.path)

/** What `npm test` runs: every tool and page, what they send and load, and the tasks that people come for. */
const core = /(promise|pages|tasks|budgets)\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  // Firefox and WebKit have their own configuration.
  testIgnore: 'browsers/**',
  projects: [
    { name: 'core', testMatch: core },
    { name: 'rest', testIgnore: [core, 'browsers/**'] },
  ],
  outputDir: 'test-results',
  grepInvert: process.env['DEEP_TESTS'] === undefined ? /@deep/ : [],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A busy build machine may need a second try; `npm test` lists the tests that did.
  retries: process.env['CI'] ? 1 : 0,
  // Long enough that tests do not fail on a slow machine.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: '.cache/e2e.json' }]],
  // The production build on the real server with its Content-Security-Policy.
  webServer: {
    command: 'node dist/server/main.js',
    url: origin,
    // A separate inbox and no effective limit on messages.
    env: {
      HOST: '127.0.0.1',
      PORT: port,
      LOG: 'off',
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      FORM_RATE_LIMIT: '1000000',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
  use: {
    baseURL: origin,
    // The service worker would fetch the whole site in every test. The offline tests allow it.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    // Tracing every test takes a third of the run time, so only retries are traced.
    trace: 'on-first-retry',
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      args: browserFlags,
    },
  },
})
