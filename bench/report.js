import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../docs/benchmarks.md')

/** @returns {Promise<string>} */
async function describeBrowser() {
  const { installedBrowser } = await import('../scripts/ensure-browser.js')
  const path = installedBrowser()?.path
  if (path === undefined) return 'no Chromium'
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 })
  return /Chrom\S* [\d.]+/.exec(stdout ?? '')?.[0] ?? 'Chromium'
}

async function describeMachine() {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const browser = await describeBrowser()
  return `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${memory} GB, Node ${process.version}, ${browser}`
}

/**
 * Puts what was measured where it belongs in the page and leaves the rest of the page alone.
 *
 * @param {{ name: string, title: string, markdown: string }} section
 */
export async function writeSection({ name, title, markdown }) {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n'
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const taken = `${new Date().toISOString().slice(0, 10)}. ${await describeMachine()}.`
  const block = `${open}\n## ${title}\n\n${taken}\n\n${markdown.trim()}\n\n${close}`
  const [start, end] = [page.indexOf(open), page.indexOf(close)]
  const isThere = start >= 0 && end > start
  const written = isThere ? page.slice(0, start) + block + page.slice(end + close.length) : `${page.trimEnd()}\n\n${block}\n`
  writeFileSync(file, written)
}
