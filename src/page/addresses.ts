/** Where everything lies that is named after its content. */
const hashedFolder = '/assets/'

/** Whether what is at an address stays the same for ever. */
export function isHashed(path: string): boolean {
  return path.startsWith(hashedFolder)
}

export function isEngineWorkerPath(path: string): boolean {
  return /^\/assets\/engine\.worker-[\w-]+\.js$/.test(path)
}

/** Whether a link leads to a path of this site. `//host` and `/\host` start with a slash too, but name another host. */
export function isOwnPath(href: string): boolean {
  const base = 'https://this-site.invalid'
  try {
    return href.startsWith('/') && new URL(href, base).origin === base
  } catch {
    return false
  }
}

/** How long a browser may go on with a file before it asks again. */
export function cacheControlOf(path: string): string {
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** The one address of a file, and of every other way to write it: no `.html`, no `/index`, no slash at the end. */
export function cleanAddress(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/?$/, '') || '/'
}

/** The page for posts newer than the build: a skeleton that asks the content service for the post. No slug can be its name. */
export const newerPostPath = '/blog/_post'

/** Our own services, each by the first part of its paths. Nothing below it is a page or a file. */
export const serviceNames = ['cda', 'f', 'p', 'healthz'] as const

export type ServiceName = (typeof serviceNames)[number]

export function isServicePath(path: string): boolean {
  return serviceNames.some((name) => path === `/${name}` || path.startsWith(`/${name}/`))
}

interface RedirectTarget {
  readonly page: string
  readonly hash: string
}

/** Addresses without a page of their own, and the section of a page they redirect to. */
export const redirects: ReadonlyMap<string, RedirectTarget> = new Map([['/tools', { page: '/', hash: '#tools' }]])

/** Files for the hosts that read them, and nobody's business otherwise. */
export function isHostConfigFile(name: string): boolean {
  return name === '_headers' || name === '_redirects'
}
