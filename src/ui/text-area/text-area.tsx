import {
  type ComponentProps,
  type DragEvent,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type Ref,
  useImperativeHandle,
} from 'react'
import { useFocusOnArrival, usePageDrop, usePagePaste } from '#ui/arrival.ts'
import { Button } from '#ui/button.tsx'
import { ContinueButton } from '#ui/text-buttons.tsx'
import { downloadText } from '#ui/download.ts'
import type { AreaHandle } from './area-handle.ts'
import type { Highlight } from './highlights.ts'
import type { LargeAreaHandle } from './large-text-area.tsx'
import { type PlainAreaHandle, PlainTextArea } from './plain-text-area.tsx'
import type { Syntax } from './syntax-colors.ts'
import type { TextBuffer } from './text-buffer.ts'
import { useLaunchedFiles } from '#ui/launched-files.ts'
import { ToolContext } from '#ui/tool-context.ts'
import { ToolHeadingId } from '#ui/tool-heading.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { useFileReading } from './use-file-reading.ts'
import { useChangeFade } from './use-change-fade.ts'
import { useLeavingQuestion } from './use-leaving-question.ts'
import { useUndoKey } from './use-undo-key.ts'
import { useTextAreaVariant } from './use-text-area-variant.ts'
import './text-area.css'

const FormatNote = lazy(() => import('./format-note.tsx'))

/** Text areas with more rows than this are shorter on small screens. */
const maxShortRows = 8

export interface TextAreaHandle extends Pick<AreaHandle, 'focus' | 'select'> {
  openFiles(files: readonly File[]): void
}

interface TextAreaProps {
  buffer: TextBuffer
  label: string
  placeholder?: string | undefined
  readOnly?: boolean
  /** The tool's main field, which receives what is pasted or dropped on the page. */
  isMain?: boolean
  /** Whether it has the focus when the tool opens. By default, the main field does. */
  isFirst?: boolean
  rows?: number
  /** Whether people write or read prose in it, which is then set in the typeface of the interface. */
  isProse?: boolean
  /** Ranges to highlight, sorted and without overlaps. Pass an empty list if there may be highlights later. */
  highlights?: readonly Highlight[] | undefined
  /** Colors the text and numbers its lines, in the editor. Must not change between renders. */
  syntax?: Syntax | undefined
  /** Name of the downloaded file without extension. A text that comes from a file is saved under the name of that file. */
  downloadName?: string
  /** The name of the file that a result comes from. */
  fileName?: string | undefined
  /** Returns true if the view processes an opened file itself. */
  acceptFile?: ((file: File) => boolean) | undefined
  /** Receives several files, instead of the panel that processes them. */
  acceptFiles?: (files: readonly File[]) => void
  /** Additional buttons. */
  children?: ReactNode
  /** Shown in the field at its lower edge, such as a button while it is empty. */
  overlay?: ReactNode
  ref?: Ref<TextAreaHandle>
}

