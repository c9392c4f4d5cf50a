import { isEngineWorkerPath } from './addresses.ts'
import { offlineWorkerPath } from './offline-worker.ts'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown
}

/** Whether an address is that of one of our two workers. No other script is loaded from an address at run time. */
export function isWorkerAddress(address: string, page: string): boolean {
  const { origin, pathname } = new URL(address, page)
  return origin === new URL(page).origin && (pathname === offlineWorkerPath || isEngineWorkerPath(pathname))
}

/**
 * The page's policy blocks HTML and scripts made from strings. The browser passes the address of a new worker to this
 * default policy, which allows our workers and rejects all others.
 */
export function allowOurWorkers() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isWorkerAddress(address, location.href) ? address : null),
  })
}
