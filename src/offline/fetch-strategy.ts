import { isHashed, isServicePath } from '#config/addresses.ts'

/** The properties of a request that decide its strategy. */
export interface FetchRequest {
  readonly method: string
  readonly mode: string
  readonly destination: string
  readonly url: string
}

/** How the worker responds to a request. The browser handles `unhandled` requests as if there were no worker. */
export type FetchStrategy = 'page' | 'file' | 'image' | 'unhandled'

/** Parameters that change what a page shows, but not its file. */
const viewParameters = ['tool', 'category', 'q']

const isImageFolder = /^\/(?:blog|cda|assets\/blog)\//

export function strategyFor(
  { method, mode, destination, url }: FetchRequest,
  isCached: (path: string) => boolean,
): FetchStrategy {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return 'unhandled'
  if (destination === 'image' && isImageFolder.test(pathname)) return 'image'
  if (isServicePath(pathname)) return 'unhandled'
  if (mode === 'navigate') return 'page'
  // This includes files from an older version, because a page opened before an update still needs them.
  return isCached(pathname) || isHashed(pathname) ? 'file' : 'unhandled'
}

/** The path and query of a URL, without the view parameters. */
export function withoutViewParameters(url: string): string {
  const { pathname, searchParams } = new URL(url)
  for (const name of viewParameters) searchParams.delete(name)
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`
}
