import { defineConfig } from '@playwright/test'
import type { OtherBrowser } from '../../scripts/other-browsers.js'

/** Only what is installed is run; scripts/test-browsers.js says what is not. */
const engines = (process.env['BROWSERS'] ?? 'firefox webkit').split(' ') as OtherBrowser[]

// Playwright runs and reports the tests here, but drives no browser.
export default defineConfig<object, { engine: OtherBrowser }>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  globalSetup: './prepare.ts',
  workers: 2,
  forbidOnly: true,
  // As in the main suite: a busy build machine may need a second try.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../../.cache/browsers/report.json' }]],
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
})
