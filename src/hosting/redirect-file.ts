import { places } from '#page/addresses.ts'

/** `_redirects`, as Netlify and Cloudflare Pages read it. Clean addresses they see to themselves. */
export function writeRedirectFile(): string {
  const lines = [...places].flatMap(([from, { page, hash }]) =>
    [from, `${from}/`].map((path) => `${path} ${page}${hash} 308\n`),
  )
  return lines.join('')
}
