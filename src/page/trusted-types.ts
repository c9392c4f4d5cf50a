import { isEngineWorkerPath } from './addresses.ts'
import { offlineWorkerPath } from './offline-worker.ts'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown
}

/** Our two workers. No other script is ever loaded by an address that a script passes on. */
export function isWorkerAddress(address: string, page: string): boolean {
  const { origin, pathname } = new URL(address, page)
  return origin === new URL(page).origin && (pathname === offlineWorkerPath || isEngineWorkerPath(pathname))
}

/**
 * The page's policy lets no string become HTML or a script. The browser asks this default policy about every address of a
 * worker; anything else is refused.
 */
export function allowOurWorkers() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isWorkerAddress(address, location.href) ? address : null),
  })
}
