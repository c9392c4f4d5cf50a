import { initialOptions } from '#core/options.ts'
import type { Outcome } from '#core/outcome.ts'
import type { ViewProps } from '#core/tool.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { describeChange } from '#ui/describe-change.ts'
import { Failure } from '#ui/failure.tsx'
import { ActionMessage } from '#ui/in-place-bar.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { useTextAction } from '#ui/use-text-action.ts'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import type { Json } from './engine.ts'
import { JsonTree } from './json-tree.tsx'
import { tool } from './tool.ts'
import './view.css'

const engine = lazyEngine(() => import('./engine.ts'))

export default function JsonFormatter({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const [options, setOptions] = useToolOptions(id, tool.options)
  const formatter = useEngine(id, tool, engine)
  const action = useTextAction(id, text, {
    options: [options, setOptions],
    run: formatter.run,
    describe: (change) => describeChange(change.options.mode === 'minify' ? 'Minified' : 'Formatted', change),
  })

  const treeEngine = useEngine(id, tool, engine)
  const isEmpty = value.length === 0
  const treeOutcome = useLiveOutcome(treeEngine, isEmpty ? undefined : { text: value }, { ...options, mode: 'tree' })

  return (
    <ToolLayout
      isStale={treeEngine.isStale || treeOutcome?.ok === false}
      bar={
        <>
          <ActionMessage
            status={action.status ?? (isEmpty ? undefined : { message: validity(treeOutcome, treeEngine.isStale) })}
          />
          <CopyButton
            variant={action.change ? 'default' : 'outline'}
            text={() => value}
            copiedMessage={tool.copiedMessage}
            disabled={isEmpty}
          />
        </>
      }
      actions={
        <ChoiceActions
          option={tool.options.mode}
          only={['format', 'minify']}
          main={options.mode}
          isDone={action.change !== undefined}
          disabled={isEmpty}
          onChoose={(mode) => void action.apply({ mode })}
        />
      }
      sidebar={
        <>
          <OptionFields
            options={tool.options}
            values={options}
            onChange={action.changeOptions}
            only={['indent', 'sortKeys']}
          />
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
      <Failure outcome={action.failure} />
      <RunStatus run={formatter} />
    </ToolLayout>
  )
}

function validity(treeOutcome: Outcome<Json> | undefined, isStale: boolean): string {
  if (!treeOutcome || isStale) return 'Checking…'
  // Blank text has no tree. It is not an error, but it is not valid JSON either.
  return treeOutcome.ok && treeOutcome.result.rows?.length !== 0 ? 'Valid JSON' : 'Not valid JSON yet'
}