/** A text area that also accepts files. It is a textarea while the text is small, and CodeMirror when it is large. */
export function TextArea({
  buffer,
  label,
  placeholder = '',
  readOnly = false,
  isMain = false,
  isFirst = isMain,
  rows = 16,
  isProse = false,
  highlights,
  syntax,
  downloadName = 'text',
  fileName,
  acceptFile,
  acceptFiles,
  children,
  overlay,
  ref,
}: TextAreaProps) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const plainArea = useRef<PlainAreaHandle>(null)
  const largeArea = useRef<LargeAreaHandle>(null)
  const variant = useTextAreaVariant(buffer, highlights !== undefined || syntax !== undefined, plainArea)
  const { FilesPanel } = use(ToolContext)
  const [files, setFiles] = useState<readonly File[]>()
  const { status, openFiles } = useFileReading({
    buffer,
    focus: () => focus(),
    acceptFile: (file) => {
      setFiles(undefined)
      return acceptFile?.(file) === true
    },
    acceptFiles: acceptFiles ?? (FilesPanel && setFiles),
  })
  const [isDropping, setIsDropping] = useState(false)
  const hasText = useIsTrueOf(buffer, ({ value }) => value.length > 0)
  const canUndo = useIsTrueOf(buffer, (current) => current.canUndo)
  const hasFormat = useIsTrueOf(buffer, ({ format }) => format !== undefined)
  const { Large } = variant
  const focus = (options?: FocusOptions) => (Large ? largeArea : plainArea).current?.focus(options)
  const select: AreaHandle['select'] = (range) => (Large ? largeArea : plainArea).current?.select(range)
  useImperativeHandle(ref, () => ({ focus, select, openFiles }))
  const download = () => downloadText(fileName ?? buffer.fileName ?? `${downloadName}.txt`, buffer.written)
  const undo = () => (Large ? largeArea : plainArea).current?.undo()

  const acceptsDrop = (event: DragEvent) => !readOnly && event.dataTransfer.types.includes('Files')
  const dropTarget = {
    onDragOverCapture: (event: DragEvent) => {
      if (!acceptsDrop(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setIsDropping(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
        setIsDropping(false)
    },
    // Handled in the capture phase. Otherwise the editor would insert the file into its text.
    onDropCapture: (event: DragEvent) => {
      if (!acceptsDrop(event)) return
      event.preventDefault()
      event.stopPropagation()
      setIsDropping(false)
      openFiles([...event.dataTransfer.files])
    },
  }

  const headingId = use(ToolHeadingId)
  // Files cannot be dropped on touch screens.
  const isTouch = useIsHydrated() && matchMedia('(hover: none)').matches
  const shownPlaceholder = isTouch ? placeholder.replace(/, or drop .*/, '') : placeholder
  const wrapper = useRef<HTMLDivElement>(null)
  const findWrapper = () => wrapper.current
  useFocusOnArrival(isFirst ? () => focus({ preventScroll: true }) : undefined)
  usePagePaste(
    findWrapper,
    isMain
      ? (clipboard) => {
          const text = clipboard.getData('text/plain')
          if (text === '') openFiles([...clipboard.files])
          else {
            setFiles(undefined)
            buffer.open(text)
          }
          focus()
        }
      : undefined,
  )
  useChangeFade(buffer, wrapper)
  useLeavingQuestion(buffer, hasText && !readOnly)
  useUndoKey({ buffer, wrapper, undo }, { hasText: hasText && !readOnly, canUndo: canUndo && !readOnly })
  usePageDrop(findWrapper, { onDrop: isMain ? openFiles : undefined, onDragging: setIsDropping })
  useLaunchedFiles(isMain ? openFiles : undefined)

  return (
    <div
      ref={wrapper}
      className="text-area"
      data-short={rows <= maxShortRows || undefined}
      data-prose={isProse || undefined}
      data-dropping={isDropping || undefined}
      {...dropTarget}
    >
      <div className="text-area-bar">
        {Large ? (
          // A label cannot refer to an editor in a shadow root, so the editor has an aria-label instead.
          <span className="text-area-label" onClick={() => focus()}>
            {label}
          </span>
        ) : (
          <label className="text-area-label" htmlFor={id}>
            {label}
          </label>
        )}
        {children}
        {Large && <BarButton label="Search" onClick={() => largeArea.current?.openFind()} />}
        {!readOnly && <BarButton label="Open file" onClick={() => chooser.current?.click()} />}
        {!readOnly && canUndo && <BarButton label="Undo" className="undo" onClick={undo} />}
        {readOnly && hasText && (
          <>
            <ContinueButton text={() => buffer.value} format={() => buffer.format} title={label} isMain />
            <BarButton label="Download" name="Download text" onClick={download} />
          </>
        )}
        {!readOnly && hasText && (
          <BarButton
            label="Clear"
            onClick={({ detail: clicks }) => {
              // The second click of a double click was meant for a button that was here before.
              if (clicks > 1) return
              buffer.clear()
              focus()
            }}
          />
        )}
        <input
          ref={chooser}
          type="file"
          multiple={FilesPanel !== undefined}
          hidden
          aria-label={`Open a file for “${label}”`}
          onChange={({ currentTarget }) => {
            openFiles([...(currentTarget.files ?? [])])
            // Otherwise, choosing the same file again would not fire a change event.
            currentTarget.value = ''
          }}
        />
      </div>
      <div className="text-area-box">
        {Large ? (
          <Large
            ref={largeArea}
            buffer={buffer}
            label={label}
            placeholder={shownPlaceholder}
            readOnly={readOnly}
            rows={rows}
            highlights={highlights}
            syntax={syntax}
            position={variant.position}
            onPreparing={variant.setIsPreparing}
            focusTransfer={variant.focusTransfer}
          />
        ) : (
          <PlainTextArea
            ref={plainArea}
            id={id}
            buffer={buffer}
            placeholder={shownPlaceholder}
            describedBy={isMain ? headingId : undefined}
            readOnly={readOnly}
            isBusy={variant.isPreparing}
            rows={rows}
            onLargeInsert={variant.setCaret}
            onFocus={variant.markFocused}
            focusTransfer={variant.focusTransfer}
          />
        )}
        {overlay}
      </div>
      {isDropping && <p className="text-area-drop">Drop to open</p>}
      <div role="status" className="text-area-status">
        {variant.isPreparing && !variant.hasFailed && <span>Preparing large text…</span>}
        {status}
        {!readOnly && hasFormat && (
          <Suspense>
            <FormatNote buffer={buffer} />
          </Suspense>
        )}
        {variant.hasFailed && (
          <>
            <span>The editor for large text failed to load. Try again, or download your text and reload the page.</span>
            <Button variant="outline" size="sm" onClick={variant.retry}>
              Try again
            </Button>
            <Button variant="outline" size="sm" onClick={download}>
              Download text
            </Button>
          </>
        )}
      </div>
      {FilesPanel && files && (
        <Suspense>
          <FilesPanel
            files={files}
            onClose={() => {
              setFiles(undefined)
              // After the field is shown again.
              queueMicrotask(() => focus())
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Returns whether something is true of the buffer. While the page is prerendered, the buffer is empty. */
function useIsTrueOf(buffer: TextBuffer, isTrue: (buffer: TextBuffer) => boolean): boolean {
  return useSyncExternalStore(
    buffer.subscribe,
    () => isTrue(buffer),
    () => false,
  )
}

interface BarButtonProps extends Pick<ComponentProps<typeof Button>, 'className' | 'onClick'> {
  label: string
  /** The accessible name if the label is ambiguous. */
  name?: string
}

function BarButton({ label, name, ...rest }: BarButtonProps) {
  return (
    <Button variant="ghost" size="sm" aria-label={name} {...rest}>
      {label}
    </Button>
  )
}
