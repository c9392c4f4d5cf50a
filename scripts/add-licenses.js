import { existsSync } from 'node:fs'
import { appendFile, readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const packages = join(import.meta.dirname, '../node_modules')

/** Packages whose files are part of the site without being imported by a script: the fonts and the icons. */
const siteNames = ['@fontsource-variable/figtree', '@fontsource/fraunces', '@fontsource/ibm-plex-mono', 'lucide-static']

/** Packages whose lists `make-language-data.js` writes into the source. */
const languageNames = ['@orama/stopwords', 'cldr-segments-full', 'stopword']

/**
 * Adds what Vite cannot see to the licences of the site's packages.
 *
 * @param {string} file
 */
export async function addSiteLicenses(file) {
  await addLicenses(file, [...siteNames, ...languageNames])
}

/**
 * Adds what Vite cannot see to the licences of the npm package.
 *
 * @param {string} file
 */
export async function addPackageLicenses(file) {
  await addLicenses(file, languageNames)
}

/**
 * @param {string} file
 * @param {readonly string[]} names
 */
async function addLicenses(file, names) {
  for (const name of names) {
    const folder = join(packages, name)
    const { version, license } = /** @type {{ version: string, license: string }} */ (
      JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    )
    const licenseFile = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry))
    if (licenseFile === undefined) throw new Error(`${name} has no licence file`)
    const text = await readFile(join(folder, licenseFile), 'utf8')
    // The licences of the lists that others have made.
    const others = join(folder, 'dist/3rd-party.txt')
    const rest = existsSync(others) ? `\n${(await readFile(others, 'utf8')).trim()}\n` : ''
    await appendFile(file, `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n${rest}`)
  }
}
