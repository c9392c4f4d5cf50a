/** Pages with the same Content-Security-Policy. It is fixed per document, so client-side navigation stays in a zone. */
export type PolicyZone = 'tools' | 'blog' | 'contact' | 'not-found'

/** Path of the prerendered 404 page. */
export const notFoundPath = '/404'

export function policyZoneOf(path: string): PolicyZone {
  if (path === notFoundPath) return 'not-found'
  const [, zone] = /^\/(blog|contact)(?=[/?#]|$)/.exec(path) ?? []
  return (zone as 'blog' | 'contact' | undefined) ?? 'tools'
}
