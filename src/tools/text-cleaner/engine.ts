import { withChunks } from '#core/long-text/chunked-result.ts'
import { splitIntoChunks } from '#core/long-text/chunks.ts'
import { splitByteOrderMark } from '#core/long-text/split-byte-order-mark.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import { type Change, presets } from './changes.ts'
import { findInvisible } from './invisible.ts'
import { steps } from './steps.ts'
import type { tool } from './tool.ts'
import { print, type ChangeCount, type Cleaned } from './result.ts'

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
  print,
}
