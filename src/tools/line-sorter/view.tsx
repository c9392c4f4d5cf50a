import { useEffect, useMemo, useState } from 'react'
import { flagNames } from '#core/options.ts'
import { columnFields } from '#core/text/column-options.ts'
import type { ViewProps } from '#core/tool.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine } from '#run/use-engine.ts'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { describeLines } from '#ui/describe-lines.ts'
import { beginningOf } from '#ui/text-area/text-sources.ts'
import { InPlaceLayout } from '#ui/in-place-layout.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { type TextChange, useTextAction } from '#ui/use-text-action.ts'
import { RunStatus } from '#ui/run-status.tsx'
import type { Options, Sorted } from './engine.ts'
import { headingSize } from './heading.ts'
import type { Offer } from './offer-for.ts'
import { tool } from './tool.ts'

const engine = lazyEngine(() => import('./engine.ts'))
/** Loaded with the first text. */
const loadOffers = () => import('./offer-for.ts')

/** The options that matter only for some orders. */
const orderFields: Readonly<Partial<Record<Options['order'], 'monthFirst' | 'shuffleSeed'>>> = {
  oldest: 'monthFirst',
  newest: 'monthFirst',
  shuffle: 'shuffleSeed',
}

function describe({ after, options }: TextChange<Options, Sorted>): string {
  if (options.oneLine) return 'Sorted on one line'
  const headingLines = options.keepFirst ? headingSize(beginningOf(after).split('\n', 2)) : 0
  return `Sorted ${describeLines(after, headingLines)}`
}

const offers = {
  heading: { message: 'The first line looks like a heading', label: 'Keep it at the top', choice: { keepFirst: true } },
  split: { message: 'The text has only one line', label: 'Split at commas', choice: { split: true } },
  date: { message: 'Every line begins with a date', label: 'Sort by date', choice: { order: 'oldest' } },
  time: { message: 'Every line begins with a time', label: 'Sort by time', choice: { order: 'oldest' } },
  number: { message: 'Every line begins with a number', label: 'Sort by number', choice: { order: 'smallest' } },
  natural: { message: 'A to Z puts 10 before 9', label: 'Sort numbers naturally', choice: { naturalNumbers: true } },
  articles: { message: 'Most lines begin with a, an or the', label: 'Ignore it', choice: { ignoreArticles: true } },
  oneLine: { message: 'The list was on one line', label: 'Put it on one line again', choice: { oneLine: true } },
  blank: { message: 'Some lines are blank', label: 'Remove blank lines', choice: { dropBlank: true } },
  indented: { message: 'Some lines begin with a space', label: 'Trim each line', choice: { trim: true } },
} as const

/** Whether to make the offer. An order other than the alphabetical one was chosen on purpose once the text is sorted. */
function isUseful(
  offer: Offer,
  { order, naturalNumbers, ignoreArticles, column }: Options,
  isSorted: boolean,
): boolean {
  if (offer === 'heading' || offer === 'split') return true
  if (offer === 'oneLine') return isSorted
  const isAlphabetical = order === 'az' || order === 'za'
  if (offer === 'blank' || offer === 'indented') return isAlphabetical && isSorted
  if (naturalNumbers || column > 0) return false
  if (isAlphabetical) return offer !== 'articles' || !ignoreArticles
  // These are offered only for alphabetical order.
  return !isSorted && offer !== 'natural' && offer !== 'articles'
}

export default function LineSorter({ id }: ViewProps) {
  const { text, value, options, setOptions, setForText, area } = useTextTool(id, tool)
  const sorter = useEngine(id, tool, engine)
  const action = useTextAction(id, text, {
    options: [options, setOptions],
    run: sorter.run,
    describe,
  })
  const before = action.change?.before ?? value
  const isEmpty = value.length === 0
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadOffers>>>()
  useEffect(() => {
    if (!isEmpty) void loadOffers().then(setLoaded)
  }, [isEmpty])
  const offered = useMemo(
    () => (typeof before === 'string' ? loaded?.offersFor(before, options) : undefined),
    [loaded, before, options],
  )
  const useful = offered?.find((offer) => isUseful(offer, options, action.change !== undefined))
  const offer = useful && offers[useful]
  const hint = offer && {
    message: offer.message,
    button: {
      label: offer.label,
      press: () => {
        setForText(offer.choice)
        void action.applyToOriginal(offer.choice)
      },
    },
  }
  const { missing } = action.change?.result ?? {}
  const status = action.status && {
    // The message of the status replaces that of the hint, and the button of the hint stays.
    ...hint,
    ...action.status,
    message: [action.status.message, missing].filter(Boolean).join('. '),
  }
  const fields = { options: tool.options, values: options, onChange: action.changeOptions }
  const orderField = orderFields[options.order]

  return (
    <InPlaceLayout
      option={tool.options.order}
      only={['az', 'za', 'length', 'reverse', 'lastWord', 'shuffle']}
      more={{ label: 'More orders', values: ['longest', 'smallest', 'largest', 'oldest', 'newest'] }}
      main={options.order}
      disabled={isEmpty}
      onChoose={(order) => void action.apply({ order })}
      change={action.change}
      value={value}
      status={status}
      hint={hint}
      sidebar={
        <>
          {orderField && <OptionFields {...fields} only={[orderField]} />}
          <OptionFields
            {...fields}
            legend="Options"
            only={flagNames(tool.options).filter((name) => name !== 'monthFirst')}
          />
          <OptionFields {...fields} only={columnFields(options)} />
        </>
      }
    >
      <ToolTextArea {...area} downloadName={id} />
      <RunStatus run={sorter} />
    </InPlaceLayout>
  )
}
