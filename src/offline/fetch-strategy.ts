import { isHashed, isServicePath } from '#page/addresses.ts'

/** What the worker needs to know of a request. */
export interface FetchRequest {
  readonly method: string
  readonly mode: string
  readonly destination: string
  readonly url: string
}

/** How the worker deals with a request. `unhandled` is the browser's own business, as if there were no worker. */
export type FetchStrategy = 'page' | 'file' | 'picture' | 'unhandled'

/** Parameters that say what a page shows. The file is the same. */
const viewParameters = ['tool', 'category', 'q']

const isPictureFolder = /^\/(?:blog|cda|assets\/blog)\//

export function strategyFor(
  { method, mode, destination, url }: FetchRequest,
  isCached: (path: string) => boolean,
): FetchStrategy {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return 'unhandled'
  if (destination === 'image' && isPictureFolder.test(pathname)) return 'picture'
  if (isServicePath(pathname)) return 'unhandled'
  if (mode === 'navigate') return 'page'
  // Of an older version, too: a page from before an update asks for what it was built with.
  return isCached(pathname) || isHashed(pathname) ? 'file' : 'unhandled'
}

/** The address without what only says what its page shows. */
export function withoutViewParameters(url: string): string {
  const { pathname, searchParams } = new URL(url)
  for (const name of viewParameters) searchParams.delete(name)
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`
}
