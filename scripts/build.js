import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { environmentProblem } from './build-environment.js'
import { hashSources, writeRecord } from './build-record.js'
import { compressSite } from './compress.js'
import { makeFindable } from './make-findable.js'
import { writeOfflineWorker } from './offline-worker.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = path.join(root, 'dist')
// A build that fails leaves the last good one where it is.
const draft = path.join(root, '.cache/build')
const site = path.join(draft, 'site')
const prerenderer = path.join(root, '.cache/prerender')

/**
 * What runs on Node: bundled, with packages left where npm put them.
 * @param {string} outDir
 * @param {Record<string, string>} input
 */
async function buildForNode(outDir, input) {
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: true, outDir, emptyOutDir: true, rolldownOptions: { input, output: { entryFileNames: '[name].js' } } },
  })
}

const problem = environmentProblem()
if (problem !== undefined) {
  console.error(problem)
  process.exit(1)
}

const began = performance.now()
// Taken first: what changes while we build belongs to the next build.
const sources = hashSources()
await rm(draft, { recursive: true, force: true })

await build({ root, logLevel: 'warn', build: { outDir: site, emptyOutDir: true, manifest: true } })
await buildForNode(prerenderer, {
  prerender: path.join(root, 'src/site/prerender.tsx'),
  'host-files': path.join(root, 'src/hosting/host-files.ts'),
})
await buildForNode(path.join(draft, 'server'), { main: path.join(root, 'src/server/main.ts') })
await buildForNode(path.join(draft, 'cli'), {
  main: path.join(root, 'src/cli/main.ts'),
  'engine-thread': path.join(root, 'src/cli/engine-thread.ts'),
})

/** @typedef {typeof import('../src/site/prerender.tsx')} Prerenderer */

/** @type {unknown} */
const built = await import(pathToFileURL(path.join(prerenderer, 'prerender.js')).href)
const { prerenderPages } = /** @type {Prerenderer} */ (built)
const manifestFile = path.join(site, '.vite/manifest.json')
const template = await readFile(path.join(site, 'index.html'), 'utf8')
/** @type {unknown} */
const manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
await rm(path.dirname(manifestFile), { recursive: true })

const pages = await prerenderPages(template, /** @type {Parameters<typeof prerenderPages>[1]} */ (manifest))
for (const { file, html } of pages) {
  const target = path.join(site, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, html)
}

await makeFindable(site, pages, /** @type {Prerenderer} */ (built))
await writeOfflineWorker(site)

/** @type {unknown} */
const builtHosting = await import(pathToFileURL(path.join(prerenderer, 'host-files.js')).href)
const { writeHostFiles } = /** @type {typeof import('../src/hosting/host-files.ts')} */ (builtHosting)
const siteFiles = (await readdir(site, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
const hostFiles = writeHostFiles(siteFiles)
await writeFile(path.join(site, '_headers'), hostFiles.headers)
await writeFile(path.join(site, '_redirects'), hostFiles.redirects)
await writeFile(path.join(draft, 'nginx.conf'), hostFiles.nginx)
await writeFile(path.join(draft, 'Caddyfile'), hostFiles.caddy)

await compressSite(site)
await rm(dist, { recursive: true, force: true })
await rename(draft, dist)
writeRecord(sources)
console.log(`Built ${String(pages.length)} pages in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
