import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { installedBrowser } from '../scripts/ensure-browser.js'
import { acceptedMisses, noise } from './limits.js'

const file = join(import.meta.dirname, '../docs/benchmarks.md')

/** Formats a number with two or three significant digits. @param {number} number */
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

// Returns a Markdown table. With `blocks`, the rows are arranged side by side in that many blocks.
/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
export function table(head, rows, blocks = 1) {
  const height = Math.ceil(rows.length / blocks)
  const repeat = (/** @type {(block: number) => readonly string[]} */ cells) =>
    Array.from({ length: blocks }, (_, block) => cells(block)).flat()
  const empty = head.map(() => '')
  const body = rows.slice(0, height).map((_, index) => repeat((block) => rows[block * height + index] ?? empty))
  const lines = [repeat(() => head), repeat(() => head.map(() => '---')), ...body]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A measured value and its limit. A ratio holds on any machine. */
/** @typedef {{ label: string, shown: string, isRatio: boolean, outcome: 'met' | 'accepted' | 'missed' }} Verdict */

/** @param {string} label @param {boolean} isMet */
const outcomeOf = (label, isMet) => (isMet ? 'met' : label in acceptedMisses ? 'accepted' : 'missed')

/** @param {string} label @param {number} ratio @param {number} floor @returns {Verdict} */
export function atLeast(label, ratio, floor) {
  const outcome = outcomeOf(label, ratio >= floor * (1 - noise))
  return { label, shown: `×${show(ratio)}, limit ×${floor}`, isRatio: true, outcome }
}

/** @param {string} label @param {number} value @param {number} limit @param {string} unit @returns {Verdict} */
export function atMost(label, value, limit, unit) {
  const isRatio = unit.startsWith('times')
  return { label, shown: `${show(value)} ${unit}, limit ${limit}`, isRatio, outcome: outcomeOf(label, value <= limit) }
}

/** @param {Verdict} verdict */
export const describe = ({ label, shown, outcome }) => `${outcome.padEnd(8)} ${label}: ${shown}`

/** Lists the limits that were missed, in Markdown, with the reasons. @param {readonly Verdict[]} verdicts */
export function listMisses(verdicts) {
  const misses = verdicts.filter(({ outcome }) => outcome !== 'met')
  if (misses.length === 0) return 'All limits are met.'
  const reasonOf = (/** @type {string} */ label) => (label in acceptedMisses ? ` ${acceptedMisses[label]}` : '')
  return ['Missed limits:', '', ...misses.map(({ label, shown }) => `- ${label}: ${shown}.${reasonOf(label)}`)].join(
    '\n',
  )
}

function describeMachine() {
  const processor = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`
  const browser = spawnSync(installedBrowser()?.path ?? 'chromium', ['--version'], { encoding: 'utf8' }).stdout ?? ''
  const version = /Chrom\S* \d+/.exec(browser)?.[0] ?? 'no Chromium'
  return `${processor}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, ${version}`
}

// Replaces one section of docs/benchmarks.md between its markers.
/** @param {{ name: string, title: string, markdown: string }} section */
export function writeSection({ name, title, markdown }) {
  const page = readFileSync(file, 'utf8')
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const day = new Date().toISOString().slice(0, 10)
  const block = `${open}\n## ${title}\n\n${day}. ${describeMachine()}.\n${markdown.trim()}\n${close}`
  const [start, end] = [page.indexOf(open), page.indexOf(close)]
  if (start < 0 || end < start) writeFileSync(file, `${page.trimEnd()}\n\n${block}\n`)
  else writeFileSync(file, page.slice(0, start) + block + page.slice(end + close.length))
}
