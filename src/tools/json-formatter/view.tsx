import { useCallback, useState } from 'react'
import type { TextSource } from '#core/text-source.ts'
import { initialOptions, type OptionValues } from '#core/options.ts'
import type { Outcome } from '#core/outcome.ts'
import type { ViewProps } from '#core/tool.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Failure } from '#ui/failure.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { UndoHint } from '#ui/undo-hint.tsx'
import { useTransformInPlace } from '#ui/use-transform-in-place.ts'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { engine, type Json } from './engine.ts'
import { JsonTree } from './json-tree.tsx'
import { tool } from './tool.ts'
import './view.css'

type Options = OptionValues<(typeof tool)['options']>

export default function JsonFormatter({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const [options, setOptions] = useToolOptions(id, tool.options)
  const formatter = useEngine(id, tool, engine)
  const { run } = formatter
  const [lastConversion, setLastConversion] = useState<{ text: TextSource; outcome: Outcome<Json> | undefined }>()
  const runAndRecord = useCallback(
    async (input: { readonly text: TextSource }, options: Options) => {
      const outcome = await run(input, options)
      setLastConversion({ text: input.text, outcome })
      return outcome
    },
    [run],
  )
  const convert = useTransformInPlace(text, { run: runAndRecord })

  const treeEngine = useEngine(id, tool, engine)
  const isEmpty = value.length === 0
  const treeOutcome = useLiveOutcome(treeEngine, isEmpty ? undefined : { text: value }, { ...options, mode: 'tree' })

  return (
    <ToolLayout
      isStale={treeEngine.isStale || treeOutcome?.ok === false}
      bar={
        <>
          {isEmpty ? (
            <UndoHint buffer={text} />
          ) : (
            <p className="text-soft-ink">{validity(treeOutcome, treeEngine.isStale)}</p>
          )}
          <CopyButton text={() => value} copiedMessage={tool.copiedMessage} disabled={isEmpty} />
        </>
      }
      sidebar={
        <>
          <ChoiceActions
            option={tool.options.mode}
            only={['format', 'minify']}
            disabled={isEmpty}
            onChoose={(mode) => void convert({ ...options, mode })}
          />
          <OptionFields options={tool.options} values={options} onChange={setOptions} only={['indent', 'sortKeys']} />
          {!isEmpty && (
            <JsonTree
              outcome={treeOutcome}
              open={options.open}
              onOpen={(open) => {
                setOptions({ ...options, open })
              }}
            />
          )}
        </>
      }
    >
      <ToolTextArea
        tool={tool}
        buffer={text}
        downloadName={id}
        onExample={(example) => {
          setOptions({ ...initialOptions(tool.options), ...example.options })
        }}
      />
      <Failure outcome={lastConversion?.text === value ? lastConversion.outcome : undefined} />
      <RunStatus run={formatter} />
    </ToolLayout>
  )
}

function validity(treeOutcome: Outcome<Json> | undefined, isStale: boolean): string {
  if (!treeOutcome || isStale) return 'Checking…'
  // Blank text has no tree. It is not an error, but it is not valid JSON either.
  return treeOutcome.ok && treeOutcome.result.rows?.length !== 0 ? 'Valid JSON' : 'Not valid JSON yet'
}
