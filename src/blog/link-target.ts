import { isPublished } from '#config/published.ts'
import { site, withBase, withoutBase } from '#config/site.ts'
import { parseUrl } from './entry-fields.ts'

export type LinkTarget =
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'external'; readonly href: string }

const base = `${site.address}/blog/`
const webProtocols = new Set(['http:', 'https:'])

/**
 * Returns the target of a link in a post: a page on this site, another web page or an email address. Returns undefined
 * for anything else and for unpublished pages. Addresses are parsed the way browsers do it, because `javascript:` can be written in many ways.
 */
export function linkTarget(address: string): LinkTarget | undefined {
  const url = address.trim() === '' ? undefined : parseUrl(withBase(address.trim()), base)
  if (!url) return undefined
  if (url.protocol === 'mailto:') return { kind: 'external', href: url.href }
  if (!webProtocols.has(url.protocol)) return undefined
  const path = url.origin === site.origin ? withoutBase(url.pathname) : undefined
  if (path === undefined) return { kind: 'external', href: url.href }
  // A path that starts with two slashes would name another host.
  const to = path.replace(/^\/*/, '/') + url.search + url.hash
  return isPublished(to) ? { kind: 'page', to } : undefined
}
