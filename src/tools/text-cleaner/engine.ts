import { withChunks } from '#core/chunked-result.ts'
import { splitIntoChunks } from '#core/split-text.ts'
import { splitByteOrderMark } from '#core/files/byte-order-mark.ts'
import type { Engine } from '#core/tool.ts'
import { type Change, presets } from './changes.ts'
import type { Counted } from './counted.ts'
import { listWords } from './describe-changes.ts'
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

/** Prints one line per type of character. */
function printInvisible(invisible: readonly Invisible[]): string {
  return invisible.map(({ name, codes, count }) => `${String(count)} × ${name} (${codes})`).join('\n')
}

export const engine: Engine<typeof tool, Cleaned> = {
  async run({ text }, options) {
    const invisible = findInvisible(text)
    if (options.mode === 'find') return { text: printInvisible(invisible), changes: [], invisible }
    const chosen = { ...options, ...Object.fromEntries(presets[options.mode].map((change) => [change, true])) }
    const isChosen = (change: Change) => Boolean(chosen[change])
    const removesMark = isChosen('invisible') || isChosen('special')
    // Other changes would put a prefix before the byte order mark or remove it as a blank.
    const { mark, text: unmarked } = removesMark ? { mark: '', text } : splitByteOrderMark(text)
    const changes: ChangeCount[] = []
    let cleaned = unmarked
    for (const [change, step] of steps) {
      if (!isChosen(change)) continue
      const { text: changed, ...counted } = await step(cleaned, chosen, unmarked)
      cleaned = changed
      changes.push({ change, ...counted })
    }
    return withChunks({ changes, invisible }, [...splitIntoChunks(mark + cleaned)])
  },
  print: ({ text }) => text,
  note: ({ changes }) => listWords(changes) || undefined,
}
