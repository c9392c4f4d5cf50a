import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { privateField } from '#ui/private-field.ts'
import type { AreaHandle, FocusTransfer, ViewPosition } from './area-handle.ts'
import { historyActionOf } from './history-keys.ts'
import type { TextBuffer } from './text-buffer.ts'
import { toLongText } from '#core/long-text/long-text.ts'
import { needsEditor } from './needs-editor.ts'

export interface PlainAreaHandle extends AreaHandle {
  position(): ViewPosition
  /** Resolves when no input method composition is in progress. */
  whenComposed(): Promise<void>
}

interface PlainTextAreaProps {
  id: string
  buffer: TextBuffer
  placeholder: string
  /** The id of an element that describes the field. */
  describedBy: string | undefined
  readOnly: boolean
  isBusy: boolean
  rows: number
  /**
   * Called after a large text was pasted or dropped. The text is in the buffer, but this variant cannot show it.
   * `caret` is the offset of the end of the inserted text.
   */
  onLargeInsert: (caret: number) => void
  onFocus: () => void
  focusTransfer: FocusTransfer
  ref: Ref<PlainAreaHandle>
}

/** Longer insertions do not come from a keyboard or an input method. */
const maxTypedLength = 1024

/** Runs the browser's undo and returns whether there was something to undo. */
function undoTyping(): boolean {
  let didUndo = false
  const onInput = () => {
    didUndo = true
  }
  document.addEventListener('input', onInput, true)
  // There is no other API for it.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('undo')
  document.removeEventListener('input', onInput, true)
  return didUndo
}

function positionOf({
  selectionStart,
  selectionEnd,
  selectionDirection,
  scrollTop,
}: HTMLTextAreaElement): ViewPosition {
  return selectionDirection === 'backward'
    ? { anchor: selectionEnd, head: selectionStart, scrollTop }
    : { anchor: selectionStart, head: selectionEnd, scrollTop }
}

export function PlainTextArea({
  id,
  buffer,
  placeholder,
  describedBy,
  readOnly,
  isBusy,
  rows,
  onLargeInsert,
  onFocus,
  focusTransfer,
  ref,
}: PlainTextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const isComposing = useRef(false)
  const isAllSelected = useRef(false)

  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    // Keeps text that was typed before the script had loaded.
    if (buffer.value === '' && !buffer.canUndo && element.value !== '') buffer.edit(toLongText(element.value))
    const show = () => {
      const { value } = buffer
      if (typeof value !== 'string' || value === element.value || needsEditor(value)) return
      const { selectionStart, selectionEnd, scrollTop } = element
      element.value = value
      // Setting the selection of an unfocused field would move the focus in some browsers.
      if (document.activeElement === element) element.setSelectionRange(selectionStart, selectionEnd)
      element.scrollTop = scrollTop
    }
    show()
    if (focusTransfer.claim()) element.focus()
    const unsubscribe = buffer.subscribe(show)
    return () => {
      unsubscribe()
      focusTransfer.release(document.activeElement === element)
    }
  }, [buffer, focusTransfer])

  useEffect(() => {
    const element = area.current
    if (!element) return
    // A large text must not be laid out here, whether it is pasted, dropped or inserted by an extension.
    const interceptLargeInsert = (event: Event, inserted: string) => {
      const { selectionStart, selectionEnd, value } = element
      if (inserted.length <= maxTypedLength || element.readOnly) return
      const text = toLongText(value.slice(0, selectionStart) + inserted + value.slice(selectionEnd))
      if (!needsEditor(text)) return
      event.preventDefault()
      buffer.paste(text)
      onLargeInsert(text.length - (value.length - selectionEnd))
    }
    const onBeforeInput = (event: InputEvent) => {
      isAllSelected.current = element.selectionEnd - element.selectionStart === element.value.length
      interceptLargeInsert(event, event.data ?? event.dataTransfer?.getData('text/plain') ?? '')
    }
    // WebKit lays out pasted text before it fires `beforeinput`, so pasting 10 MB would freeze it for half a minute.
    const onPaste = (event: ClipboardEvent) =>
      interceptLargeInsert(event, event.clipboardData?.getData('text/plain') ?? '')
    element.addEventListener('beforeinput', onBeforeInput)
    element.addEventListener('paste', onPaste)
    return () => {
      element.removeEventListener('beforeinput', onBeforeInput)
      element.removeEventListener('paste', onPaste)
    }
  }, [buffer, onLargeInsert])

  const undo = () => {
    // Setting the text clears the browser's undo history, so the buffer undoes replacements.
    if (buffer.isUnedited || !undoTyping()) buffer.undo()
  }

  useImperativeHandle(ref, () => ({
    focus: (options) => area.current?.focus(options),
    select: ({ start, end }) => {
      area.current?.setSelectionRange(start, end)
      // Only gaining the focus scrolls to the selection.
      area.current?.blur()
      area.current?.focus()
    },
    undo: () => {
      area.current?.focus()
      undo()
    },
    position: () => positionOf(area.current as HTMLTextAreaElement),
    whenComposed: () =>
      new Promise((resolve) => {
        if (!isComposing.current) resolve()
        // The composed word is in the text only after this event.
        else area.current?.addEventListener('compositionend', () => setTimeout(resolve), { once: true })
      }),
  }))

  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly) return
    const action = historyActionOf(event)
    if (action === 'undo' && buffer.canUndo) {
      event.preventDefault()
      undo()
    } else if (action === 'redo' && buffer.canRedo) {
      event.preventDefault()
      buffer.redo()
    }
  }

  return (
    <textarea
      ref={area}
      id={id}
      className="text-area-field"
      dir="auto"
      {...privateField}
      defaultValue=""
      placeholder={placeholder}
      aria-describedby={describedBy}
      readOnly={readOnly || isBusy}
      aria-busy={isBusy}
      rows={rows}
      onInput={({ currentTarget, nativeEvent }) => {
        const isTyped = !(nativeEvent instanceof InputEvent && /Paste|Drop/.test(nativeEvent.inputType))
        buffer.edit(toLongText(currentTarget.value), isAllSelected.current, isTyped)
      }}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={() => {
        isComposing.current = false
      }}
    />
  )
}
