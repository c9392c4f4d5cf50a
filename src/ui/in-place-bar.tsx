import { CopyButton } from './copy-button.tsx'
import type { TextBuffer } from './text-area/text-buffer.ts'
import { useTextValue } from './text-area/use-text.ts'
import { UndoHint } from './undo-hint.tsx'

/** The bar of a tool that changes the text in place: the text itself is what there is to copy. */
export function InPlaceBar({ buffer, copied }: { buffer: TextBuffer; copied: string }) {
  const value = useTextValue(buffer)
  return (
    <>
      <UndoHint buffer={buffer} />
      <CopyButton text={() => value} copied={copied} disabled={value.length === 0} />
    </>
  )
}
