import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { FocusCarrier, type Place, startOfText } from './area-handle.ts'
import type { PlainAreaHandle } from './plain-text-area.tsx'
import type { TextBuffer } from './text-buffer.ts'
import { needsEditor } from './text-slices.ts'

type LargeForm = typeof import('./large-text-area.tsx')

// Known once it was needed, so that a tool opened again shows its large text at once.
let loaded: LargeForm | undefined

async function load(): Promise<LargeForm> {
  loaded ??= await import('./large-text-area.tsx')
  return loaded
}

/**
 * Which form a text area has: plain, or the editor once the text is large or has highlights to show. Whoever is in the
 * text stays where they are when it changes.
 */
export function useTextAreaForm(
  buffer: TextBuffer,
  hasHighlights: boolean,
  plainArea: RefObject<PlainAreaHandle | null>,
) {
  const caret = useRef<number>(undefined)
  const [focusCarrier] = useState(() => new FocusCarrier())
  const [wasFocused, setWasFocused] = useState(false)
  const [isEditorPreparing, setIsEditorPreparing] = useState(false)
  const [failures, setFailures] = useState(0)
  const [retries, setRetries] = useState(0)

  const isNeeded = () => needsEditor(buffer.value) || (hasHighlights && (wasFocused || buffer.value.length > 0))
  const needsLarge = useSyncExternalStore(buffer.subscribe, isNeeded, () => false)
  const isOutOfReach = useSyncExternalStore(
    buffer.subscribe,
    () => needsEditor(buffer.value) && buffer.isSettled,
    () => false,
  )
  const [large, setLarge] = useState<{ form: LargeForm; place: Place } | undefined>(() =>
    loaded?.documentOf(buffer.value) && isNeeded() ? { form: loaded, place: startOfText } : undefined,
  )

  useEffect(() => {
    if (!needsLarge || large) return
    const { signal, abort } = createAborter()
    const grow = async () => {
      const form = await load().catch(() => undefined)
      if (!form) {
        if (!signal.aborted) setFailures((count) => count + 1)
        return
      }
      do {
        await form.prepareDocument(buffer.value, signal)
        await plainArea.current?.composed()
        if (signal.aborted) return
      } while (!form.documentOf(buffer.value))
      const isNewText = needsEditor(buffer.value) && buffer.isSettled
      const kept = plainArea.current?.place() ?? startOfText
      const fresh = caret.current === undefined ? startOfText : { anchor: caret.current, head: caret.current }
      caret.current = undefined
      // At once, or what is typed in between would come too late.
      flushSync(() => {
        setLarge({ form, place: isNewText ? fresh : kept })
      })
    }
    void grow()
    return abort
  }, [buffer, plainArea, needsLarge, large, retries])

  useEffect(() => {
    if (!large || hasHighlights) return
    // Never while someone types: only a replacement makes a text small at once.
    return buffer.subscribe(() => {
      if (!needsEditor(buffer.value) && buffer.isSettled) setLarge(undefined)
    })
  }, [buffer, large, hasHighlights])

  return {
    Large: large?.form.LargeTextArea,
    place: large?.place ?? startOfText,
    isPreparing: large ? isEditorPreparing : isOutOfReach,
    hasFailed: !large && isOutOfReach && failures > retries,
    retry: () => {
      setRetries(failures)
    },
    noteFocus: () => {
      setWasFocused(true)
    },
    noteCaret: useCallback((position: number) => {
      caret.current = position
    }, []),
    focusCarrier,
    setIsPreparing: setIsEditorPreparing,
  }
}

function createAborter() {
  const controller = new AbortController()
  return {
    signal: controller.signal,
    abort: () => {
      controller.abort()
    },
  }
}
