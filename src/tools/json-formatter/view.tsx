import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import type { TextRange } from '#core/input-error.ts'
import type { Outcome } from '#core/outcome.ts'
import type { TextSource } from '#core/text-source.ts'
import type { ViewProps } from '#core/tool.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { describeChange } from '#ui/describe-change.ts'
import { Failure } from '#ui/failure.tsx'
import { countOf, formatNumber } from '#ui/format.ts'
import { ActionMessage } from '#ui/in-place-bar.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import type { TextAreaHandle } from '#ui/text-area/text-area.tsx'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { type ActionStatus, useTextAction } from '#ui/use-text-action.ts'
import { useTextTool } from '#ui/use-text-tool.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import type { DuplicateKey } from './duplicate-keys.ts'
import type { JsonResult } from './engine.ts'
import { JsonTree } from './json-tree.tsx'
import { jsonSyntax } from './syntax.ts'
import { tool } from './tool.ts'
import { unwrapString } from './unwrap-string.ts'
import './view.css'

const engine = lazyEngine(() => import('./engine.ts'))
const RepairPreview = lazy(() => import('./repair-preview.tsx'))

export default function JsonFormatter({ id }: ViewProps) {
  const { text, value, options: savedOptions, setOptions, setForText, area, fields } = useTextTool(id, tool)
  const field = useRef<Pick<TextAreaHandle, 'focus' | 'select'>>(null)
  // The page shows what a repair would change before it is made.
  const options = { ...savedOptions, repair: false }
  const formatter = useEngine(id, tool, engine)
  const action = useTextAction(id, text, {
    options: [options, setOptions],
    run: formatter.run,
    describe: (change) => describeChange(change.options.mode === 'minify' ? 'Minified' : 'Formatted', change),
  })

  const treeEngine = useEngine(id, tool, engine)
  const isEmpty = value.length === 0
  const treeOptions = { ...options, mode: 'tree' } as const
  const treeOutcome = useLiveOutcome(treeEngine, isEmpty ? undefined : { text: value }, treeOptions)

  const linesEngine = useEngine(id, tool, engine)
  const mayBeLines = !options.lines && treeOutcome?.ok === false && !treeEngine.isStale
  const linesOutcome = useLiveOutcome(linesEngine, mayBeLines ? { text: value } : undefined, {
    ...treeOptions,
    lines: true,
    open: '',
  })

  const [attempt, setAttempt] = useState<{ readonly source: TextSource; readonly outcome: Outcome<JsonResult> }>()
  const findRepair = async () => {
    // Only the repaired text is used. A closed tree is the shortest result next to it.
    const outcome = await formatter.run({ text: value }, { ...treeOptions, open: '', repair: true })
    if (outcome) setAttempt({ source: value, outcome })
  }
  const repairOutcome = attempt?.source === value ? attempt.outcome : undefined
  const repaired = repairOutcome?.ok ? repairOutcome.result.repaired : undefined

  const selectRange = (range: TextRange) => field.current?.select(range)

  const unescaped = useMemo(() => (typeof value === 'string' ? unwrapString(value) : undefined), [value])

  const status = (): ActionStatus | undefined => {
    if (unescaped !== undefined) {
      const press = () => text.replace(unescaped)
      return { message: 'A string that contains JSON', again: { label: 'Unescape', press } }
    }
    if (action.status || isEmpty) return action.status
    if (mayBeLines && linesOutcome?.ok && !linesEngine.isStale) {
      const press = () => {
        setForText({ lines: true })
        void action.apply({ lines: true })
      }
      return { message: 'Every line is valid JSON', again: { label: 'Format as JSON Lines', press } }
    }
    const message = validity(treeOutcome, treeEngine.isStale, options.lines)
    // Formats again, so that the error is shown in the same way as after pressing Format.
    const canFindError = treeOutcome?.ok === false && !treeEngine.isStale && !action.failure
    return { message, ...(canFindError && { again: { label: 'Find the error', press: () => void action.apply() } }) }
  }

  return (
    <ToolLayout
      isStale={treeEngine.isStale || treeOutcome?.ok === false}
      bar={
        <>
          <ActionMessage status={status()} />
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
            {...fields}
            values={options}
            onChange={action.changeOptions}
            only={['indent', 'sortKeys', 'lines']}
          />
          {!isEmpty && (
            <JsonTree
              outcome={treeOutcome}
              open={options.open}
              onOpen={(open) => setOptions({ ...options, open })}
              // The tree of JSON Lines has no positions in the text.
              source={treeOutcome?.ok && !treeEngine.isStale && !options.lines ? value : undefined}
              onSelect={selectRange}
            />
          )}
        </>
      }
    >
      <ToolTextArea ref={field} {...area} downloadName={id} syntax={jsonSyntax} />
      <Failure outcome={repairOutcome ?? action.failure} onSelect={selectRange}>
        <Button variant="outline" size="sm" onClick={() => void findRepair()}>
          Repair…
        </Button>
      </Failure>
      <RunStatus run={formatter} />
      {treeOutcome?.ok && !treeEngine.isStale && (
        <Failure outcome={repeatedKeys(treeOutcome.result.duplicateKeys)} onSelect={selectRange} />
      )}
      {repaired !== undefined && (
        <div className="json-repair">
          <Suspense>
            <RepairPreview
              source={value}
              repaired={repaired}
              onApply={() => {
                text.replace(repaired)
                void action.apply()
                field.current?.focus()
              }}
              onClose={() => {
                setAttempt(undefined)
                field.current?.focus()
              }}
            />
          </Suspense>
        </div>
      )}
    </ToolLayout>
  )
}

/** Names the first repeated key. The warning is shown like an error, because it also leads to a position in the text. */
function repeatedKeys([first, ...others]: readonly DuplicateKey[] = []): Outcome<never> | undefined {
  if (!first) return undefined
  const rest = others.length > 0 ? `, and ${countOf(others.length, 'other key')}` : ''
  return {
    ok: false,
    message: 'Most programs keep only the last value of a repeated key.',
    detail: `Line ${formatNumber(first.line)}: the key “${first.key}” is repeated${rest}.`,
    range: first,
  }
}

function validity(treeOutcome: Outcome<JsonResult> | undefined, isStale: boolean, isLines: boolean): string {
  if (!treeOutcome || isStale) return 'Checking…'
  const format = isLines ? 'JSON Lines' : 'JSON'
  // Blank text has no tree. It is not an error, but it is not valid JSON either.
  return treeOutcome.ok && treeOutcome.result.rows?.length !== 0 ? `Valid ${format}` : `Not valid ${format} yet`
}
