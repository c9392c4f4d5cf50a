import { splitByteOrderMark } from '#core/text/byte-order-mark.ts'
import { utf8Chunks } from '#core/text/utf8.ts'
import { withChunks } from '#core/chunked-result.ts'
import type { Engine } from '#core/tool.ts'
import { beautifyCss } from './beautify.ts'
import { minifyCss } from './minify.ts'
import type { tool } from './tool.ts'

export interface Minified {
  readonly text: string
  /** In UTF-8 bytes. Negative if the text became longer, as it usually does when it is beautified. */
  readonly savedBytes: number
  /** Percentage of the input size that was saved, to one decimal place. */
  readonly savedPercent: number
  /** Size of the input in bytes. */
  readonly bytes: number
}

function countBytes(text: string): number {
  let bytes = 0
  for (const chunk of utf8Chunks(text, { progress: () => undefined })) bytes += chunk.length
  return bytes
}

export const engine: Engine<typeof tool, Minified> = {
  run({ text }, { mode }, context) {
    const { mark, text: css } = splitByteOrderMark(text)
    const written = mode === 'minify' ? minifyCss(css, context) : beautifyCss(css, context)
    const chunks = mark === '' ? written : [mark, ...written]
    const bytes = countBytes(text)
    const savedBytes = chunks.reduce((left, chunk) => left - countBytes(chunk), bytes)
    const savedPercent = bytes === 0 ? 0 : Math.round((1000 * savedBytes) / bytes) / 10
    return withChunks({ savedBytes, savedPercent, bytes }, chunks)
  },

  print: ({ text }) => text,
}
