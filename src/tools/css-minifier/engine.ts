import { splitByteOrderMark } from '#core/files/byte-order-mark.ts'
import { outputLimit } from '#core/output-limit.ts'
import { countUtf8Bytes } from '#core/text/utf8.ts'
import { withChunks } from '#core/chunked-result.ts'
import type { Engine } from '#core/tool.ts'
import { beautifyCss } from './beautify.ts'
import { minifyStatements } from './minify.ts'
import type { Problem } from './problem.ts'
import { ProblemFinder } from './problem-finder.ts'
import { shortenCss } from './shorten.ts'
import { type Statement, statementsOf } from './statements.ts'
import type { tool } from './tool.ts'

export interface Minified {
  readonly text: string
  /** In UTF-8 bytes. Negative if the text became longer, as it usually does when it is beautified. */
  readonly savedBytes: number
  /** Percentage of the input size that was saved, to one decimal place. */
  readonly savedPercent: number
  /** Size of the input in bytes. */
  readonly bytes: number
  /** How many of the saved bytes come from `shorten`. Present only with that option. */
  readonly shortenedBytes?: number
  /** How many bytes more `shorten` would save in a short style sheet. Present only without that option, if any. */
  readonly shortenableBytes?: number
  /** Present only if there are any. */
  readonly problems?: readonly Problem[]
}

export const engine: Engine<typeof tool, Minified> = {
  run({ text }, { mode, shorten }, context) {
    const { mark, text: css } = splitByteOrderMark(text)
    const finder = new ProblemFinder()
    const statements = statementsOf(css, finder, context)
    const { written, ...shortening } =
      mode === 'beautify'
        ? { written: beautifyCss(statements, outputLimit(css.length, context)) }
        : minifyCss(statements, css, shorten)
    const chunks = mark === '' ? written : [mark, ...written]
    const bytes = countUtf8Bytes(text)
    const savedBytes = bytes - sizeOf(chunks)
    const savedPercent = bytes === 0 ? 0 : Math.round((1000 * savedBytes) / bytes) / 10
    const problems = finder.finish(css)
    return withChunks(
      { savedBytes, savedPercent, bytes, ...shortening, ...(problems.length > 0 && { problems }) },
      chunks,
    )
  },

  print: ({ text }) => text,

  note: ({ problems }) => problems?.map(({ line, message }) => `Line ${String(line)}: ${message}`).join('\n'),
}

/** In UTF-16 code units. Longer style sheets are shortened only if the visitor asks for it. */
const maxOfferLength = 50_000

function minifyCss(statements: Iterable<Statement>, css: string, shorten: boolean) {
  const plain = minifyStatements(statements)
  if (!shorten && css.length > maxOfferLength) return { written: plain }
  const shortened = minifyStatements(shortenCss(plain.join('')))
  const difference = sizeOf(plain) - sizeOf(shortened)
  if (shorten) return { written: shortened, shortenedBytes: difference }
  return { written: plain, ...(difference > 0 && { shortenableBytes: difference }) }
}

function sizeOf(chunks: readonly string[]): number {
  return chunks.reduce((size, chunk) => size + countUtf8Bytes(chunk), 0)
}
