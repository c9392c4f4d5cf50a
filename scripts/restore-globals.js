import { afterAll, vi } from 'vitest'

// Test files share one module graph per worker, so each one leaves the globals as it found them.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.resetConfig()
})
