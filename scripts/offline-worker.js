import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'

const root = fileURLToPath(new URL('..', import.meta.url))
const draft = path.join(root, '.cache/offline-worker')

/** Pages, and what they are made of. Pictures are kept when seen; share images and what robots read are not for us. */
const cachedFiles = ['**/*.{html,json}', 'assets/**', '*.{js,css,svg,ico,webmanifest}']

/** One classic script: a worker made of modules would not run everywhere, and none may be fetched by it. */
async function bundleWorker() {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: draft,
      emptyOutDir: true,
      rolldownOptions: {
        input: path.join(root, 'src/offline/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

/**
 * Writes the worker that makes a folder of built files work offline. It must know them all: write it after the pages.
 *
 * @param {string} site
 */
export async function writeOfflineWorker(site) {
  await bundleWorker()
  const { warnings } = await injectManifest({
    swSrc: path.join(draft, 'sw.js'),
    swDest: path.join(site, 'sw.js'),
    globDirectory: site,
    globPatterns: cachedFiles,
    globIgnores: ['sw.js', 'assets/blog/**', '**/*.{br,gz}'],
    dontCacheBustURLsMatching: /^assets\//,
    // Without a limit of its own: a file left out would be a tool that does not work offline.
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
    // In the order of their names, not of a disk: a build of the same files is no new version.
    manifestTransforms: [(entries) => ({ manifest: entries.sort((a, b) => (a.url < b.url ? -1 : 1)) })],
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}
