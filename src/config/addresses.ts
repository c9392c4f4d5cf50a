/** Folder for files whose names contain a hash of their content. */
const hashedFolder = '/assets/'

/** Whether the content at a path never changes. */
export function isHashed(path: string): boolean {
  return path.startsWith(hashedFolder)
}

export function isEngineWorkerPath(path: string): boolean {
  return /^\/assets\/engine\.worker-[\w-]+\.js$/.test(path)
}

/** Folder for the scripts that read documents. They are not downloaded before a document is opened. */
export const documentFolder = `${hashedFolder}documents/`

export function isDocumentWorkerPath(path: string): boolean {
  return /^\/assets\/documents\/document\.worker-[\w-]+\.js$/.test(path)
}

/** Whether a link points to a path on this site. `//host` and `/\host` start with a slash but name another host. */
export function isOwnPath(href: string): boolean {
  const base = 'https://this-site.invalid'
  try {
    return href.startsWith('/') && new URL(href, base).origin === base
  } catch {
    return false
  }
}

/** Returns the `Cache-Control` header for a path. */
export function cacheControlOf(path: string): string {
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** Returns the canonical path, which has no `.html`, `/index` or trailing slash. */
export function cleanAddress(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/?$/, '') || '/'
}

/**
 * The page that is served for posts newer than the build: a skeleton that fetches the post. The file name of a
 * post never starts with `_`.
 */
export const newerPostPath = '/blog/_post'

/** The first path segment of each of our own services. No page or file has one of them as its first segment. */
const serviceNames = ['cda', 'f', 'p', 'healthz'] as const

export type ServiceName = (typeof serviceNames)[number]

export function isServicePath(path: string): boolean {
  return serviceNames.some((name) => path === `/${name}` || path.startsWith(`/${name}/`))
}

interface RedirectTarget {
  readonly page: string
  readonly hash: string
}

/** Paths that have no page, and the section to which each one redirects. */
export const redirects: ReadonlyMap<string, RedirectTarget> = new Map([['/tools', { page: '/', hash: '#tools' }]])

/** Whether a file configures a static host. Our own server does not serve these. */
export function isHostConfigFile(name: string): boolean {
  return name === '_headers' || name === '_redirects'
}
