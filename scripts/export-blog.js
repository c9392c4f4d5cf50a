import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

/** @typedef {typeof import('../src/services/content-service/export-blog.ts')} Exporter */

const root = fileURLToPath(new URL('..', import.meta.url))
const target = path.join(root, '.cache/contentful')

const { module } = await /** @type {Promise<{ module: Exporter }>} */ (
  runnerImport(path.join(root, 'src/services/content-service/export-blog.ts'), { root, logLevel: 'warn' })
)
try {
  const { entries, assets } = await module.exportBlog(path.join(root, 'content/blog'), target)
  console.log(
    `Wrote ${String(entries)} entries and ${String(assets)} assets to ${path.relative('', target)}. ` +
      'To import them into Contentful, see docs/blog-on-contentful.md',
  )
} catch (error) {
  console.error(error instanceof Error && error.name === 'BrokenArticles' ? error.message : error)
  process.exitCode = 1
}
