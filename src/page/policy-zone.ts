/** Pages that share a Content-Security-Policy. Client-side navigation stays within a zone: the policy is fixed per document. */
export type PolicyZone = 'tools' | 'blog' | 'contact' | 'not-found'

/** Where the page for addresses without one is prerendered. */
export const notFoundPath = '/404'

export function policyZoneOf(path: string): PolicyZone {
  if (path === notFoundPath) return 'not-found'
  const [, zone] = /^\/(blog|contact)(?=[/?#]|$)/.exec(path) ?? []
  return (zone as 'blog' | 'contact' | undefined) ?? 'tools'
}
