import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createChance } from './chance.js'

const articles = join(import.meta.dirname, '../../content/blog')

/** ASCII, so that a character is a byte and the sizes in the tables are both. */
function readWords() {
  const texts = readdirSync(articles)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(articles, name), 'utf8').replace(/^---\n.*?\n---\n/s, ''))
  return texts.flatMap((text) => text.match(/(?<![\w'])[a-z]+(?:'[a-z]+)?(?![\w'])/gi) ?? [])
}

/** How many different pieces a text is put together from; few enough to be made in no time. */
const mostPieces = 50_000

/**
 * @param {number} size
 * @param {(index: number) => string} makePiece
 */
function gather(size, makePiece) {
  const pieces = []
  let length = 0
  for (let index = 0; length < size; index++) {
    const piece = index < mostPieces ? makePiece(index) : /** @type {string} */ (pieces[(index * 7919) % mostPieces])
    pieces.push(piece)
    length += piece.length
  }
  return pieces.join('')
}

/**
 * Lines of prose in the words of our own articles, as often as they come up there. Every twentieth has an address in
 * it, every tenth comes twice.
 *
 * @param {number} size
 * @param {{ separator?: string }} [look]
 */
export function makeProse(size, { separator = '.\n' } = {}) {
  const words = readWords()
  const chance = createChance(1)
  let last = ''
  return gather(size, (index) => {
    if (index % 10 === 9) return last
    const drawn = Array.from({ length: 8 + chance(9) }, () => words[chance(words.length)] ?? '')
    if (index % 20 === 0) drawn.push(`reader${String(index)}@example.org`)
    const sentence = drawn.join(' ')
    last = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${separator}`
    return last
  })
}

/** An array of records, one a line. @param {number} size */
export function makeJson(size) {
  const words = readWords()
  const chance = createChance(2)
  const records = gather(size, (index) => {
    const record = { id: index, name: words[chance(words.length)], tags: [words[chance(words.length)], null], price: chance(10_000) / 100 }
    return `  ${JSON.stringify(record)},\n`
  })
  return `[\n${records.slice(0, -2)}\n]\n`
}

/** The same without a line break. @param {number} size */
export function makeJsonLine(size) {
  return makeJson(size).replaceAll('\n', '')
}

/** Rules over a few lines each. @param {number} size */
export function makeCss(size) {
  const words = readWords().map((word) => word.toLowerCase().replace("'", '-'))
  const chance = createChance(3)
  const word = () => words[chance(words.length)] ?? ''
  return gather(
    size,
    (index) =>
      `.${word()}-${String(index)} > .${word()}:hover {\n  margin: 0 ${String(chance(40))}px;\n  color: #${String(100_000 + chance(900_000))};\n` +
      `  background: url("/${word()}.png") no-repeat;\n  width: calc(100% - ${String(chance(90))}px);\n}\n\n`,
  )
}

/** The same text with every hundredth line changed. @param {string} text */
export function changeLines(text) {
  return text
    .split('\n')
    .map((line, index) => (index % 100 === 50 ? `${line} changed` : line))
    .join('\n')
}
