import { withChunks } from '#core/long-text/chunked-result.ts'
import { splitIntoChunks } from '#core/long-text/split-text.ts'
import { splitByteOrderMark } from '#core/long-text/split-byte-order-mark.ts'
import type { Engine } from '#core/tool/tool.ts'
import { type Change, presets } from './changes.ts'
import type { Counted } from './counted.ts'
import { findInvisible, type Invisible } from './invisible.ts'
import { steps } from './steps.ts'
import type { tool } from './tool.ts'

export interface ChangeCount extends Omit<Counted, 'text'> {
  readonly change: Change
}

export interface Cleaned {
  readonly text: string
  /** The chosen changes in the order in which they were made, and how often each one was made. */
  readonly changes: readonly ChangeCount[]
  /** The invisible characters in the text before it was changed. */
  readonly invisible: readonly Invisible[]
}

export const engine: Engine<typeof tool, Cleaned> = {
  async run({ text }, options) {
    const invisible = findInvisible(text)
    const preset = presets[options.mode]
    const isChosen = (change: Change) => preset.includes(change) || (change !== 'ligatures' && Boolean(options[change]))
    const removesMark = isChosen('invisible') || isChosen('special')
    // Other changes would put a prefix before the byte order mark or remove it as a blank.
    const { mark, text: unmarked } = removesMark ? { mark: '', text } : splitByteOrderMark(text)
    const changes: ChangeCount[] = []
    let cleaned = unmarked
    for (const [change, step] of steps) {
      if (!isChosen(change)) continue
      const { text: changed, ...counted } = await step(cleaned, options)
      cleaned = changed
      changes.push({ change, ...counted })
    }
    return withChunks({ changes, invisible }, [...splitIntoChunks(mark + cleaned)])
  },
  print: ({ text }) => text,
}
