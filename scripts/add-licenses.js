import { appendFile, readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const packages = join(import.meta.dirname, '../node_modules')

/** Packages whose files are part of the site without being imported by a script: the fonts and the icons. */
const names = ['@fontsource-variable/figtree', '@fontsource/fraunces', '@fontsource/ibm-plex-mono', 'lucide-static']

/**
 * Adds what Vite cannot see to the licences of the site's packages.
 *
 * @param {string} file
 */
export async function addLicenses(file) {
  for (const name of names) {
    const folder = join(packages, name)
    const { version, license } = /** @type {{ version: string, license: string }} */ (
      JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    )
    const licenseFile = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry))
    if (licenseFile === undefined) throw new Error(`${name} has no licence file`)
    const text = await readFile(join(folder, licenseFile), 'utf8')
    await appendFile(file, `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`)
  }
}
