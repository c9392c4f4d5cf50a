import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { cyberChef, library, platform, system } from '../contestants.js'

/** @param {{ text: string }} result */
const textOf = ({ text }) => text

/** @param {string} text */
const utf8 = (text) => new TextEncoder().encode(text)

const named = (/** @type {string} */ text) => text.replaceAll('&apos;', '&#39;').replaceAll('&#x27;', '&#39;')

const chained = platform('five replaceAll', ({ text }) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;'))

/** @param {'standard'} alphabet */
const chefAlphabet = 'A-Za-z0-9+/='

const base64 = [
  library('js-base64', async () => {
    const { Base64 } = await import('js-base64')
    return ({ text }) => Base64.encode(text)
  }),
  cyberChef('ToBase64', [chefAlphabet], { from: ({ text }) => utf8(text).buffer, bytes: 2_000_000 }),
]

const usual = { md5: false, sha256: false, sha512: false }

/** @param {string} label @param {string} flag @param {import('../contestants.js').Peer[]} beside @returns {import('../race.js').Job} */
function hashJob(label, flag, beside) {
  return {
    tool: 'hash-generator',
    does: label,
    text: 'prose',
    options: { ...usual, [flag]: true },
    answer: (hashes) => hashes[label],
    beside,
  }
}

/**
 * @param {string} label
 * @param {string} flag
 * @param {'page' | 'command line'} where
 * @param {import('../contestants.js').Peer[]} beside
 * @returns {import('../race.js').Job}
 */
function streamJob(label, flag, where, beside) {
  return {
    ...hashJob(label, flag, beside),
    does: `${label}, a file in pieces, as on the ${where}`,
    run: async (_, engine, { file }) => {
      const open = where === 'page' ? engine.stream : engine.streamOnCommandLine
      const stream = open(createReadStream(file, { highWaterMark: 2 ** 20 }), { ...usual, [flag]: true })
      for (;;) {
        const { done, value } = await stream.next()
        if (done) return value
      }
    },
  }
}

/** @param {string} name @param {string} file */
async function hashInPieces(name, file) {
  const hasher = (await import('hash-wasm'))[name]
  const made = await hasher()
  made.init()
  for await (const chunk of createReadStream(file, { highWaterMark: 2 ** 20 })) made.update(chunk)
  return made.digest('hex')
}

/** @param {string} printed */
const firstWord = (printed) => printed.split(' ')[0]

/** @param {string} module @param {string} name */
function noble(module, name) {
  return library('@noble/hashes', async () => {
    const [{ [name]: hash }, { bytesToHex }] = await Promise.all([import(`@noble/hashes/${module}.js`), import('@noble/hashes/utils.js')])
    return ({ text }) => bytesToHex(hash(utf8(text)))
  })
}

/** @param {string} name */
function wasm(name) {
  return library('hash-wasm', async () => {
    const { [name]: hash } = await import('hash-wasm')
    return ({ text }) => hash(text)
  })
}

/** @param {string} name */
function webCrypto(name) {
  return platform('WebCrypto', async ({ text }) => Buffer.from(await crypto.subtle.digest(name, utf8(text))).toString('hex'))
}

const base64BeyondAscii = [
  ...base64,
  platform('TextEncoder, btoa', ({ text }) => {
    const bytes = utf8(text)
    const parts = []
    for (let i = 0; i < bytes.length; i += 8190) parts.push(btoa(String.fromCharCode(...bytes.subarray(i, i + 8190))))
    return parts.join('')
  }),
  system('base64', ['base64', '-w0']),
]

/** @type {import('../race.js').Job[]} */
export default [
  {
    tool: 'base64-encoder',
    does: 'encode, plain text',
    text: 'prose',
    answer: textOf,
    beside: [...base64, platform('btoa', ({ text }) => btoa(text)), system('base64', ['base64', '-w0'])],
  },
  {
    tool: 'base64-encoder',
    does: 'encode, accents and emoji, where the platform has no Base64 for bytes',
    text: 'accented',
    answer: textOf,
    beside: base64BeyondAscii,
  },
  {
    tool: 'base64-encoder',
    does: 'encode, accents and emoji, where it has (of Node)',
    text: 'accented',
    run: (_, engine, { text }) => engine.runOnCommandLine({ text }),
    answer: textOf,
    beside: base64BeyondAscii,
  },
  {
    tool: 'base64-encoder',
    does: 'encode, a file in pieces, as on the command line',
    text: 'accented',
    run: async (_, engine, { file }) => {
      const stream = engine.streamOnCommandLine(createReadStream(file, { highWaterMark: 2 ** 16 }))
      const pieces = []
      for (;;) {
        const { done, value } = await stream.next()
        if (done) return pieces
        pieces.push(value)
      }
    },
    answer: (pieces) => Buffer.concat(pieces.map((/** @type {string | Uint8Array} */ piece) => Buffer.from(piece))).toString(),
    beside: [
      library('js-base64', async () => {
        const { Base64 } = await import('js-base64')
        return ({ file }) => Base64.fromUint8Array(readFileSync(file))
      }),
      platform('Buffer of Node', async ({ file }) => {
        const parts = []
        for await (const chunk of createReadStream(file, { highWaterMark: 3 * 2 ** 14 })) parts.push(chunk.toString('base64'))
        return parts.join('')
      }),
      system('base64', ['base64', '-w0']),
    ],
  },
  {
    tool: 'base64-encoder',
    does: 'decode',
    text: 'prose',
    prepare: (text) => btoa(text),
    options: { direction: 'decode' },
    answer: textOf,
    beside: [
      library('js-base64', async () => {
        const { Base64 } = await import('js-base64')
        return ({ text }) => Base64.decode(text)
      }),
      cyberChef('FromBase64', [chefAlphabet, true, false], { bytes: 1_000_000, answer: (bytes) => Buffer.from(bytes).toString() }),
      platform('atob', ({ text }) => atob(text)),
    ],
  },
  {
    tool: 'url-encoder',
    does: 'encode',
    text: 'accented',
    answer: textOf,
    beside: [
      cyberChef('URLEncode', [true], { from: ({ text }) => [...utf8(text)], bytes: 500_000, differs: "also encodes . ! ' ( ) * _ ~ -" }),
      platform('encodeURIComponent', ({ text }) => encodeURIComponent(text)),
    ],
  },
  {
    tool: 'url-encoder',
    does: 'decode',
    text: 'accented',
    prepare: encodeURIComponent,
    options: { direction: 'decode' },
    answer: textOf,
    beside: [cyberChef('URLDecode', [false], {}), platform('decodeURIComponent', ({ text }) => decodeURIComponent(text))],
  },
  {
    tool: 'html-encoder',
    does: 'escape the five',
    text: 'markup',
    answer: textOf,
    beside: [
      library('he', async () => {
        const { default: he } = await import('he')
        return ({ text }) => he.escape(text)
      }, { answer: named }),
      library('entities', async () => {
        const { escapeUTF8 } = await import('entities')
        return ({ text }) => escapeUTF8(text)
      }, { answer: named }),
      library('html-entities', async () => {
        const { encode } = await import('html-entities')
        return ({ text }) => encode(text)
      }, { answer: named }),
      library('lodash', async () => {
        const { default: lodash } = await import('lodash')
        return ({ text }) => lodash.escape(text)
      }),
      cyberChef('ToHTMLEntity', [false, 'Named entities'], { bytes: 1_000_000, differs: 'every character that has a name' }),
      chained,
    ],
  },
  {
    tool: 'html-encoder',
    does: 'decode',
    text: 'markup',
    options: { direction: 'decode' },
    answer: textOf,
    beside: [
      library('entities', async () => {
        const { decodeHTML } = await import('entities')
        return ({ text }) => decodeHTML(text)
      }),
      library('he', async () => {
        const { default: he } = await import('he')
        return ({ text }) => he.decode(text)
      }),
      library('html-entities', async () => {
        const { decode } = await import('html-entities')
        return ({ text }) => decode(text)
      }),
      cyberChef('FromHTMLEntity', []),
    ],
  },
  {
    tool: 'morse-code',
    does: 'encode',
    text: 'lines',
    answer: ({ text }) => text.replaceAll('\n', ' / '),
    beside: [
      library('morsify', async () => {
        const { default: morsify } = await import('morsify')
        return ({ text }) => morsify.encode(text.replaceAll('\n', ' '))
      }, { bytes: 200_000, differs: 'line breaks become blanks' }),
      cyberChef('ToMorseCode', ['-/.', 'Space', 'Forward slash'], { bytes: 1_000_000, differs: 'other marks are left in' }),
    ],
  },
  {
    tool: 'morse-code',
    does: 'decode',
    text: 'lines',
    prepare: toMorse,
    options: { direction: 'decode' },
    answer: textOf,
    beside: [
      library('morsify', async () => {
        const { default: morsify } = await import('morsify')
        return ({ text }) => morsify.decode(text)
      }, { bytes: 200_000 }),
      cyberChef('FromMorseCode', ['Space', 'Forward slash'], { bytes: 1_000_000 }),
    ],
  },
  hashJob('MD5', 'md5', [
    wasm('md5'),
    library('js-md5', async () => {
      // Where there is no window, it hands the work to node:crypto.
      Object.assign(globalThis, { window: globalThis, JS_MD5_NO_NODE_JS: true })
      const { default: md5 } = await import('js-md5')
      Reflect.deleteProperty(globalThis, 'window')
      return ({ text }) => md5(text)
    }),
    noble('legacy', 'md5'),
    platform('node:crypto', ({ text }) => createHash('md5').update(text).digest('hex')),
    system('md5sum', ['md5sum'], { answer: firstWord }),
  ]),
  hashJob('SHA-1', 'sha1', [wasm('sha1'), noble('legacy', 'sha1'), webCrypto('SHA-1'), system('sha1sum', ['sha1sum'], { answer: firstWord })]),
  hashJob('SHA-256', 'sha256', [wasm('sha256'), noble('sha2', 'sha256'), webCrypto('SHA-256'), system('sha256sum', ['sha256sum'], { answer: firstWord })]),
  hashJob('SHA-384', 'sha384', [wasm('sha384'), noble('sha2', 'sha384'), webCrypto('SHA-384'), system('sha384sum', ['sha384sum'], { answer: firstWord })]),
  hashJob('SHA-512', 'sha512', [wasm('sha512'), noble('sha2', 'sha512'), webCrypto('SHA-512'), system('sha512sum', ['sha512sum'], { answer: firstWord })]),
  hashJob('CRC-32', 'crc32', [wasm('crc32')]),
  streamJob('MD5', 'md5', 'page', [library('hash-wasm', async () => ({ file }) => hashInPieces('createMD5', file))]),
  streamJob('SHA-256', 'sha256', 'page', [library('hash-wasm', async () => ({ file }) => hashInPieces('createSHA256', file))]),
  ...[{ label: 'MD5', name: 'md5' }, { label: 'SHA-256', name: 'sha256' }].map(({ label, name }) =>
    streamJob(label, name, 'command line', [
      platform('node:crypto', async ({ file }) => {
        const hash = createHash(name)
        for await (const chunk of createReadStream(file, { highWaterMark: 2 ** 20 })) hash.update(chunk)
        return hash.digest('hex')
      }),
      system(`${name}sum`, [`${name}sum`], { answer: firstWord }),
    ]),
  ),
]

/** Letters and words of a plain text in Morse code, one line. @param {string} text */
async function toMorse(text) {
  const { default: morsify } = await import('morsify')
  const plain = text.replaceAll(/[^a-z0-9]+/gi, ' ').trim().slice(0, text.length / 4)
  /** @type {Map<string, string>} */
  const codes = new Map()
  return plain.toUpperCase().replaceAll(/\S+ ?/g, (word) => {
    let code = codes.get(word)
    if (code === undefined) codes.set(word, (code = `${morsify.encode(word.trim())}${word.endsWith(' ') ? ' / ' : ''}`))
    return code
  })
}
