import { placeholderEmail, placeholderOrigin, site } from '#page/site.ts'

const yearMilliseconds = 365 * 24 * 60 * 60 * 1000

/** Writes security.txt (RFC 9116), which says where to report security problems. Expires a year after the build. */
export function writeSecurityText(builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + yearMilliseconds)
  const email = site.email ?? (site.origin === placeholderOrigin ? placeholderEmail : undefined)
  return [
    ...(email === undefined ? [] : [`Contact: mailto:${email}`]),
    `Contact: ${site.origin}/contact`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${site.origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
