import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { startOfText, type LongText } from '#core/long-text/long-text.ts'
import type { Example } from '#core/tool/manifest.ts'
import { Button } from '#ui/button.tsx'
import { describeLines } from '#ui/describe-lines.ts'
import { TryExample } from '#ui/try-example.tsx'
import { TextArea, type TextAreaHandle } from '#ui/text-area/text-area.tsx'
import type { TextBuffer } from '#ui/text-area/text-buffer.ts'
import { toast } from '#ui/toasts.ts'
import { useWindowEvent } from '#ui/use-window-event.ts'
import { sides, type Sides } from './rows.ts'
import { tool } from './tool.ts'

/** Few enough that the fields and the controls fit on a small laptop's screen, and one field on a phone's screen. */
const fieldRows = 8

/** More characters than fit on one line. */
const summaryLength = 300

interface DiffInputsProps {
  buffers: Sides<TextBuffer>
  texts: Sides<LongText>
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
  const [mainSide = 'original'] = emptySides
  const { fields, isCollapsed, expand } = useCollapse(buffers, emptySides.length === 0)
  const areas = { original: useRef<TextAreaHandle>(null), modified: useRef<TextAreaHandle>(null) }
  const openFiles = (files: readonly File[]) => {
    if (files.length > sides.length)
      toast(`Text Diff compares two files, not ${String(files.length)}. Drop the older one and the newer one.`)
    else for (const [index, side] of sides.entries()) areas[side].current?.openFiles(files.slice(index, index + 1))
  }
  return (
    <>
      <div className="tool-text-areas" {...fields}>
        {sides.map((side) => (
          <div key={side} className="diff-input">
            {isCollapsed && (
              <Summary
                label={tool.inputs[side].label}
                text={texts[side]}
                onEdit={() => {
                  expand()
                  // After the field is shown again.
                  queueMicrotask(() => areas[side].current?.focus())
                }}
              />
            )}
            {/* A collapsed field stays in the page, because it has the undo history. */}
            <div hidden={isCollapsed}>
              <TextArea
                ref={areas[side]}
                isMain={side === mainSide}
                buffer={buffers[side]}
                downloadName={`${downloadName}-${side}`}
                acceptFiles={openFiles}
                rows={fieldRows}
                overlay={
                  side === 'original' && (
                    <TryExample
                      load={() => import('./examples.ts')}
                      isHidden={emptySides.length < sides.length}
                      onChoose={(example) => {
                        // The button disappears, so focus moves to the first text.
                        areas.original.current?.focus()
                        for (const side of sides) buffers[side].replace(example.input[side])
                        onExample(example)
                      }}
                    />
                  )
                }
                {...tool.inputs[side]}
              />
            </div>
          </div>
        ))}
      </div>
      {children}
    </>
  )
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

  useEffect(() => {
    const countTexts = () => [original, modified].filter(({ value }) => value.length > 0).length
    let countBefore = countTexts()
    const focusEmptyField = () =>
      ref.current?.querySelector<HTMLElement>('textarea:placeholder-shown')?.focus({ preventScroll: true })
    const onChange = () => {
      const count = countTexts()
      if (count > countBefore && count === 2) setMayCollapse(!isTyping.current)
      // After the field that received the text has taken the focus. On touch screens, the keyboard would open.
      if (count > countBefore && count === 1 && !isTyping.current && matchMedia('(pointer: fine)').matches)
        queueMicrotask(focusEmptyField)
      countBefore = count
    }
    const unsubscribers = [original.subscribe(onChange), modified.subscribe(onChange)]
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  }, [original, modified])

  // After the click, not on blur: collapsing would move the clicked button away from the pointer.
  const collapseIfLeft = ({ target }: Event) => {
    const isInside = (node: unknown) => node instanceof Node && ref.current?.contains(node) === true
    if (hasBoth && !isInside(document.activeElement) && !isInside(target)) setMayCollapse(true)
  }
  useWindowEvent('click', collapseIfLeft)
  useWindowEvent('keyup', collapseIfLeft)

  return {
    isCollapsed: hasBoth && mayCollapse,
    expand: () => setMayCollapse(false),
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

/** Replaces a text field while it is collapsed. */
function Summary({ label, text, onEdit }: { label: string; text: LongText; onEdit: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const lines = useMemo(() => describeLines(text), [text])

  useLayoutEffect(() => {
    // The field can no longer have the focus, so the button takes it over.
    if (button.current?.closest('.diff-input')?.contains(document.activeElement)) button.current.focus()
  }, [])

  return (
    <div className="diff-summary box">
      <b>{label}</b>
      <span className="note">{lines}</span>
      <p className="user-text" dir="auto">
        {/\S.*/.exec(startOfText(text, summaryLength))?.[0]}
      </p>
      <Button ref={button} variant="ghost" size="sm" aria-label={`Edit ${label}`} onClick={onEdit}>
        Edit
      </Button>
    </div>
  )
}
