import { cyberChef, library, platform } from '../contestants.js'

/** @param {{ text: string }} result */
const textOf = ({ text }) => text

/** Without the last line break, which some keep. @param {string} text */
const trimmed = (text) => text.trimEnd()

/** @type {import('../race.js').Job[]} */
export default [
  {
    tool: 'json-formatter',
    does: 'format',
    text: 'json',
    answer: ({ text }) => JSON.stringify(JSON.parse(text)),
    beside: [
      library('lossless-json', async () => {
        const { parse, stringify } = await import('lossless-json')
        return ({ text }) => stringify(parse(text), undefined, 2)
      }, { bytes: 2_000_000, answer: (text) => JSON.stringify(JSON.parse(text)) }),
      library('jsonc-parser', async () => {
        const { applyEdits, format } = await import('jsonc-parser')
        return ({ text }) => applyEdits(text, format(text, undefined, { tabSize: 2, insertSpaces: true }))
      }, { bytes: 100_000, answer: (text) => JSON.stringify(JSON.parse(text)) }),
      cyberChef('JSONBeautify', ['  ', false, false], { answer: (text) => JSON.stringify(JSON.parse(text)) }),
      platform('parse and stringify', ({ text }) => JSON.stringify(JSON.parse(text), null, 2), {
        answer: (text) => JSON.stringify(JSON.parse(text)),
      }),
    ],
  },
  {
    tool: 'json-formatter',
    does: 'minify',
    text: 'json',
    options: { mode: 'minify' },
    answer: textOf,
    beside: [
      library('jsonminify', async () => {
        const { default: minify } = await import('jsonminify')
        return ({ text }) => minify(text)
      }, { bytes: 100_000 }),
      cyberChef('JSONMinify', [], { differs: 'writes numbers anew: 1.50 becomes 1.5' }),
      platform('parse and stringify', ({ text }) => JSON.stringify(JSON.parse(text)), {
        differs: 'writes numbers anew: 1.50 becomes 1.5',
      }),
    ],
  },
  {
    tool: 'css-minifier',
    does: 'minify',
    text: 'css',
    beside: [
      library('csso', async () => {
        const { minify } = await import('csso')
        return ({ text }) => minify(text, { restructure: false, comments: false }).css
      }, { bytes: 1_000_000, differs: 'rewrites values' }),
      library('lightningcss', async () => {
        const { transform } = await import('lightningcss')
        return ({ text }) => String(transform({ filename: 'a.css', code: Buffer.from(text), minify: true, errorRecovery: true }).code)
      }, { differs: 'rewrites values, in native code' }),
      library('clean-css', async () => {
        const { default: CleanCSS } = await import('clean-css')
        return ({ text }) => new CleanCSS({ level: 0 }).minify(text).styles
      }, { bytes: 1_000_000, differs: 'whitespace alone' }),
      library('esbuild', async () => {
        const { transform } = await import('esbuild')
        return async ({ text }) => (await transform(text, { loader: 'css', minify: true, logLevel: 'silent' })).code
      }, { differs: 'rewrites values, in native code on all cores' }),
      cyberChef('CSSMinify', [false], { differs: 'regular expressions: strings are not spared' }),
    ],
  },
  {
    tool: 'css-minifier',
    does: 'beautify',
    text: 'css',
    options: { mode: 'beautify' },
    answer: ({ text }) => trimmed(text).length > 0,
    beside: [cyberChef('CSSBeautify', ['  '], { differs: 'regular expressions: strings are not spared' })],
  },
]
