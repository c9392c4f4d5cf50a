/**
 * A group of pages with the same Content-Security-Policy. The policy is fixed per document, so client-side navigation
 * stays within a zone.
 */
export type PolicyZone = 'tools' | 'blog' | 'contact' | 'not-found'

/** Path of the prerendered 404 page. */
export const notFoundPath = '/404'

export function policyZoneOf(path: string): PolicyZone {
  if (path === notFoundPath) return 'not-found'
  const [, zone] = /^\/(blog|contact)(?=[/?#]|$)/.exec(path) ?? []
  return (zone as 'blog' | 'contact' | undefined) ?? 'tools'
}
