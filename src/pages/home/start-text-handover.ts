import type { LongText } from '#core/long-text/long-text.ts'
import { currentText } from '#ui/text-area/use-text.ts'
import { giveText, type TextTarget } from '#pages/tool/give-text.ts'
import { toolContentLoader } from '#pages/tool/tool-content.ts'

/** The key of the text in the box on the home page. */
export const startTextKey = 'home/text'

/** The text that each tool received last, by the tool's id. */
const given = new Map<string, LongText>()

/** Puts the text of the box on the home page into a tool or recipe that is about to open. */
export function giveStartText(id: string, target: TextTarget) {
  const text = currentText(startTextKey)
  given.set(id, text)
  giveText(id, text, target)
}

/**
 * Puts the text of the box into the first field of a tool that is about to open, if it has one. A tool receives the same
 * text only once: what was made of it stays when the tool opens again.
 */
export async function carryStartText(id: string) {
  const text = currentText(startTextKey)
  if (text.length === 0 || given.get(id) === text) return
  const { tool } = await toolContentLoader.load(id)
  const [first] = Object.keys(tool.inputs)
  if (first !== undefined) giveStartText(id, { inputs: [first] })
}
