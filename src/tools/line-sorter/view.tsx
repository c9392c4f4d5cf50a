import { useMemo } from 'react'
import { initialOptions, type OptionValues } from '#core/options.ts'
import { columnFields } from '#core/text/column-options.ts'
import type { ViewProps } from '#core/tool.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine } from '#run/use-engine.ts'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { describeLines } from '#ui/describe-change.ts'
import { formatNumber } from '#ui/format.ts'
import { InPlaceBar } from '#ui/in-place-bar.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { type TextChange, useTextAction } from '#ui/use-text-action.ts'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import type { Sorted } from './engine.ts'
import { tool } from './tool.ts'

const engine = lazyEngine(() => import('./engine.ts'))

/** Returns the options that matter only for this order. */
function fieldsOfOrder(order: OptionValues<typeof tool.options>['order']): ('monthFirst' | 'shuffleSeed')[] {
  if (order === 'shuffle') return ['shuffleSeed']
  return order === 'oldest' || order === 'newest' ? ['monthFirst'] : []
}

type Options = OptionValues<typeof tool.options>

function describe({ after, options, result }: TextChange<Options, Sorted>): string {
  const sorted = `Sorted ${describeLines(after, options.keepFirst ? 1 : 0)}`
  if (result.withoutValue === undefined) return sorted
  const value = options.order === 'smallest' || options.order === 'largest' ? 'number' : 'date'
  return `${sorted}, ${formatNumber(result.withoutValue)} without a ${value} at the end`
}

/** Whether there are several lines, and each that isn’t blank begins with a number. */
function everyLineStartsWithNumber(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.length > 1 && lines.every((line) => /^\s*[-+−]?\p{Sc}?\s?\d/u.test(line))
}

export default function LineSorter({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const [options, setOptions] = useToolOptions(id, tool.options)
  const sorter = useEngine(id, tool, engine)
  const action = useTextAction(id, text, {
    options: [options, setOptions],
    run: sorter.run,
    describe,
  })
  const before = action.change?.before ?? value
  const areNumbers = useMemo(() => typeof before === 'string' && everyLineStartsWithNumber(before), [before])
  const sortByNumber = () => {
    if (action.change) action.changeOptions({ ...options, order: 'smallest' })
    else void action.apply({ order: 'smallest' })
  }
  const offer =
    areNumbers && !options.naturalNumbers && (!action.change || ['az', 'za'].includes(action.change.options.order))
      ? { message: 'Every line begins with a number', again: { label: 'Sort by number', press: sortByNumber } }
      : undefined
  const fields = { options: tool.options, values: options, onChange: action.changeOptions }
  const orderFields = fieldsOfOrder(options.order)

  return (
    <ToolLayout
      bar={
        <InPlaceBar
          value={value}
          status={action.status && { ...offer, ...action.status }}
          hint={offer}
          copiedMessage={tool.copiedMessage}
        />
      }
      actions={
        <ChoiceActions
          option={tool.options.order}
          only={['az', 'za', 'length', 'reverse', 'lastWord', 'shuffle']}
          more={{ label: 'More orders', values: ['longest', 'smallest', 'largest', 'oldest', 'newest'] }}
          main={options.order}
          isDone={action.change !== undefined}
          disabled={value.length === 0}
          onChoose={(order) => void action.apply({ order })}
        />
      }
      sidebar={
        <>
          {orderFields.length > 0 && <OptionFields {...fields} only={orderFields} />}
          <fieldset className="checks">
            <legend>Options</legend>
            <OptionFields
              {...fields}
              only={['ignoreCase', 'naturalNumbers', 'trim', 'dropBlank', 'dedupe', 'keepFirst']}
            />
          </fieldset>
          <OptionFields {...fields} only={columnFields(options)} />
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
      <RunStatus run={sorter} />
    </ToolLayout>
  )
}
