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
  const headingLines = options.keepFirst ? headingSize(beginningOf(after).split(/\r\n|\n|\r/, 2)) : 0
  return `Sorted ${describeLines(after, headingLines)}`
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
  const useful = offered?.find((offer) => loaded?.isUseful(offer, options, action.change !== undefined))
  const offer = useful && loaded?.offers[useful]
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
