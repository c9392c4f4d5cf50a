import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { installedBrowser } from '../scripts/ensure-browser.js'

const file = join(import.meta.dirname, '../docs/benchmarks.md')

/** Three significant digits. @param {number} number */
export function show(number) {
  if (number >= 100) return Math.round(number).toLocaleString('en-GB')
  return String(Number(number.toPrecision(number >= 10 ? 3 : 2)))
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/**
 * A Markdown table. With `blocks`, the rows are laid out side by side in that many blocks to keep the document short.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 * @param {number} [blocks]
 */
export function table(head, rows, blocks = 1) {
  const height = Math.ceil(rows.length / blocks)
  const empty = head.map(() => '')
  const line = (/** @type {number} */ index) =>
    Array.from({ length: blocks }, (_, block) => rows[block * height + index] ?? empty).flat()
  const heads = Array.from({ length: blocks }, () => head).flat()
  const body = Array.from({ length: height }, (_, index) => line(index))
  return [heads, heads.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** One measured value and its limit. @typedef {{ label: string, shown: string, isMet: boolean }} Verdict */

/** @param {string} label @param {number} ratio @param {number} floor @returns {Verdict} */
export function atLeast(label, ratio, floor) {
  return { label, shown: `×${show(ratio)}, floor ×${floor}`, isMet: ratio >= floor }
}

/** @param {string} label @param {number} value @param {number} limit @param {string} unit @returns {Verdict} */
export function atMost(label, value, limit, unit) {
  const text = (/** @type {number} */ number) => (unit === '×' ? `×${show(number)}` : `${show(number)} ${unit}`)
  return { label, shown: `${text(value)}, limit ${text(limit)}`, isMet: value <= limit }
}

/** @param {Verdict} verdict */
export const describe = ({ label, shown, isMet }) => `${isMet ? 'ok  ' : 'MISS'} ${label}: ${shown}`

function describeMachine() {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const path = installedBrowser()?.path
  const version = path === undefined ? '' : spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 }).stdout
  const browser = /Chrom\S* \d+/.exec(version)?.[0] ?? 'no Chromium'
  return `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${memory} GB, Node ${process.version}, ${browser}`
}

/**
 * Replaces one section of docs/benchmarks.md, between its markers, and leaves the others as they are.
 *
 * @param {{ name: string, title: string, markdown: string }} section
 */
export function writeSection({ name, title, markdown }) {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n'
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const day = new Date().toISOString().slice(0, 10)
  const block = `${open}\n## ${title}\n\n${day}. ${describeMachine()}.\n${markdown.trim()}\n${close}`
  const [start, end] = [page.indexOf(open), page.indexOf(close)]
  const isThere = start >= 0 && end > start
  const before = isThere ? page.slice(0, start) : `${page.trimEnd()}\n\n`
  writeFileSync(file, before + block + (isThere ? page.slice(end + close.length) : '\n'))
}
