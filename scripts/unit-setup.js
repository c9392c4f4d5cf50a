import fc from 'fast-check'
import { afterAll, vi } from 'vitest'

// The same random inputs in every run, so that a change fails only for what it changed. `npm run test:deep` tries new ones.
if (process.env['DEEP_TESTS'] === undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_250_601 })

// Test files share one module graph per worker, so globals are restored after each file.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.resetConfig()
})
