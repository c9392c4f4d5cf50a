import { isDocumentWorkerPath, isEngineWorkerPath } from '#config/addresses.ts'
import { removeBase } from '#config/base-path.ts'
import { offlineWorkerPath } from '#config/offline-worker.ts'
import { site } from '#config/site.ts'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Readonly<Record<'createScript' | 'createScriptURL', (value: string) => string | null>>,
  ): unknown
}

/** Whether an address is that of one of our workers. No other script is loaded from an address at run time. */
export function isWorkerAddress(address: string, page: string, base = site.base): boolean {
  const { origin, pathname } = new URL(address, page)
  const path = removeBase(pathname, base) ?? ''
  const isWorker = path === offlineWorkerPath || isEngineWorkerPath(path) || isDocumentWorkerPath(path)
  return origin === new URL(page).origin && isWorker
}

/** Whether a script's text is structured data. As JavaScript it would be a syntax error. */
export function isStructuredData(text: string): boolean {
  try {
    return text.startsWith('{"@context":') && typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/**
 * The page's policy blocks HTML and scripts made from strings. The browser passes the address of a new worker and the text
 * of a new script to this default policy, which allows our workers and structured data and rejects all others.
 */
export function allowOurScripts() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScript: (text) => (isStructuredData(text) ? text : null),
    createScriptURL: (address) => (isWorkerAddress(address, location.href) ? address : null),
  })
}
