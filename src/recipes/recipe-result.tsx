import { useEffect, useRef } from 'react'
import { stepPosition } from '#core/recipe/recipe.ts'
import type { RecipeRun } from '#run/use-recipe.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/text-buttons.tsx'
import { countOf } from '#core/format.ts'
import { Icon } from '#ui/icon.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { readWritten } from '#ui/text-area/read-written.ts'
import type { TextBuffer } from '#ui/text-area/text-buffer.ts'
import { useFormat, useText, useTextValue } from '#ui/text-area/use-text.ts'
import type { EditedStep } from './edit-steps.ts'

/** Text and result are as high as three steps, so that Copy is visible without scrolling. */
export const textRows = 13

interface RecipeResultProps {
  /** Unique to the page. */
  id: string
  steps: readonly EditedStep[]
  /** The text that the recipe runs on. */
  source: TextBuffer
  run: RecipeRun
}

/** The output of the last step, with buttons to copy it, save it and go on with it. */
export function RecipeResult({ id, steps, source, run }: RecipeResultProps) {
  const { outcome, reports, isStale } = run
  const section = useRef<HTMLDivElement>(null)
  const result = useText(`${id}/result`)
  const value = useTextValue(result)
  const text = useTextValue(source)
  const format = useFormat(source)
  const active = steps.flatMap(({ isOn }, index) => (isOn ? [index] : []))
  const hasActive = active.length > 0
  useEffect(() => {
    if (outcome?.ok) result.show(readWritten(outcome.result, format))
    // If all steps are switched off, the text is the result.
    else result.show(hasActive || steps.length === 0 ? { text: '', format: undefined } : { text, format })
  }, [result, outcome, hasActive, steps.length, text, format])

  const { tool } = steps[active[0] ?? -1] ?? {}
  const isGenerated = tool?.isRandom === true && stepPosition(tool) === 'first'
  const report = outcome?.ok ? reports.get(active.at(-1) ?? -1) : undefined
  const failed = outcome?.ok === false ? active.find((index) => !reports.has(index)) : undefined

  // A text in another format, such as CSV, and a report are not the file that was opened.
  const isText = active.every((index) => {
    const { result: kind, resultExtension } = steps[index]?.tool ?? {}
    return kind === 'text' && resultExtension === undefined
  })

  return (
    <>
      <div ref={section} className="recipe-result output">
        <TextArea
          buffer={result}
          readOnly
          label="Result"
          placeholder={placeholderOf(failed, steps.length)}
          downloadName="result"
          fileName={isText ? source.fileName : undefined}
          rows={textRows}
        >
          {isGenerated && (
            <Button variant="ghost" size="sm" onClick={run.rerun}>
              <Icon name="refresh-cw" />
              Again
            </Button>
          )}
        </TextArea>
        <RunStatus run={run} cancelledHint="The result is out of date." />
      </div>
      {steps.length > 0 && (
        <div className="tool-layout-bar">
          {report && (
            <Button variant="link" size="sm" onClick={() => section.current?.scrollIntoView()}>
              {countOf(report.lines, 'line')} · {countOf(report.characters, 'character')}
            </Button>
          )}
          <CopyButton text={() => value} copiedMessage="Result copied!" disabled={value.length === 0 || isStale} />
        </div>
      )}
    </>
  )
}

function placeholderOf(failed: number | undefined, stepCount: number): string {
  if (failed !== undefined) return `Stopped at step ${String(failed + 1)}`
  return stepCount === 0 ? 'Add a step, and the result appears here' : 'The result appears here'
}
