import { site } from '#page/site.ts'
import { parseUrl } from './fields.ts'

export type LinkTarget =
  { readonly kind: 'page'; readonly to: string } | { readonly kind: 'elsewhere'; readonly href: string }

const base = `${site.origin}/blog/`
const webProtocols = new Set(['http:', 'https:'])

/**
 * The target of a link in a post: a page of this site, a web page or an email address, or else undefined. Parsed like the
 * browser does, since `javascript:` can be written in many ways.
 */
export function linkTarget(address: string): LinkTarget | undefined {
  const url = address.trim() === '' ? undefined : parseUrl(address, base)
  if (!url) return undefined
  if (url.protocol === 'mailto:') return { kind: 'elsewhere', href: url.href }
  if (!webProtocols.has(url.protocol)) return undefined
  if (url.origin !== site.origin) return { kind: 'elsewhere', href: url.href }
  // A path that starts with two slashes would name another host.
  return { kind: 'page', to: url.pathname.replace(/^\/+/, '/') + url.search + url.hash }
}
