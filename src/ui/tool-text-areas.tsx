import { useRef, useSyncExternalStore } from 'react'
import type { Options } from '#core/options.ts'
import type { Example, Inputs, Tool } from '#core/tool.ts'
import { Examples } from './examples.tsx'
import type { AreaHandle } from './text-area/area-handle.ts'
import { TextArea } from './text-area/text-area.tsx'
import type { TextBuffer } from './text-area/text-buffer.ts'

interface ToolTextAreasProps<I extends Inputs, O extends Options> {
  tool: Pick<Tool<I, O>, 'inputs' | 'examples'>
  buffers: { readonly [K in keyof I]: TextBuffer }
  /** Prefix of the downloaded files' names. */
  downloadName: string
  /** Called after an example is inserted, to apply its options. */
  onExample?: (example: Example<I, O>) => void
  rows?: number
}

/** The text areas of a tool with several inputs, followed by the tool's examples while all areas are empty. */
export function ToolTextAreas<I extends Inputs, O extends Options>({
  tool,
  buffers,
  downloadName,
  onExample,
  rows,
}: ToolTextAreasProps<I, O>) {
  const first = useRef<Pick<AreaHandle, 'focus'>>(null)
  const inputs = Object.entries(tool.inputs)
  const list = Object.values<TextBuffer>(buffers)
  const allEmpty = useBuffers(list, () => list.every(isEmpty), true)
  // Text pasted or dropped on the page goes into the first empty field.
  const mainIndex = useBuffers(list, () => Math.max(0, list.findIndex(isEmpty)), 0)
  return (
    <>
      <div className="tool-text-areas">
        {inputs.map(([name, { label, placeholder }], index) => (
          <TextArea
            key={name}
            {...(index === 0 && { ref: first })}
            isMain={index === mainIndex}
            buffer={buffers[name as keyof I]}
            label={label}
            placeholder={placeholder}
            downloadName={`${downloadName}-${name}`}
            {...(rows !== undefined && { rows })}
          />
        ))}
      </div>
      {allEmpty && (
        <Examples
          examples={tool.examples}
          onChoose={(example) => {
            for (const [name, text] of Object.entries<string>(example.input)) buffers[name as keyof I].replace(text)
            onExample?.(example)
            // The example buttons disappear, so focus moves to the first text area.
            first.current?.focus()
          }}
        />
      )}
    </>
  )
}

function isEmpty({ value }: TextBuffer): boolean {
  return value.length === 0
}

function useBuffers<T>(buffers: readonly TextBuffer[], read: () => T, serverValue: T): T {
  return useSyncExternalStore(
    (listener) => {
      const unsubscribers = buffers.map((buffer) => buffer.subscribe(listener))
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe()
      }
    },
    read,
    () => serverValue,
  )
}
