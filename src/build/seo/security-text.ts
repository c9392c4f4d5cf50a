import { placeholderEmail, placeholderOrigin } from '#config/site.ts'

const yearMilliseconds = 365 * 24 * 60 * 60 * 1000

interface Owner {
  readonly origin: string
  readonly email?: string | undefined
}

/**
 * Writes security.txt (RFC 9116), which says where to report security problems. Expires a year after the build. Returns
 * undefined for a site without an address.
 */
export function writeSecurityText({ origin, email: address }: Owner, builtAt: Date): string | undefined {
  const email = address ?? (origin === placeholderOrigin ? placeholderEmail : undefined)
  if (email === undefined) return undefined
  return [
    `Contact: mailto:${email}`,
    `Contact: ${origin}/contact`,
    `Expires: ${new Date(builtAt.getTime() + yearMilliseconds).toISOString()}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
