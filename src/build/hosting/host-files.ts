import { cleanAddress } from '#config/addresses.ts'
import { writeCaddyConfig } from './caddy-config.ts'
import { writeHeaderFile } from './header-file.ts'
import { writeNginxConfig } from './nginx-config.ts'
import { writeRedirectFile } from './redirect-file.ts'

/** Configuration files that make static hosts respond like our own server. */
export function writeHostFiles(siteFiles: readonly string[]) {
  const addresses = siteFiles.map((file) => cleanAddress(encodeURI(`/${file}`)))
  return {
    headers: writeHeaderFile(addresses),
    redirects: writeRedirectFile(addresses),
    nginx: writeNginxConfig(),
    caddy: writeCaddyConfig(),
  }
}
