import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { LineCounter } from '#core/text/lines.ts'
import type { TextSource } from '#core/text-source.ts'
import type { Example } from '#core/tool.ts'
import { Button } from '#ui/button.tsx'
import { Examples } from '#ui/examples.tsx'
import { countOf } from '#ui/format.ts'
import { TextArea, type TextAreaHandle } from '#ui/text-area/text-area.tsx'
import type { TextBuffer } from '#ui/text-area/text-buffer.ts'
import { toast } from '#ui/toasts.ts'
import { tool } from './tool.ts'

type Side = keyof typeof tool.inputs

const sides = Object.keys(tool.inputs) as readonly Side[]

/** Few enough that the fields and the controls fit on a small laptop's screen, and one field on a phone's screen. */
const fieldRows = 8

/** More characters than fit on one line. */
const maxSummaryLength = 300

interface DiffInputsProps {
  buffers: Readonly<Record<Side, TextBuffer>>
  /** The contents of the buffers. */
  texts: Readonly<Record<Side, TextSource>>
  /** Prefix of the downloaded files' names. */
  downloadName: string
  /** Called after an example is inserted, to apply its options. */
  onExample: (example: Example<typeof tool.inputs, typeof tool.options>) => void
  /** The controls below the text fields. */
  children: ReactNode
}

/** Both text fields, the controls, and the examples while both fields are empty. */
export function DiffInputs({ buffers, texts, downloadName, onExample, children }: DiffInputsProps) {
  const emptySides = sides.filter((side) => texts[side].length === 0)
  // Text pasted or dropped on the page goes into the first empty field.
  const [mainSide = sides[0]] = emptySides
  const { fields, isCollapsed, expand } = useCollapse(buffers, emptySides.length === 0)
  const original = useRef<TextAreaHandle>(null)
  const modified = useRef<TextAreaHandle>(null)
  const areas = { original, modified }
  const openBoth = (files: readonly File[]) => {
    if (files.length > sides.length)
      toast(`Text Diff compares two files, not ${String(files.length)}. Drop the older one and the newer one.`)
    else for (const [index, side] of sides.entries()) areas[side].current?.openFiles(files.slice(index, index + 1))
  }
  return (
    <>
      <div className="tool-text-areas" {...fields}>
        {sides.map((side) => (
          <DiffInput
            key={side}
            side={side}
            buffer={buffers[side]}
            text={texts[side]}
            isMain={side === mainSide}
            downloadName={`${downloadName}-${side}`}
            isCollapsed={isCollapsed}
            area={areas[side]}
            onOpenFiles={openBoth}
            onEdit={expand}
          />
        ))}
      </div>
      {children}
      {emptySides.length === sides.length && (
        <Examples
          examples={tool.examples}
          onChoose={(example) => {
            // The example buttons disappear, so focus moves to the first text.
            fields.ref.current?.querySelector('textarea')?.focus()
            for (const side of sides) buffers[side].replace(example.input[side])
            onExample(example)
          }}
        />
      )}
    </>
  )
}

/** Not on touch screens, where the keyboard would open. */
function focusEmptyField(fields: Element | null) {
  if (!matchMedia('(pointer: fine)').matches) return
  const areas = [...(fields?.querySelectorAll('textarea') ?? [])]
  areas.find(({ value }) => value === '')?.focus({ preventScroll: true })
}

/**
 * When the first text is pasted, dropped or opened, the other field takes the focus, so that the second text can follow.
 * The fields collapse as soon as the second text is pasted, dropped or opened, and when the user clicks or tabs out of
 * fields with two texts. They never collapse while the user types.
 */
