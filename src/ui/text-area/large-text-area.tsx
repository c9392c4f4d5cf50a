import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { AreaHandle, FocusTransfer, ViewPosition } from './area-handle.ts'
import { Editor } from './editor.ts'
import type { Highlight } from './highlights.ts'
import type { Syntax } from './syntax-colors.ts'
import type { TextBuffer } from './text-buffer.ts'

export { documentOf, prepareDocument } from './text-document.ts'

export interface LargeAreaHandle extends AreaHandle {
  openFind(): void
}

interface LargeTextAreaProps {
  buffer: TextBuffer
  label: string
  placeholder: string
  readOnly: boolean
  rows: number
  highlights: readonly Highlight[] | undefined
  syntax: Syntax | undefined
  /** The initial position, taken over from the plain variant. */
  position: ViewPosition
  onPreparing: (isPreparing: boolean) => void
  focusTransfer: FocusTransfer
  ref: Ref<LargeAreaHandle>
}

export function LargeTextArea({
  buffer,
  label,
  placeholder,
  readOnly,
  rows,
  highlights,
  syntax,
  position,
  onPreparing,
  focusTransfer,
  ref,
}: LargeTextAreaProps) {
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(undefined)
  const [initialPosition] = useState(position)

  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    const settings = { label, placeholder, readOnly, syntax }
    const created = new Editor({ host: element, buffer, settings, position: initialPosition, onPreparing })
    editor.current = created
    if (focusTransfer.claim()) created.focus()
    return () => {
      focusTransfer.release(document.activeElement === element)
      created.destroy()
      editor.current = undefined
    }
    // Changed settings or highlights do not need a new editor.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [buffer, initialPosition, onPreparing, focusTransfer])

  useEffect(() => {
    editor.current?.setSettings({ label, placeholder, readOnly, syntax })
  }, [label, placeholder, readOnly, syntax])
  useEffect(() => {
    editor.current?.setHighlights(highlights ?? [])
  }, [highlights])

  useImperativeHandle(ref, () => ({
    focus: () => editor.current?.focus(),
    select: (range) => editor.current?.select(range),
    undo: () => {
      editor.current?.focus()
      editor.current?.undo()
    },
    openFind: () => editor.current?.openFind(),
  }))

  return <div ref={host} className="text-area-field text-area-large" style={{ '--rows': rows } as object} />
}
