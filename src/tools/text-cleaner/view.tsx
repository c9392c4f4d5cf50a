import { useEffect, useState } from 'react'
import { chunkedResultOf } from '#core/long-text/chunked-result.ts'
import { initialOptions } from '#core/tool/options.ts'
import type { ViewProps } from '#core/tool/manifest.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/text-buttons.tsx'
import { Failure } from '#ui/failure.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { countOf } from '#core/format.ts'
import { Stats } from '#ui/stats.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { readWritten } from '#ui/text-area/read-written.ts'
import { useText, useWrittenText } from '#ui/text-area/use-text.ts'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { useInPlaceTool } from '#ui/use-in-place-tool.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { type CleanerOptions, presets } from './changes.ts'
import { describeChanges } from './describe-changes.ts'
import type { Invisible } from './invisible.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'
import './view.css'

export { tool }

const noChanges: CleanerOptions = { ...initialOptions(tool.options), mode: 'none' }

const commonChanges = ['join', 'oneLine', 'spaces', 'blankLines', 'invisible', 'quotes', 'tags'] as const
const rareChanges = ['breaks', 'special', 'emoji', 'accents', 'markdown', 'numbers'] as const
const typedChanges = ['split', 'joinWith', 'prefix', 'suffix', 'wrap'] as const

export default function TextCleaner({ id }: ViewProps) {
  const { text, value, options: savedOptions, setOptions, setForText } = useTextTool(id, tool)
  const written = useWrittenText(text)
  const isEmpty = value.length === 0
  // On the page, the changes of a mode are chosen one by one.
  const options: CleanerOptions = { ...savedOptions, mode: 'none' }
  const hasChanges = Object.values({ ...options, mode: '' }).some(Boolean)
  const action = useInPlaceTool(id, tool, print, text, {
    // The buttons do not change the checkboxes.
    options: [options, () => undefined],
    // A byte order mark is an invisible character that can be removed.
    run: (run) => (input, chosen) => run({ text: text.format?.write(input.text) ?? input.text }, chosen),
    readResult: readWritten,
    describe: ({ result }) => `Applied: ${describeChanges(result.changes)}`,
  })
  const apply = async () => {
    // Some changes, such as adding a prefix, must not be made twice.
    if (await action.apply()) setOptions(noChanges)
  }

  // A second engine handle, because a live run on the first one would cancel the cleaning.
  const previewer = useLiveTool(
    id,
    tool,
    print,
    isEmpty ? undefined : { text: written },
    // Without changes, there is nothing to preview, but invisible characters are listed.
    options,
  )
  const result = previewer.result
  // The last result may be from before the first change was chosen.
  const preview = hasChanges && result && result.changes.length > 0 ? result : undefined
  const isDone = action.change !== undefined && !hasChanges
  const cleaned = useText(`${id}/cleaned`)
  useEffect(() => {
    const { format } = text
    if (preview) cleaned.show(readWritten(chunkedResultOf(preview)?.chunks ?? [preview.text], format))
    else cleaned.show({ text: isDone ? value : '', format })
  }, [cleaned, preview, text, isDone, value])

  const changeStatus = preview ? describeChanges(preview.changes) : action.status?.message
  const fields = { options: tool.options, values: options, onChange: setOptions }
  const [isOpen, setIsOpen] = useState(false)
  const hasRareChanges = [...rareChanges, ...typedChanges].some((change) => Boolean(options[change]))

  return (
    <div className="cleaner">
      <ToolLayout
        isStale={previewer.isStale}
        bar={
          <>
            <Button
              variant={isDone ? 'outline' : 'default'}
              isMainAction
              disabled={isEmpty}
              onClick={() => void apply()}
            >
              Apply
            </Button>
            <CopyButton
              variant={isDone ? 'default' : 'outline'}
              text={() => (hasChanges ? cleaned.value : value)}
              disabled={isEmpty || (hasChanges && (!preview || previewer.isStale))}
            />
          </>
        }
        sidebar={
          <>
            <fieldset className="checks cleaner-changes">
              <legend>Changes</legend>
              <OptionFields {...fields} only={commonChanges} />
              <details
                open={isOpen || hasRareChanges}
                onToggle={(event) => {
                  setIsOpen(event.currentTarget.open)
                }}
              >
                <summary className="more-changes">More changes</summary>
                <OptionFields {...fields} only={rareChanges} />
                <OptionFields {...fields} only={typedChanges} />
              </details>
            </fieldset>
            {result && result.invisible.length > 0 && (
              <Stats
                stats={result.invisible.map(({ name, codes, count }) => ({ label: `${name} ${codes}`, value: count }))}
              />
            )}
          </>
        }
      >
        <ToolTextArea
          examples={() => import('./examples.ts')}
          tool={tool}
          buffer={text}
          downloadName={id}
          rows={5}
          onExample={(example) => {
            const chosen: CleanerOptions = { ...noChanges, ...example.options }
            const changes = presets[chosen.mode].filter((change) => change in chosen)
            setForText({ ...chosen, ...Object.fromEntries(changes.map((change) => [change, true])) })
          }}
        />
        <div role="group" aria-label="Clean at once" className="actions cleaner-presets">
          <span aria-hidden="true">Clean at once</span>
          {tool.options.mode.choices
            .filter(({ value: mode }) => mode !== 'none')
            .map(({ value: mode, label }) => (
              <Button
                key={mode}
                variant="secondary"
                size="sm"
                disabled={isEmpty}
                onClick={() => void action.apply({ ...noChanges, mode })}
              >
                {label}
              </Button>
            ))}
        </div>
        <RunStatus run={action} />
        <RunStatus run={previewer} cancelledHint="The preview is out of date." />
        <Failure outcome={previewer.outcome} />
        <div className="output cleaner-preview">
          <p role="status">{changeStatus ?? (result && describeInvisible(result.invisible))}</p>
          <TextArea
            buffer={cleaned}
            readOnly
            label="Cleaned text"
            placeholder="Choose changes to see the cleaned text here"
            downloadName={`${id}-cleaned`}
            fileName={text.fileName}
            rows={8}
          />
        </div>
      </ToolLayout>
    </div>
  )
}

function describeInvisible(invisible: readonly Invisible[]): string {
  const count = invisible.reduce((sum, type) => sum + type.count, 0)
  return count > 0 ? `${countOf(count, 'invisible character')} found` : ''
}
