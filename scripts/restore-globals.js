import { afterAll, vi } from 'vitest'

// Test files share one module graph per worker, so globals are restored after each file.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.resetConfig()
})
