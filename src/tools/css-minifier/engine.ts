import { splitByteOrderMark } from '#core/files/byte-order-mark.ts'
import { outputLimit } from '#core/output-limit.ts'
import { countUtf8Bytes } from '#core/text/utf8.ts'
import { withChunks } from '#core/chunked-result.ts'
import type { Engine } from '#core/tool.ts'
import { beautifyCss } from './beautify.ts'
import { Minifier } from './minify.ts'
import { type Problem, ProblemFinder } from './problem-finder.ts'
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
  /** Present only if there are any. */
  readonly problems?: readonly Problem[]
}

export const engine: Engine<typeof tool, Minified> = {
  run({ text }, { mode, shorten }, context) {
    const { mark, text: css } = splitByteOrderMark(text)
    const finder = new ProblemFinder()
    const statements = statementsOf(css, context, finder)
    const plain = new Minifier()
    const written =
      mode === 'beautify'
        ? beautifyCss(statements, outputLimit(css.length, context))
        : minifyCss(shorten ? shortenCss(copyTo(plain, statements), css) : statements)
    const chunks = mark === '' ? written : [mark, ...written]
    const bytes = countUtf8Bytes(text)
    const savedBytes = bytes - sizeOf(chunks)
    const savedPercent = bytes === 0 ? 0 : Math.round((1000 * savedBytes) / bytes) / 10
    const shortened = mode === 'minify' && shorten && { shortenedBytes: sizeOf(plain.out.take()) - sizeOf(written) }
    const problems = finder.finish(css)
    return withChunks(
      { savedBytes, savedPercent, bytes, ...shortened, ...(problems.length > 0 && { problems }) },
      chunks,
    )
  },

  print: ({ text }) => text,

  note: ({ problems }) => problems?.map(({ line, message }) => `Line ${String(line)}: ${message}`).join('\n'),
}

function minifyCss(statements: Iterable<Statement | string>): string[] {
  const minifier = new Minifier()
  for (const statement of statements) minifier.write(statement)
  return minifier.out.take()
}

/** Writes the statements as they are read, so that their size is known without reading them twice. */
function* copyTo(minifier: Minifier, statements: Iterable<Statement>): Generator<Statement, void, void> {
  for (const statement of statements) {
    minifier.write(statement)
    yield statement
  }
}

function sizeOf(chunks: readonly string[]): number {
  return chunks.reduce((size, chunk) => size + countUtf8Bytes(chunk), 0)
}
