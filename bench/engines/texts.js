import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './build.js'

/** Texts to work on, the same on every machine: drawn from a seed, kept as files, which system tools want anyway. */
const folder = join(root, '.cache/bench-texts')
// Goes up when a text changes, so that no old file is taken for it.
const edition = 1

export const megabyte = 1_000_000

const require = createRequire(join(root, 'package.json'))
const { wordlist } = await import(pathToFileURL(require.resolve('@scure/bip39/wordlists/english.js')).href)

const littleWords = (
  'the of and to a in is that it was for on with as his they at be this from I have or by one had not but what all ' +
  'were when we there can an your which their said if do will each about how up out them then she many some so these'
).split(' ')
const endings = ['', '', 's', 'ed', 'ing', 'er', 'ly', 'ness', 'able']

/** @param {number} seed */
function createRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Draws words as often as a language uses them: half of what is said is a few little words. @param {() => number} random */
function createWriter(random) {
  const below = (/** @type {number} */ count) => Math.floor(random() * count)
  const word = () => {
    if (random() < 0.45) return littleWords[Math.floor(littleWords.length * random() ** 2)]
    return wordlist[Math.floor(wordlist.length * random() ** 3)] + endings[below(endings.length)]
  }
  const words = (/** @type {number} */ count) => Array.from({ length: count }, word)
  const sentence = () => {
    const said = words(6 + below(18))
    if (random() < 0.3) said[below(said.length - 1)] += ','
    const text = said.join(' ')
    return text[0].toUpperCase() + text.slice(1) + (random() < 0.9 ? '.' : '?')
  }
  const paragraph = () => Array.from({ length: 2 + below(6) }, sentence).join(' ')
  /** @type {string[]} */
  const written = []
  const again = (/** @type {number} */ oneIn, /** @type {() => string} */ write) => {
    const piece = written.length > 0 && below(oneIn) === 0 ? written[below(written.length)] : write()
    written.push(piece)
    return piece
  }
  return { below, word, words, sentence, paragraph, again }
}

/** @typedef {ReturnType<typeof createWriter>} Writer */

/** @param {Writer} writer */
function writeRule({ below, word }) {
  const declarations = Array.from({ length: 2 + below(5) }, () => [
    `  margin: ${below(40)}px 0px 0.50em ${below(40)}px;`,
    `  color: #${'0369cf'[below(6)].repeat(2)}${'0369cf'[below(6)].repeat(2)}aa;`,
    `  background: url("img/${word()}.png") no-repeat;`,
    `  transition: opacity 0.${below(10)}s ease-in-out, transform ${below(900)}ms;`,
    `  font: bold ${10 + below(20)}px/1.5 "Helvetica Neue", Arial, sans-serif;`,
  ][below(5)])
  const comment = below(6) === 0 ? `/* ${word()} ${word()} */\n` : ''
  return `${comment}.${word()}-${below(1000)} > .${word()}:hover,\n#${word()} a[href^="http"] {\n${declarations.join('\n')}\n}\n`
}

/** @param {Writer} writer */
function writeRecord({ below, word, words }) {
  const tags = words(2 + below(4)).map((tag) => `"${tag}"`).join(', ')
  const place = `{"lat": ${(below(18000) / 100 - 90).toFixed(2)}, "lon": ${below(360)}, "exact": ${below(2) === 0}}`
  return `{"id": ${below(10_000_000)}, "name": "${words(3).join(' ')}", "tags": [${tags}], "at": ${place}, "note": null, "key": "${word()}"}`
}

/** Each makes one piece of its text; pieces follow one another until it is long enough. */
const makers = {
  /** English-like paragraphs, all ASCII. */
  prose: ({ paragraph }) => `${paragraph()}\n\n`,
  /** The same with accents, curly quotes and a few signs beyond the basic plane. */
  accented: ({ paragraph, below }) =>
    `“${paragraph().replaceAll('e', () => (below(12) === 0 ? 'é' : 'e'))}” — ${['naïve', 'Zürich', '東京', '👍🏽'][below(4)]}\n\n`,
  /** One entry a line. In a short text hardly any comes again, in a long one several in a hundred. */
  lines: ({ words, below, word }) =>
    `${below(3) === 0 ? `${littleWords[below(50)]} ${wordlist[below(1000)]} of the ${littleWords[below(50)]}` : `${words(3 + below(8)).join(' ')} ${below(100_000)} ${word()}`}\n`,
  /** One entry a line, one in five of which is an earlier one, however long the text. */
  entries: ({ again, words, below, word }) => again(5, () => `${words(3 + below(8)).join(' ')} ${below(100_000)} ${word()}\n`),
  names: ({ words, below }) => `${words(2 + below(4)).join([' ', '-', '_', 'X'][below(4)])}\n`,
  addresses: ({ sentence, word, below }) =>
    `${sentence()} ${word()}.${word()}${below(1000)}@example.com, see https://www.example.com/${word()}/${word()}?q=${below(1000)} (or not).\n`,
  markup: ({ sentence, word }) =>
    `<p class="${word()}">${sentence()} <b>${word()}</b> &amp; <a href="/${word()}?a=1&amp;b=2">${word()}&nbsp;&eacute;&#39;s</a> &lt;${word()}&gt;</p>\n`,
  spaced: ({ words, below }) => `  ${words(10).join(' '.repeat(1 + below(3)))} \t\n${below(4) === 0 ? '\n\n\n' : ''}`,
  css: writeRule,
  json: (/** @type {Writer} */ writer) => `${writeRecord(writer)},\n`,
}

/** @typedef {keyof typeof makers} TextName */

/** @param {TextName} name @param {number} bytes */
function make(name, bytes) {
  const writer = createWriter(createRandom(1))
  const pieces = []
  let length = 0
  while (length < bytes) {
    const piece = makers[name](writer)
    pieces.push(piece)
    length += Buffer.byteLength(piece)
  }
  const text = pieces.join('')
  return name === 'json' ? `[\n${text.slice(0, -2)}\n]\n` : text
}

/** Where a text of so many bytes lies, made when first asked for. @param {TextName} name @param {number} bytes */
export function textFile(name, bytes) {
  const file = join(folder, `${name}-${bytes}-${edition}.txt`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.draft`, make(name, bytes))
  renameSync(`${file}.draft`, file)
  return file
}

/** A text of about so many bytes, whole in memory. @param {TextName} name @param {number} bytes */
export function readText(name, bytes) {
  return readFileSync(textFile(name, bytes), 'utf8')
}

/** The same text with one line in a hundred changed, as an edit would, and where it lies. @param {TextName} name @param {number} bytes */
export function editedFile(name, bytes) {
  const file = join(folder, `${name}-${bytes}-${edition}-edited.txt`)
  if (existsSync(file)) return file
  const random = createRandom(2)
  const lines = readText(name, bytes).split('\n')
  const edited = lines.map((line) => (random() < 0.01 ? `${line} again` : line))
  writeFileSync(`${file}.draft`, edited.join('\n'))
  renameSync(`${file}.draft`, file)
  return file
}
