import type { Suggestion } from '#core/tool/suggestion.ts'
import type { LongText } from '#core/long-text/long-text.ts'
import type { FileFormat } from '#core/long-text/file-format.ts'
import { saveOptions } from '#ui/use-tool-options.ts'
import { clearToolState } from '#ui/use-tool-state.ts'
import { replaceText } from '#ui/text-area/use-text.ts'

/** How a tool receives a text: by default, in its only input and with its options unchanged. */
export interface TextTarget extends Pick<Suggestion, 'options' | 'hasTextInOptions' | 'inputs'> {
  /** How the file was written that the text comes from. */
  readonly format?: FileFormat | undefined
}

/** Puts a text into a tool that is about to open. The text is handed over as it is, however large. */
export function giveText(
  id: string,
  text: LongText,
  { options = {}, hasTextInOptions, inputs = ['text'], format }: TextTarget,
) {
  saveOptions(id, { values: options })
  if (hasTextInOptions) return
  // An opened file would be shown instead of the text.
  clearToolState(`${id}/file`)
  replaceText(
    inputs.map((input) => `${id}/${input}`),
    text,
    format,
  )
}
