import { useMemo, useRef, useState } from 'react'
import type { TextRange } from '#core/tool/input-error.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import type { LongText } from '#core/long-text/long-text.ts'
import { jsonSyntax } from '#core/text/json-syntax.ts'
import type { ViewProps } from '#core/tool/manifest.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { Button } from '#ui/button.tsx'
import { describeChange } from '#ui/describe-change.ts'
import { Failure } from '#ui/failure.tsx'
import { countOf, formatNumber } from '#core/format.ts'
import { InPlaceLayout } from '#ui/in-place-layout.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { TextAreaHandle } from '#ui/text-area/text-area.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { type ActionStatus, useInPlaceTool } from '#ui/use-in-place-tool.ts'
import { RunStatus } from '#ui/run-status.tsx'
import type { DuplicateKey } from './duplicate-keys.ts'
import type { JsonResult } from './result.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'
import './view.css'

export { tool }

const JsonTree = lazyPart(() => import('./json-tree.tsx'))
const RepairPreview = lazyPart(() => import('./repair-preview.tsx'))

export default function JsonFormatter({ id }: ViewProps) {
  const { text, value, options: savedOptions, setOptions, setForText, area, fields } = useTextTool(id, tool)
  const field = useRef<Pick<TextAreaHandle, 'focus' | 'select'>>(null)
  const tree = useRef<HTMLElement>(null)
  // The page shows what a repair would change before it is made, and always has a tree beside the text.
  const mode = savedOptions.mode === 'minify' ? 'minify' : 'format'
  const options: typeof savedOptions = { ...savedOptions, mode, repair: false }
  const action = useInPlaceTool(id, tool, print, text, {
    options: [options, setOptions],
    describe: (change) =>
      change.after.length === 0
        ? 'The text was blank, so there’s no result.'
        : describeChange(change.options.mode === 'minify' ? 'Minified' : 'Formatted', change),
  })

  const isEmpty = value.length === 0
  const treeOptions = { ...options, mode: 'tree' } as const
  const treeEngine = useLiveTool(id, tool, print, isEmpty ? undefined : { text: value }, treeOptions)
  const current = treeEngine.visibleProgress || treeEngine.isCancelled ? undefined : treeEngine.outcome
  const isInvalid = treeEngine.outcome?.ok === false

  const linesEngine = useLiveTool(id, tool, print, isInvalid && !options.lines ? { text: value } : undefined, {
    ...treeOptions,
    lines: true,
    open: '',
  })
  // The text is more likely to have the format in which its first mistake comes later.
  const isLines =
    linesEngine.outcome !== undefined && errorOffset(linesEngine.outcome) > errorOffset(treeEngine.outcome)
  const lines = options.lines || isLines

  const [attempt, setAttempt] = useState<{ readonly source: LongText; readonly outcome: Outcome<JsonResult> }>()
  const findRepair = async () => {
    // Only the repaired text is used. A closed tree keeps the rest of the result short.
    const outcome = await action.run({ text: value }, { ...treeOptions, lines, open: '', repair: true })
    if (outcome) setAttempt({ source: value, outcome })
  }
  const repairOutcome = attempt?.source === value ? attempt.outcome : undefined
  const repaired = repairOutcome?.ok ? repairOutcome.result.repaired : undefined

  const showTree = () => {
    tree.current?.scrollIntoView()
    tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }
  const selectRange = (range: TextRange) => field.current?.select(range)

  // Not shown before it is known whether the text is JSON Lines.
  const likelyOutcome = options.lines
    ? treeEngine.outcome
    : linesEngine.outcome && (isLines ? linesEngine.outcome : treeEngine.outcome)
  const error = likelyOutcome?.ok === false ? likelyOutcome : undefined
  const highlights = useMemo(() => (error?.range ? [{ ...error.range, kind: 'bad' as const }] : []), [error])

  const statusOfText = (): ActionStatus => {
    if (isLines) {
      const press = () => {
        setForText({ lines: true })
        void action.apply({ lines: true })
      }
      const message = linesEngine.outcome.ok ? 'Every line is valid JSON' : 'Looks like JSON Lines'
      return { message, button: { label: 'Format as JSON Lines', press } }
    }
    // Blank text has no tree. It is not an error, but it is not valid JSON either.
    const hasTree = current?.ok === true && current.result.rows?.length !== 0
    const format = options.lines ? 'JSON Lines' : 'JSON'
    const validity = hasTree ? `Valid ${format}` : current ? `Not valid ${format} yet` : 'Checking…'
    const range = error?.range
    return {
      message: action.status?.message ?? validity,
      ...(hasTree && { button: { label: 'Show tree', press: showTree } }),
      // The button has the place of the error: “Line 2, column 5” of “Line 2, column 5: expected …”.
      ...(range && { button: { label: (error.detail ?? '').replace(/:.*/, ''), press: () => selectRange(range) } }),
    }
  }
  const status = isEmpty ? action.status : statusOfText()

  return (
    <InPlaceLayout
      isStale={treeEngine.isStale}
      option={tool.options.mode}
      only={['format', 'minify']}
      main={options.mode}
      disabled={isEmpty}
      onChoose={(mode) => void action.apply({ mode })}
      action={action}
      buffer={text}
      value={value}
      status={status}
      result={
        <>
          {repaired !== undefined && (
            <RepairPreview
              source={value}
              repaired={repaired}
              onApply={() => {
                text.replace(repaired)
                void action.apply({ lines })
                field.current?.focus()
              }}
              onClose={() => {
                setAttempt(undefined)
                field.current?.focus()
              }}
            />
          )}
        </>
      }
      sidebar={
        <>
          <OptionFields
            {...fields}
            values={options}
            onChange={action.changeOptions}
            only={['indent', 'sortKeys']}
            more={['lines']}
          />
          {!isEmpty && (
            <JsonTree
              ref={tree}
              outcome={treeEngine.outcome}
              options={options}
              onChange={(changed) => setOptions({ ...options, ...changed })}
              source={current?.ok ? value : undefined}
              onSelect={selectRange}
            />
          )}
        </>
      }
    >
      <ToolTextArea
        examples={() => import('./examples.ts')}
        ref={field}
        {...area}
        downloadName={id}
        syntax={jsonSyntax}
        highlights={highlights}
      />
      <Failure outcome={repairOutcome ?? action.failure ?? error} onSelect={selectRange}>
        {!current?.ok && (
          <Button variant="outline" size="sm" onClick={() => void findRepair()}>
            Repair…
          </Button>
        )}
      </Failure>
      <RunStatus run={action} />
      {current?.ok && <Failure outcome={repeatedKeys(current.result.duplicateKeys)} onSelect={selectRange} />}
    </InPlaceLayout>
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

function errorOffset(outcome: Outcome<JsonResult> | undefined): number {
  return outcome?.ok === false ? (outcome.range?.start ?? 0) : Infinity
}
