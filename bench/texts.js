import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// The texts are generated from a fixed seed, so they are identical on every machine. They are cached as files.
const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache/bench-texts')
/** Part of the file names: increase it when a generator below changes. */
const version = 3

export const megabyte = 1_000_000

const require = createRequire(join(root, 'package.json'))
const { wordlist } = await import(pathToFileURL(require.resolve('@scure/bip39/wordlists/english.js')).href)

const commonWords = (
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

/** Creates generators with natural word frequencies: common words make up almost half of the text. */
function createWriter() {
  const random = createRandom(1)
  const below = (/** @type {number} */ count) => Math.floor(random() * count)
  const word = () => {
    if (random() < 0.45) return commonWords[Math.floor(commonWords.length * random() ** 2)]
    return wordlist[Math.floor(wordlist.length * random() ** 3)] + endings[below(endings.length)]
  }
  const words = (/** @type {number} */ count) => Array.from({ length: count }, word)
  const sentence = () => {
    const chosen = words(6 + below(18))
    if (random() < 0.3) chosen[below(chosen.length - 1)] += ','
    const text = chosen.join(' ')
    return text[0].toUpperCase() + text.slice(1) + (random() < 0.9 ? '.' : '?')
  }
  const paragraph = () => Array.from({ length: 2 + below(6) }, sentence).join(' ')
  return { below, word, words, sentence, paragraph }
}

/** @typedef {ReturnType<typeof createWriter>} Writer */

/** @typedef {'prose' | 'accented' | 'lines' | 'names' | 'addresses' | 'markup' | 'spaced' | 'css' | 'json'} TextName */

/** Each function returns one chunk of its text. @type {Record<TextName, (writer: Writer) => string>} */
const writers = {
  // English-like paragraphs in ASCII, and the same with accents, curly quotes, Japanese and emoji.
  prose: ({ paragraph }) => `${paragraph()}\n\n`,
  accented: ({ paragraph, below }) => {
    const text = paragraph().replaceAll('e', () => (below(12) === 0 ? 'é' : 'e'))
    return `“${text}” — ${['naïve', 'Zürich', '東京', '👍🏽'][below(4)]}\n\n`
  },
  // One entry per line; a few are duplicates.
  lines: ({ words, below, word }) => {
    if (below(3) > 0) return `${words(3 + below(8)).join(' ')} ${below(100_000)} ${word()}\n`
    return `${commonWords[below(50)]} ${wordlist[below(1000)]} of the ${commonWords[below(50)]}\n`
  },
  names: ({ words, below }) => `${words(2 + below(4)).join([' ', '-', '_', 'X'][below(4)])}\n`,
  addresses: ({ sentence, word, below }) => {
    const url = `https://www.example.com/${word()}/${word()}?q=${below(1000)}`
    return `${sentence()} ${word()}.${word()}${below(1000)}@example.com, see ${url} (or not).\n`
  },
  markup: ({ sentence, word }) => {
    const link = `<a href="/${word()}?a=1&amp;b=2">${word()}&nbsp;&eacute;&#39;s</a>`
    return `<p class="${word()}">${sentence()} <b>${word()}</b> &amp; ${link} &lt;${word()}&gt;</p>\n`
  },
  // Repeated spaces, spaces around lines, empty lines.
  spaced: ({ words, below }) => {
    const line = words(10).join(' '.repeat(1 + below(3)))
    return `  ${line} \t\n${below(4) === 0 ? '\n\n\n' : ''}`
  },
  css: ({ below, word }) => {
    const color = () => '0369cf'[below(6)].repeat(2)
    const declaration = () =>
      [
        `  margin: ${below(40)}px 0px 0.50em ${below(40)}px;`,
        `  color: #${color()}${color()}aa;`,
        `  background: url("img/${word()}.png") no-repeat;`,
        `  transition: opacity 0.${below(10)}s ease-in-out, transform ${below(900)}ms;`,
        `  font: bold ${10 + below(20)}px/1.5 "Helvetica Neue", Arial, sans-serif;`,
      ][below(5)]
    const comment = below(6) === 0 ? `/* ${word()} ${word()} */\n` : ''
    const selector = `.${word()}-${below(1000)} > .${word()}:hover,\n#${word()} a[href^="http"]`
    return `${comment}${selector} {\n${Array.from({ length: 2 + below(5) }, declaration).join('\n')}\n}\n`
  },
  json: ({ below, word, words }) => {
    const tags = words(2 + below(4))
      .map((tag) => `"${tag}"`)
      .join(', ')
    const latitude = (below(18000) / 100 - 90).toFixed(2)
    const position = `{"lat": ${latitude}, "lon": ${below(360)}, "exact": ${below(2) === 0}}`
    const start = `{"id": ${below(10_000_000)}, "name": "${words(3).join(' ')}", "tags": [${tags}]`
    return `${start}, "at": ${position}, "note": null, "key": "${word()}"},\n`
  },
}

/** @param {TextName} name @param {number} bytes */
function generateText(name, bytes) {
  const writer = createWriter()
  const chunks = []
  for (let length = 0; length < bytes; ) {
    const chunk = writers[name](writer)
    chunks.push(chunk)
    length += Buffer.byteLength(chunk)
  }
  const text = chunks.join('')
  return name === 'json' ? `[\n${text.slice(0, -2)}\n]\n` : text
}

/** Changes one line in a hundred. @param {string} text */
function editLines(text) {
  const random = createRandom(2)
  return text
    .split('\n')
    .map((line) => (random() < 0.01 ? `${line} again` : line))
    .join('\n')
}

/** Returns the path of a text of about this size; creates it if needed. @param {TextName} name @param {number} bytes */
export function textFile(name, bytes, { edited = false } = {}) {
  const file = join(folder, `${name}-${bytes}-${version}${edited ? '-edited' : ''}.txt`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  // Renamed when complete, so that an interrupted run leaves no truncated text.
  writeFileSync(`${file}.tmp`, edited ? editLines(readText(name, bytes)) : generateText(name, bytes))
  renameSync(`${file}.tmp`, file)
  return file
}

/** @param {TextName} name @param {number} bytes @param {{ edited?: boolean }} [which] */
export function readText(name, bytes, which) {
  return readFileSync(textFile(name, bytes, which), 'utf8')
}