function useCollapse({ original, modified }: DiffInputsProps['buffers'], hasBoth: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const isTyping = useRef(false)
  const [mayCollapse, setMayCollapse] = useState(hasBoth)
  const isCollapsed = hasBoth && mayCollapse

  useEffect(() => {
    const areBothFilled = () => original.value.length > 0 && modified.value.length > 0
    const areBothEmpty = () => original.value.length === 0 && modified.value.length === 0
    let [wereBothFilled, wereBothEmpty] = [areBothFilled(), areBothEmpty()]
    const onChange = () => {
      if (areBothFilled() && !wereBothFilled) setMayCollapse(!isTyping.current)
      // After the field that received the text has taken the focus.
      if (wereBothEmpty && !areBothEmpty() && !isTyping.current) queueMicrotask(() => focusEmptyField(ref.current))
      ;[wereBothFilled, wereBothEmpty] = [areBothFilled(), areBothEmpty()]
    }
    const unsubscribers = [original.subscribe(onChange), modified.subscribe(onChange)]
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  }, [original, modified])

  useEffect(() => {
    if (!hasBoth || isCollapsed) return
    const isInField = (node: unknown) => node instanceof Node && ref.current?.contains(node) === true
    // After the click, not on blur: collapsing would move the clicked button away from the pointer.
    const collapseIfLeft = ({ target }: Event) => {
      if (!isInField(document.activeElement) && !isInField(target)) setMayCollapse(true)
    }
    addEventListener('click', collapseIfLeft)
    addEventListener('keyup', collapseIfLeft)
    return () => {
      removeEventListener('click', collapseIfLeft)
      removeEventListener('keyup', collapseIfLeft)
    }
  }, [hasBoth, isCollapsed])

  return {
    isCollapsed,
    expand: () => {
      setMayCollapse(false)
    },
    fields: {
      ref,
      // The buffer changes between these two events.
      onInputCapture: ({ nativeEvent }: SyntheticEvent) => {
        isTyping.current = !(nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('insertFrom'))
      },
      onInput: () => {
        isTyping.current = false
      },
    },
  }
}

interface DiffInputProps {
  side: Side
  buffer: TextBuffer
  text: TextSource
  isMain: boolean
  downloadName: string
  isCollapsed: boolean
  area: RefObject<TextAreaHandle | null>
  /** Opens several files. */
  onOpenFiles: (files: readonly File[]) => void
  onEdit: () => void
}

/** A text field, or a summary of its text. The collapsed field stays in the page, because it has the undo history. */
function DiffInput({
  side,
  buffer,
  text,
  isMain,
  downloadName,
  isCollapsed,
  area,
  onOpenFiles,
  onEdit,
}: DiffInputProps) {
  const { label, placeholder } = tool.inputs[side]
  const field = useRef<HTMLDivElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditClicked = useRef(false)

  useLayoutEffect(() => {
    if (isCollapsed && field.current?.contains(document.activeElement)) editButton.current?.focus()
    if (!isCollapsed && wasEditClicked.current) area.current?.focus()
    wasEditClicked.current = false
  }, [isCollapsed, area])

  return (
    <div className="diff-input">
      {isCollapsed && (
        <div className="diff-summary">
          <b>{label}</b>
          <TextSummary text={text} />
          <Button
            ref={editButton}
            variant="ghost"
            size="sm"
            aria-label={`Edit ${label}`}
            onClick={() => {
              wasEditClicked.current = true
              onEdit()
            }}
          >
            Edit
          </Button>
        </div>
      )}
      <div ref={field} hidden={isCollapsed}>
        <TextArea
          ref={area}
          isMain={isMain}
          buffer={buffer}
          label={label}
          placeholder={placeholder}
          downloadName={downloadName}
          acceptFiles={onOpenFiles}
          rows={fieldRows}
        />
      </div>
    </div>
  )
}

/** The size of a text and its first line that is not blank. */
function TextSummary({ text }: { text: TextSource }) {
  const { lines, start } = useMemo(() => summarize(text), [text])
  return (
    <>
      <span className="text-soft-ink">{countOf(lines, 'line')}</span>
      <p className="user-text" dir="auto">
        {start}
      </p>
    </>
  )
}

function summarize(text: TextSource) {
  const counter = new LineCounter()
  let start = ''
  for (const chunk of typeof text === 'string' ? [text] : text.chunks()) {
    counter.add(chunk)
    start ||= /\S.*/.exec(chunk)?.[0].slice(0, maxSummaryLength) ?? ''
  }
  return { lines: counter.count, start }
}
