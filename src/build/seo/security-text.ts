import { isPublished } from '#config/published.ts'
import { placeholderEmail, placeholderOrigin } from '#config/site.ts'

const yearMilliseconds = 365 * 24 * 60 * 60 * 1000

interface Owner {
  readonly origin: string
  readonly address: string
  /** The owner's address. */
  readonly email?: string | undefined
}

/**
 * Writes security.txt (RFC 9116), which says where to report security problems. Expires a year after the build. Returns
 * undefined for a site without an address.
 */
export function writeSecurityText({ origin, address, email }: Owner, builtAt: Date): string | undefined {
  const contact = email ?? (origin === placeholderOrigin ? placeholderEmail : undefined)
  if (contact === undefined) return undefined
  return [
    `Contact: mailto:${contact}`,
    ...(isPublished('/contact') ? [`Contact: ${address}/contact`] : []),
    `Expires: ${new Date(builtAt.getTime() + yearMilliseconds).toISOString()}`,
    `Canonical: ${address}/.well-known/security.txt`,
    '',
  ].join('\n')
}
