import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { configuredOrigin, environmentProblem } from './build-environment.js'

/** @typedef {typeof import('../src/services/content-service/export-blog.ts')} Exporter */

const root = fileURLToPath(new URL('..', import.meta.url))
const target = path.join(root, '.cache/contentful')

const problem = environmentProblem()
if (problem !== undefined) {
  console.error(problem)
  process.exit(1)
}
const origin = configuredOrigin()
if (origin === undefined) {
  console.error('Set SITE_ORIGIN to the address of your site: Contentful fetches the images from there.')
  process.exit(1)
}

const { module } = await /** @type {Promise<{ module: Exporter }>} */ (
  runnerImport(path.join(root, 'src/services/content-service/export-blog.ts'), { root, logLevel: 'warn' })
)
try {
  const { entries, assets } = await module.exportBlog(path.join(root, 'content/blog'), { target, origin })
  console.log(
    `Wrote ${String(entries)} entries and ${String(assets)} assets to ${path.relative('', target)}. ` +
      'To import them into Contentful, see docs/blog-on-contentful.md',
  )
} catch (error) {
  console.error(error instanceof Error && error.name === 'BrokenArticles' ? error.message : error)
  process.exitCode = 1
}
