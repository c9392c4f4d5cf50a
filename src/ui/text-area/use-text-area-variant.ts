import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { FocusTransfer, type ViewPosition, startOfText } from './area-handle.ts'
import type { PlainAreaHandle } from './plain-text-area.tsx'
import type { TextBuffer } from './text-buffer.ts'
import { needsEditor } from './needs-editor.ts'

type LargeTextAreaModule = typeof import('./large-text-area.tsx')

// Kept after the first load, so that a reopened tool shows its large text immediately.
let loadedModule: LargeTextAreaModule | undefined

async function load(): Promise<LargeTextAreaModule> {
  loadedModule ??= await import('./large-text-area.tsx')
  return loadedModule
}

/**
 * Chooses between the plain textarea and the editor, which is used for large texts, highlights and syntax colors. Focus and
 * position are kept when switching.
 */
export function useTextAreaVariant(
  buffer: TextBuffer,
  prefersEditor: boolean,
  plainArea: RefObject<PlainAreaHandle | null>,
) {
  const caret = useRef<number>(undefined)
  const [focusTransfer] = useState(() => new FocusTransfer())
  const [wasFocused, setWasFocused] = useState(false)
  const [isEditorPreparing, setIsEditorPreparing] = useState(false)
  const [failures, setFailures] = useState(0)
  const [retries, setRetries] = useState(0)

  const isNeeded = () => needsEditor(buffer.value) || (prefersEditor && (wasFocused || buffer.value.length > 0))
  const needsLarge = useSyncExternalStore(buffer.subscribe, isNeeded, () => false)
  const isWaitingForEditor = useSyncExternalStore(
    buffer.subscribe,
    () => needsEditor(buffer.value) && buffer.isUnedited,
    () => false,
  )
  const [large, setLarge] = useState<{ module: LargeTextAreaModule; position: ViewPosition } | undefined>(() =>
    loadedModule?.documentOf(buffer.value) && isNeeded() ? { module: loadedModule, position: startOfText } : undefined,
  )

  useEffect(() => {
    if (!needsLarge || large) return
    const { signal, abort } = createAborter()
    const switchToLarge = async () => {
      const module = await load().catch(() => undefined)
      if (!module) {
        if (!signal.aborted) setFailures((count) => count + 1)
        return
      }
      do {
        await module.prepareDocument(buffer.value, signal)
        await plainArea.current?.whenComposed()
        if (signal.aborted) return
      } while (!module.documentOf(buffer.value))
      const isNewText = needsEditor(buffer.value) && buffer.isUnedited
      const currentPosition = plainArea.current?.position() ?? startOfText
      const newPosition = caret.current === undefined ? startOfText : { anchor: caret.current, head: caret.current }
      caret.current = undefined
      // Switches synchronously, so that nothing typed in between is lost.
      flushSync(() => setLarge({ module, position: isNewText ? newPosition : currentPosition }))
    }
    void switchToLarge()
    return abort
  }, [buffer, plainArea, needsLarge, large, retries])

  useEffect(() => {
    if (!large || prefersEditor) return
    // Switches back only after a replacement, never while the user types.
    return buffer.subscribe(() => {
      if (!needsEditor(buffer.value) && buffer.isUnedited) setLarge(undefined)
    })
  }, [buffer, large, prefersEditor])

  return {
    Large: large?.module.LargeTextArea,
    position: large?.position ?? startOfText,
    isPreparing: large ? isEditorPreparing : isWaitingForEditor,
    hasFailed: !large && isWaitingForEditor && failures > retries,
    retry: () => setRetries(failures),
    markFocused: () => setWasFocused(true),
    setCaret: useCallback((offset: number) => {
      caret.current = offset
    }, []),
    focusTransfer,
    setIsPreparing: setIsEditorPreparing,
  }
}

function createAborter() {
  const controller = new AbortController()
  return {
    signal: controller.signal,
    abort: () => controller.abort(),
  }
}
