import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserFlags, installedBrowser } from './scripts/ensure-browser.js'
import { freePort } from './scripts/free-port.js'

// Kept in the environment, which the workers inherit.
const port = (process.env['E2E_PORT'] ??= String(await freePort()))
const dataFolder = (process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'textwright-e2e-')))
const origin = `http://127.0.0.1:${port}`

// Kept in the environment so that each worker is spared the search.
const browser = (process.env['CHROMIUM_PATH'] ??= installedBrowser()?.path)

export default defineConfig({
  testDir: 'e2e',
  // Firefox and WebKit have a runner of their own.
  testIgnore: 'browsers/**',
  outputDir: 'test-results',
  grepInvert: process.env['DEEP_TESTS'] === undefined ? /@deep/ : [],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // On a busy build machine a test may be run once more; the check names those that needed it.
  retries: process.env['CI'] ? 1 : 0,
  // A busy machine is slow; only what never comes is wrong.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: '.cache/e2e.json' }]],
  // The built site, served by the server people run, under its real policy.
  webServer: {
    command: 'node dist/server/main.js',
    url: origin,
    // An inbox of its own, and as many messages as the tests send.
    env: { HOST: '127.0.0.1', PORT: port, LOG: 'off', DATA_DIR: dataFolder, FORM_RATE_LIMIT: '1000000' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
  use: {
    baseURL: origin,
    // Otherwise every test would start by fetching the whole site. The offline tests allow it.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    // Recording every step takes a third of the time; what fails once is recorded when it is tried again.
    trace: 'on-first-retry',
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      args: browserFlags,
    },
  },
})
