import { removeBase } from '#config/base-path.ts'
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

const isPicture = /^\/(?:(?:blog|cda|assets\/blog)\/|logo\.(?:svg|png)$)/

export function strategyFor(
  { method, mode, destination, url }: FetchRequest,
  base: string,
  isCached: (path: string) => boolean,
): FetchStrategy {
  const { origin, pathname } = new URL(url)
  const path = removeBase(pathname, base)
  if (method !== 'GET' || origin !== location.origin || path === undefined) return 'unhandled'
  if (destination === 'image' && isPicture.test(path)) return 'image'
  if (isServicePath(path)) return 'unhandled'
  if (mode === 'navigate') return 'page'
  // This includes files from an older version, because a page opened before an update still needs them.
  return isCached(path) || isHashed(path) ? 'file' : 'unhandled'
}

/** The path within the site and the query of a URL, without the view parameters. */
export function withoutViewParameters(url: string, base: string): string {
  const { pathname, searchParams } = new URL(url)
  const path = removeBase(pathname, base) ?? pathname
  for (const name of viewParameters) searchParams.delete(name)
  return searchParams.size === 0 ? path : `${path}?${searchParams.toString()}`
}
