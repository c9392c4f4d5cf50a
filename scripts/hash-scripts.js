import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Lists the SHA-256 of each script and style sheet, in the format of `sha256sum`, so that visitors can compare what they
 * were sent with a build of their own. Pages are not in the list: they contain the address of the site.
 * @param {string} site
 */
export async function hashScripts(site) {
  const files = (await readdir(site, { recursive: true })).map((file) => file.replaceAll(path.sep, '/'))
  const hashed = files.filter((file) => /^(?:assets\/.*\.(?:js|css)|start\.js)$/.test(file)).sort()
  const lines = await Promise.all(
    hashed.map(async (file) => {
      const hash = createHash('sha256').update(await readFile(path.join(site, file)))
      return `${hash.digest('hex')}  ${file}\n`
    }),
  )
  return lines.join('')
}
