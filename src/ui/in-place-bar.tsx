import { CopyButton } from './copy-button.tsx'
import type { TextBuffer } from './text-area/text-buffer.ts'
import { useTextValue } from './text-area/use-text.ts'
import { UndoHint } from './undo-hint.tsx'

/** The bar of a tool that changes the text in place: Copy copies the text itself. */
export function InPlaceBar({ buffer, copiedMessage }: { buffer: TextBuffer; copiedMessage: string }) {
  const value = useTextValue(buffer)
  return (
    <>
      <UndoHint buffer={buffer} />
      <CopyButton text={() => value} copiedMessage={copiedMessage} disabled={value.length === 0} />
    </>
  )
}
