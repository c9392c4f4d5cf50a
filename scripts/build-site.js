import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { addSiteLicenses } from './add-licenses.js'
import { assetDays, configuredOrigin, environmentProblem } from './build-environment.js'
import { hashScripts } from './hash-scripts.js'
import { hashSources, writeRecord } from './build-record.js'
import { checkContent } from './check-content.js'
import { buildPackage } from './build-package.js'
import { installBuild } from './install-build.js'
import { readLogo } from './site-settings.js'
import { writeSeoFiles } from './write-seo-files.js'
import { writeOfflineWorker } from './offline-worker.js'

const root = fileURLToPath(new URL('..', import.meta.url))
// A failed build does not affect the last good one.
const buildFolder = path.join(root, '.cache/build')
const site = path.join(buildFolder, 'site')
const prerenderer = path.join(root, '.cache/prerender')
const postReader = path.join(root, '.cache/post-reader')

/**
 * Bundles a program for Node. Installed packages are not included by default.
 * @param {string} outDir
 * @param {Record<string, string>} input
 * @param {Pick<import('vite').InlineConfig, 'ssr' | 'define'>} [options]
 */
async function buildForNode(outDir, input, options = {}) {
  await build({
    ...options,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  })
}

/** @param {string} file @returns {Promise<unknown>} */
function importBuilt(file) {
  return import(pathToFileURL(file).href)
}

/** @param {string} folder @param {string} file @param {string | Uint8Array} content */
async function writeInto(folder, file, content) {
  const target = path.join(folder, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, content)
}

// Reading the content below starts a development server, which would set this to `development` for the build as well.
process.env['NODE_ENV'] ??= 'production'

/** @param {string} file @param {string | Uint8Array} content */
const writeSiteFile = (file, content) => writeInto(site, file, content)

const problem = environmentProblem()
if (problem !== undefined) throw Object.assign(new Error(problem), { name: 'InvalidSettings' })

await checkContent(root)

const startedAt = performance.now()
// Hashed before the build, so that changes made during the build count as changes for the next one.
const sources = hashSources()
await rm(buildFolder, { recursive: true, force: true })

/** @typedef {typeof import('../src/build/posts-at-build.ts')} PostReader */
/** @typedef {typeof import('../src/build/prerender.tsx')} Prerenderer */

// Runs before the site itself is built, because the palette's script contains the posts.
await buildForNode(postReader, { posts: path.join(root, 'src/build/posts-at-build.ts') })
const { readPostsAtBuild } = /** @type {PostReader} */ (await importBuilt(path.join(postReader, 'posts.js')))
const { postsAtBuild, searchablePosts, siteImages, serviceImages } = await readPostsAtBuild(
  path.join(root, 'content/blog'),
)
await writeFile(path.join(root, '.cache/posts.json'), JSON.stringify(searchablePosts))

const licenses = 'THIRD-PARTY-LICENSES.txt'
await build({
  root,
  logLevel: 'warn',
  build: { outDir: site, emptyOutDir: true, manifest: true, license: { fileName: licenses } },
})
await addSiteLicenses(path.join(site, licenses))
await buildForNode(prerenderer, {
  prerender: path.join(root, 'src/build/prerender.tsx'),
  'host-files': path.join(root, 'src/build/hosting/host-files.ts'),
  compress: path.join(root, 'src/server/compress.ts'),
})
await buildForNode(path.join(buildFolder, 'server'), {
  main: path.join(root, 'src/server/main.ts'),
  messages: path.join(root, 'src/server/messages-main.ts'),
  'inbox-thread': path.join(root, 'src/services/inbox/inbox-thread.ts'),
})
await buildForNode(
  path.join(buildFolder, 'cli'),
  {
    main: path.join(root, 'src/cli/main.ts'),
    'engine-thread': path.join(root, 'src/cli/engine-thread.ts'),
  },
  {
    // The server for agents uses a package that is not installed on a server.
    ssr: { noExternal: true },
    // The command line has every tool and recipe.
    define: { 'import.meta.env.UNPUBLISHED': 'undefined' },
  },
)
await buildPackage(path.join(buildFolder, 'npm'))

const prerender = /** @type {Prerenderer} */ (await importBuilt(path.join(prerenderer, 'prerender.js')))
const manifestFile = path.join(site, '.vite/manifest.json')
const template = await readFile(path.join(site, 'index.html'), 'utf8')
/** @type {unknown} */
const manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
await rm(path.dirname(manifestFile), { recursive: true })

const pages = await prerender.prerenderPages(
  template,
  /** @type {Parameters<Prerenderer['prerenderPages']>[1]} */ (manifest),
  postsAtBuild,
)
for (const { file, html } of pages) await writeSiteFile(file, html)
for (const { file, text } of prerender.blogFiles(postsAtBuild)) await writeSiteFile(file, text)
for (const { path: file, bytes } of siteImages) await writeSiteFile(file, bytes)
for (const { path: file, bytes } of serviceImages) await writeInto(path.join(buildFolder, 'images'), file, bytes)

const logo = configuredOrigin() === undefined ? undefined : readLogo(process.env)
if (logo) await writeSiteFile(logo.path, logo.bytes)
await writeSeoFiles(site, pages, prerender)
await writeOfflineWorker(site, configuredOrigin() === undefined ? `-${prerender.placeholderVersion}` : '')

await writeSiteFile('sha256sums.txt', await hashScripts(site))

/** @typedef {typeof import('../src/build/hosting/host-files.ts')} Hosting */
const { writeHostFiles } = /** @type {Hosting} */ (await importBuilt(path.join(prerenderer, 'host-files.js')))
const siteFiles = (await readdir(site, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
const hostFiles = writeHostFiles(siteFiles)
await writeSiteFile('_headers', hostFiles.headers)
await writeSiteFile('_redirects', hostFiles.redirects)
await writeFile(path.join(buildFolder, 'nginx.conf'), hostFiles.nginx)
await writeFile(path.join(buildFolder, 'Caddyfile'), hostFiles.caddy)

/** @typedef {typeof import('../src/server/compress.ts')} Compression */
const { compressSite } = /** @type {Compression} */ (await importBuilt(path.join(prerenderer, 'compress.js')))
await compressSite(site)
writeRecord(sources, path.join(buildFolder, 'build.json'))
await installBuild(buildFolder, { root, days: assetDays() })
console.log(`Built ${String(pages.length)} pages in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
if (configuredOrigin() === undefined) {
  console.log(
    'SITE_ORIGIN is not set: our server fills it in when it starts. For a static host, set it and build again.',
  )
}
