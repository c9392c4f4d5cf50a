import { useMemo } from 'react'
import { initialOptions, type OptionValues } from '#core/options.ts'
import { columnFields } from '#core/text/columns.ts'
import type { ViewProps } from '#core/tool.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine } from '#run/use-engine.ts'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { describeLines } from '#ui/describe-lines.ts'
import { formatNumber } from '#ui/format.ts'
import { InPlaceBar } from '#ui/in-place-bar.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { type TextChange, useTextAction } from '#ui/use-text-action.ts'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import type { Sorted } from './engine.ts'
import { offeredOrder } from './offered-order.ts'
import { tool } from './tool.ts'

const engine = lazyEngine(() => import('./engine.ts'))

type Options = OptionValues<typeof tool.options>

/** The options that matter only for one order. */
const orderFields: Readonly<Partial<Record<Options['order'], 'monthFirst' | 'shuffleSeed'>>> = {
  oldest: 'monthFirst',
  newest: 'monthFirst',
  shuffle: 'shuffleSeed',
}

function describe({ after, options, result }: TextChange<Options, Sorted>): string {
  const sorted = `Sorted ${describeLines(after, options.keepFirst ? 1 : 0)}`
  if (result.withoutValue === undefined) return sorted
  const value = options.order === 'smallest' || options.order === 'largest' ? 'number' : 'date'
  return `${sorted}, ${formatNumber(result.withoutValue)} without a ${value} at the end`
}

const offers = {
  heading: {
    message: 'The first line looks like a heading',
    label: 'Keep it at the top',
    choice: { keepFirst: true },
  },
  split: { message: 'The text has only one line', label: 'Split at commas', choice: { split: true } },
  date: { message: 'Every line begins with a date', label: 'Sort by date', choice: { order: 'oldest' } },
  number: { message: 'Every line begins with a number', label: 'Sort by number', choice: { order: 'smallest' } },
  natural: { message: 'A to Z puts 10 before 9', label: 'Sort numbers naturally', choice: { naturalNumbers: true } },
} as const

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
  const { keepFirst, split } = options
  const offered = useMemo(
    () => (typeof before === 'string' ? offeredOrder(before, { keepFirst, split }) : undefined),
    [before, keepFirst, split],
  )
  const isAlphabetical = options.order === 'az' || options.order === 'za'
  const mayChangeOrder =
    !options.naturalNumbers && options.column === 0 && (isAlphabetical || (!action.change && offered !== 'natural'))
  const keepsOrder = offered === 'heading' || offered === 'split'
  const offer = offered && (keepsOrder || mayChangeOrder) ? offers[offered] : undefined
  const hint = offer && {
    message: offer.message,
    again: { label: offer.label, press: () => void action.applyToOriginal(offer.choice) },
  }
  const fields = { options: tool.options, values: options, onChange: action.changeOptions }
  const orderField = orderFields[options.order]

  return (
    <ToolLayout
      bar={
        <InPlaceBar
          value={value}
          status={action.status && { ...hint, ...action.status }}
          hint={hint}
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
          {orderField && <OptionFields {...fields} only={[orderField]} />}
          <fieldset className="checks">
            <legend>Options</legend>
            <OptionFields
              {...fields}
              only={[
                'ignoreCase',
                'ignoreArticles',
                'naturalNumbers',
                'trim',
                'dropBlank',
                'dedupe',
                'keepFirst',
                'split',
              ]}
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
