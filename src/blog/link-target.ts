import { site } from '#page/site.ts'
import { parseUrl } from './fields.ts'

export type LinkTarget =
  { readonly kind: 'page'; readonly to: string } | { readonly kind: 'elsewhere'; readonly href: string }

const base = `${site.origin}/blog/`
const webProtocols = new Set(['http:', 'https:'])

/**
 * Where an address in a post may lead: to a page of ours, to the web, to a letter. Judged as the browser reads it, since
 * there are many ways to spell `javascript:`.
 */
export function linkTarget(address: string): LinkTarget | undefined {
  const url = address.trim() === '' ? undefined : parseUrl(address, base)
  if (!url) return undefined
  if (url.protocol === 'mailto:') return { kind: 'elsewhere', href: url.href }
  if (!webProtocols.has(url.protocol)) return undefined
  if (url.origin !== site.origin) return { kind: 'elsewhere', href: url.href }
  // A path that begins with two slashes would be read as another host.
  return { kind: 'page', to: url.pathname.replace(/^\/+/, '/') + url.search + url.hash }
}
