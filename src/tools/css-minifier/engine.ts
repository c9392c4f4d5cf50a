import { splitByteOrderMark } from '#core/long-text/split-byte-order-mark.ts'
import { outputLimit } from '#core/long-text/output-limit.ts'
import { countUtf8Bytes } from '#core/text/utf8.ts'
import { withChunks } from '#core/long-text/chunked-result.ts'
import type { Engine } from '#core/tool/tool.ts'
import { beautifyCss } from './beautify.ts'
import { minifyStatements } from './minify.ts'
import type { Problem } from './problem.ts'
import { ProblemFinder } from './problem-finder.ts'
import { statementsOf } from './statements.ts'
import type { tool } from './tool.ts'

export interface Minified {
  readonly text: string
  /** In UTF-8 bytes. Negative if the text became longer, as it usually does when it is beautified. */
  readonly savedBytes: number
  /** Percentage of the input size that was saved, to one decimal place. */
  readonly savedPercent: number
  /** Size of the input in bytes. */
  readonly bytes: number
  /** Present only if there are any. */
  readonly problems?: readonly Problem[]
}

export const engine: Engine<typeof tool, Minified> = {
  run({ text }, { mode }, context) {
    const { mark, text: css } = splitByteOrderMark(text)
    const finder = new ProblemFinder()
    const statements = statementsOf(css, finder, context)
    const written =
      mode === 'beautify' ? beautifyCss(statements, outputLimit(css.length, context)) : minifyStatements(statements)
    const chunks = mark === '' ? written : [mark, ...written]
    const bytes = countUtf8Bytes(text)
    const savedBytes = bytes - sizeOf(chunks)
    const savedPercent = bytes === 0 ? 0 : Math.round((1000 * savedBytes) / bytes) / 10
    const problems = finder.finish(css)
    return withChunks({ savedBytes, savedPercent, bytes, ...(problems.length > 0 && { problems }) }, chunks)
  },

  print: ({ text }) => text,

  note: ({ problems }) => problems?.map(({ line, message }) => `Line ${String(line)}: ${message}`).join('\n'),
}

function sizeOf(chunks: readonly string[]): number {
  return chunks.reduce((size, chunk) => size + countUtf8Bytes(chunk), 0)
}
