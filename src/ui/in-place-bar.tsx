import { CopyButton } from './copy-button.tsx'
import type { TextBuffer } from './text-area/text-buffer.ts'
import { useTextValue } from './text-area/use-text.ts'
import { UndoHint } from './undo-hint.tsx'

/** The bar for tools that change the text in place. Its Copy button copies the text from the text area. */
export function InPlaceBar({ buffer, copiedMessage }: { buffer: TextBuffer; copiedMessage: string }) {
  const value = useTextValue(buffer)
  return (
    <>
      <UndoHint buffer={buffer} />
      <CopyButton text={() => value} copiedMessage={copiedMessage} disabled={value.length === 0} />
    </>
  )
}
