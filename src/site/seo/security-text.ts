import { site } from '#page/site.ts'

const yearMilliseconds = 365 * 24 * 60 * 60 * 1000

/** Writes security.txt (RFC 9116), which says where to report security problems. Expires a year after the build. */
export function writeSecurityText(builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + yearMilliseconds)
  return [
    ...(site.email === undefined ? [] : [`Contact: mailto:${site.email}`]),
    `Contact: ${site.origin}/contact`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${site.origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
