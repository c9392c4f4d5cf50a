/** Folder of the files whose names contain a hash of their content. */
const hashedFolder = '/assets/'

/** Whether the content at a path never changes. */
export function isHashed(path: string): boolean {
  return path.startsWith(hashedFolder)
}

export function isEngineWorkerPath(path: string): boolean {
  return /^\/assets\/engine\.worker-[\w-]+\.js$/.test(path)
}

/** Whether a link points to a path of this site. `//host` and `/\host` start with a slash but name another host. */
export function isOwnPath(href: string): boolean {
  const base = 'https://this-site.invalid'
  try {
    return href.startsWith('/') && new URL(href, base).origin === base
  } catch {
    return false
  }
}

/** The `Cache-Control` header of a path. */
export function cacheControlOf(path: string): string {
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** The canonical path: without `.html`, `/index` or a trailing slash. */
export function cleanAddress(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/?$/, '') || '/'
}

/** The page for posts newer than the build: a skeleton that fetches the post. Files of posts never start with `_`. */
export const newerPostPath = '/blog/_post'

/** Our own services, by the first segment of their paths. No page or file lies below one. */
export const serviceNames = ['cda', 'f', 'p', 'healthz'] as const

export type ServiceName = (typeof serviceNames)[number]

export function isServicePath(path: string): boolean {
  return serviceNames.some((name) => path === `/${name}` || path.startsWith(`/${name}/`))
}

interface RedirectTarget {
  readonly page: string
  readonly hash: string
}

/** Paths without a page, and the section they redirect to. */
export const redirects: ReadonlyMap<string, RedirectTarget> = new Map([['/tools', { page: '/', hash: '#tools' }]])

/** Whether a file configures a static host. Our own server does not serve these. */
export function isHostConfigFile(name: string): boolean {
  return name === '_headers' || name === '_redirects'
}
