import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import vite from './vite.config.ts'

// Set by `npm run test:deep`.
const isDeep = process.env['DEEP_TESTS'] !== undefined
const deepFastCheck = fileURLToPath(new URL('scripts/deep-fast-check.js', import.meta.url))

export default mergeConfig(
  vite,
  defineConfig({
    resolve: { alias: isDeep ? [{ find: /^fast-check$/, replacement: deepFastCheck }] : [] },
    test: {
      // The imports of JSON in one lack what Node needs. A plugin changes the other.
      server: { deps: { inline: [/@actions\//, /\/pdf\.worker\.mjs$/] } },
      include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.js'],
      // By default Vitest leaves one core idle.
      maxWorkers: '100%',
      // Reloading every module for each test file would take a quarter of the run time.
      isolate: false,
      setupFiles: ['scripts/unit-setup.js'],
      // Long enough that tests do not fail on a busy machine. Only tests that hang reach it.
      testTimeout: isDeep ? 3_600_000 : 30_000,
    },
  }),
)
