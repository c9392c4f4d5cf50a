import { type KeyboardEvent, useEffect } from 'react'
import { chunkedResultOf } from '#core/chunked-result.ts'
import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Failure } from '#ui/failure.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { countOf } from '#ui/format.ts'
import { Stats } from '#ui/stats.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { textSourceFromRawChunks } from '#ui/text-area/text-sources.ts'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { toast } from '#ui/toasts.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { useTransformInPlace } from '#ui/use-transform-in-place.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { describeChanges } from './describe-changes.ts'
import { type Cleaned, engine } from './engine.ts'
import { type CleanerOptions, presets, steps } from './steps.ts'
import { tool } from './tool.ts'
import './view.css'

const noChanges: CleanerOptions = { ...initialOptions(tool.options), mode: 'none' }

/** Returns the options without a mode: its changes are chosen one by one, as the checkboxes show them. */
function withoutMode({ mode, ...changes }: CleanerOptions): CleanerOptions {
  return { ...changes, ...Object.fromEntries(presets[mode].map((change) => [change, true])), mode: 'none' }
}

export default function TextCleaner({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const isEmpty = value.length === 0
  const [savedOptions, setOptions] = useToolOptions(id, tool.options)
  const options: CleanerOptions = { ...savedOptions, mode: 'none' }
  const hasChanges = steps.some(([change]) => Boolean(options[change]))
  const cleaner = useEngine(id, tool, engine)
  const cleanInPlace = useTransformInPlace(text, cleaner)
  // A second engine handle, because a live run on the first one would cancel the cleaning.
  const previewer = useEngine(id, tool, engine)
  // Without changes, there is no text to preview, but invisible characters are listed.
  const outcome = useLiveOutcome(
    previewer,
    isEmpty ? undefined : { text: value },
    hasChanges ? options : { ...options, mode: 'find' },
  )
  const result = outcome?.ok ? outcome.result : undefined
  // The last result may be from before the first change was chosen.
  const preview = hasChanges && result && result.changes.length > 0 ? result : undefined
  const cleaned = useText(`${id}/cleaned`)
  useEffect(() => {
    cleaned.edit(preview ? textSourceFromRawChunks(chunkedResultOf(preview)?.chunks ?? [preview.text]) : '')
  }, [cleaned, preview])

  const clean = async (chosen: CleanerOptions) => {
    const done = await cleanInPlace(chosen)
    if (done) toast(describeChanges(done.changes))
    return done
  }
  const apply = async () => {
    // Some changes, such as adding a prefix, must not be made twice.
    if (await clean(options)) setOptions(noChanges)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // The editor for large texts would insert a line.
    event.preventDefault()
    event.stopPropagation()
    if (!isEmpty) void apply()
  }
  const fields = { options: tool.options, values: options, onChange: setOptions }
  const isCopyMain = !isEmpty && !hasChanges

  return (
    <div className="cleaner" onKeyDownCapture={onKeyDown}>
      <ToolLayout
        isStale={previewer.isStale}
        bar={
          <>
            <Button variant={isCopyMain ? 'outline' : 'default'} disabled={isEmpty} onClick={() => void apply()}>
              Apply
            </Button>
            <CopyButton
              variant={isCopyMain ? 'default' : 'outline'}
              text={() => (hasChanges ? cleaned.value : value)}
              copiedMessage={tool.copiedMessage}
              disabled={isEmpty}
            />
          </>
        }
        sidebar={
          <>
            <ChoiceActions
              option={{ ...tool.options.mode, label: 'Clean at once' }}
              only={['spaces', 'breaks', 'special', 'all']}
              disabled={isEmpty}
              onChoose={(mode) => void clean({ ...noChanges, mode })}
            />
            <fieldset className="checks cleaner-changes">
              <legend>Or choose changes</legend>
              <OptionFields {...fields} only={checkboxes} />
              <OptionFields {...fields} only={['prefix', 'suffix', 'wrap']} />
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
          tool={tool}
          buffer={text}
          downloadName={id}
          rows={6}
          onExample={({ options: example }) => {
            setOptions(withoutMode({ ...initialOptions(tool.options), ...example }))
          }}
        />
        <RunStatus run={cleaner} />
        <RunStatus run={previewer} cancelledHint="The preview is out of date." />
        <Failure outcome={outcome} />
        <p role="status" className="cleaner-counts">
          {preview ? describeChanges(preview.changes) : result && !hasChanges && describeInvisible(result)}
        </p>
        <TextArea
          buffer={cleaned}
          readOnly
          label="Cleaned text"
          placeholder="Choose changes to see the cleaned text here"
          downloadName={`${id}-cleaned`}
          rows={8}
        />
      </ToolLayout>
    </div>
  )
}

const checkboxes = [
  'join',
  'hyphens',
  'oneLine',
  'spaces',
  'breaks',
  'blankLines',
  'lineNumbers',
  'bullets',
  'invisible',
  'special',
  'quotes',
  'ligatures',
  'accents',
  'tags',
  'entities',
] as const

function describeInvisible({ invisible }: Cleaned): string {
  const count = invisible.reduce((sum, type) => sum + type.count, 0)
  return count > 0 ? `${countOf(count, 'invisible character')} found` : ''
}
