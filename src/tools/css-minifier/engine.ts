import { splitByteOrderMark } from '#core/long-text/split-byte-order-mark.ts'
import { outputLimit } from '#core/long-text/size-limits.ts'
import { countUtf8Bytes } from '#core/text/utf8.ts'
import { withChunks } from '#core/long-text/chunked-result.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import { beautifyCss } from './beautify.ts'
import { minifyStatements } from './minify.ts'
import { ProblemFinder } from './problem-finder.ts'
import { statementsOf } from './statements.ts'
import type { tool } from './tool.ts'
import { print, type Minified } from './result.ts'

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
  print,

  note: ({ problems }) => problems?.map(({ line, message }) => `Line ${String(line)}: ${message}`).join('\n'),
}

function sizeOf(chunks: readonly string[]): number {
  return chunks.reduce((size, chunk) => size + countUtf8Bytes(chunk), 0)
}
