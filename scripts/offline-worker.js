import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'

const root = fileURLToPath(new URL('..', import.meta.url))
const buildFolder = path.join(root, '.cache/offline-worker')

/** Pages and their resources. Pictures are cached when shown; share images and files for crawlers are not cached. */
const cachedFiles = ['**/*.{html,json}', 'assets/**', '*.{js,css,svg,ico,webmanifest}']

/** Bundles one classic script: not every browser supports module workers, and the policy forbids loading more scripts. */
async function bundleWorker() {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: buildFolder,
      emptyOutDir: true,
      rolldownOptions: {
        input: path.join(root, 'src/offline/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

/**
 * Writes the service worker for a folder of built files. Must run after the pages are written, because it lists all files.
 *
 * @param {string} site
 * @param {string} [suffix] of the version of each page, which differs if the server fills another origin into the pages
 */
export async function writeOfflineWorker(site, suffix = '') {
  await bundleWorker()
  const { warnings } = await injectManifest({
    swSrc: path.join(buildFolder, 'sw.js'),
    swDest: path.join(site, 'sw.js'),
    globDirectory: site,
    globPatterns: cachedFiles,
    globIgnores: ['sw.js', 'assets/blog/**', '**/*.{br,gz}'],
    dontCacheBustURLsMatching: /^assets\//,
    // No limit: a tool would not work offline if one of its files were missing.
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
    manifestTransforms: [
      (entries) => ({
        manifest: entries
          .map((entry) =>
            /\.(html|webmanifest)$/.test(entry.url)
              ? { ...entry, revision: `${entry.revision ?? ''}${suffix}` }
              : entry,
          )
          // Sorted by name, so that a build of the same files produces the same worker.
          .sort((a, b) => (a.url < b.url ? -1 : 1)),
      }),
    ],
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}
