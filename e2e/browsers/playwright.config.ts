import { defineConfig } from '@playwright/test'
import type { OtherBrowser } from '../../scripts/other-browsers.js'

/** The installed browsers; scripts/test-browsers.js reports missing ones. */
const engines = (process.env['BROWSERS'] ?? 'firefox webkit').split(' ') as OtherBrowser[]

// Playwright only runs and reports these tests; the browsers are controlled by the drivers in this folder.
export default defineConfig<object, { engine: OtherBrowser }>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  globalSetup: './prepare.ts',
  workers: 2,
  forbidOnly: true,
  // As in the main suite: a busy build machine may need a second attempt.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../../.cache/browsers/report.json' }]],
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
})
