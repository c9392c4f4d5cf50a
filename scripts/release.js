// Writes the files of a release to the folder `release`, from a finished build: `node scripts/release.js v0.21.0`.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * Returns what the changelog says about a version, without its heading.
 *
 * @param {string} changelog
 * @param {string} version
 */
export function releaseNotes(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((text) => text.startsWith(`${version} (`))
  if (section === undefined) throw new Error(`CHANGELOG.md has no section “## ${version} (date)”.`)
  const notes = section.slice(section.indexOf('\n')).trim()
  if (notes === '') throw new Error(`CHANGELOG.md says nothing about ${version}.`)
  return `${notes}\n`
}

/**
 * Returns the version that a tag names.
 *
 * @param {string | undefined} tag
 * @param {string} version of the project
 */
export function checkTag(tag, version) {
  if (tag === `v${version}`) return version
  throw new Error(
    `The tag is ${tag ?? 'missing'}, but package.json has the version ${version}: it must be v${version}.`,
  )
}

/**
 * Packs a folder. The same files give the same bytes, so that anyone can compare a build of their own.
 *
 * @param {string} folder
 * @param {string} archive
 * @param {string} name the folder in the archive
 */
function pack(folder, archive, name) {
  const tar = archive.replace(/\.gz$/, '')
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']
  const order = ['--sort=name', '--mtime=1980-01-01T00:00:00Z', '--format=ustar']
  execFileSync('tar', ['-cf', tar, ...order, ...owner, '--transform', `s,^\\.,${name},`, '-C', folder, '.'])
  execFileSync('gzip', ['--no-name', '--best', '--force', tar])
}

/**
 * Packs the npm package under its published name. npm accepts a provenance only if the package names its repository.
 *
 * @param {string} source
 * @param {string} target
 * @param {{ version: string, name?: string | undefined, repository?: string | undefined }} published
 */
function packPackage(source, target, { version, name, repository }) {
  const copy = join(target, 'package')
  cpSync(source, copy, { recursive: true })
  const file = join(copy, 'package.json')
  const described = {
    .../** @type {object} */ (JSON.parse(readFileSync(file, 'utf8'))),
    ...(name && { name }),
    ...(repository && { repository: { type: 'git', url: `git+${repository}.git` } }),
  }
  writeFileSync(file, `${JSON.stringify(described, null, 2)}\n`)
  const packed = execFileSync('npm', ['pack', copy, '--silent', '--pack-destination', target], { encoding: 'utf8' })
  renameSync(join(target, packed.trim()), join(target, `textwright-${version}.tgz`))
  rmSync(copy, { recursive: true })
}

/** @param {string} folder */
function listChecksums(folder) {
  const names = readdirSync(folder).filter((name) => /\.t?gz$/.test(name))
  const lines = names.sort().map((name) => {
    const hash = createHash('sha256').update(readFileSync(join(folder, name)))
    return `${hash.digest('hex')}  ${name}\n`
  })
  return lines.join('')
}

/**
 * Writes the archives of a build, their checksums and the notes.
 *
 * @param {string} folder
 * @param {{ build: string, version: string, notes: string, name?: string | undefined, repository?: string | undefined }} release
 */
export function writeRelease(folder, { build, version, notes, ...published }) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  pack(join(build, 'site'), join(folder, `textwright-site-${version}.tar.gz`), `textwright-site-${version}`)
  packPackage(join(build, 'npm'), folder, { version, ...published })
  writeFileSync(join(folder, 'SHA256SUMS'), listChecksums(folder))
  writeFileSync(join(folder, 'notes.md'), notes)
}

function release() {
  const project = /** @type {{ version: string }} */ (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const version = checkTag(process.argv[2], project.version)
  const notes = releaseNotes(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)
  const { PACKAGE_NAME: name, SOURCE_URL: repository } = process.env
  writeRelease(join(root, 'release'), { build: join(root, 'dist'), version, notes, name, repository })
  console.log(`Wrote release/: ${readdirSync(join(root, 'release')).join(', ')}`)
}

if (process.argv[1] === import.meta.filename) {
  try {
    release()
  } catch (error) {
    console.error(/** @type {Error} */ (error).message)
    process.exitCode = 1
  }
}
