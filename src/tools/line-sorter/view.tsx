import { initialOptions, type OptionValues } from '#core/options.ts'
import { columnFields } from '#core/text/column-options.ts'
import type { ViewProps } from '#core/tool.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine } from '#run/use-engine.ts'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { describeLines } from '#ui/describe-change.ts'
import { InPlaceBar } from '#ui/in-place-bar.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { useTextAction } from '#ui/use-text-action.ts'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { tool } from './tool.ts'

const engine = lazyEngine(() => import('./engine.ts'))

/** Returns the options that matter only for this order. */
function fieldsOfOrder(order: OptionValues<typeof tool.options>['order']): ('monthFirst' | 'shuffleSeed')[] {
  if (order === 'shuffle') return ['shuffleSeed']
  return order === 'oldest' || order === 'newest' ? ['monthFirst'] : []
}

export default function LineSorter({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const [options, setOptions] = useToolOptions(id, tool.options)
  const sorter = useEngine(id, tool, engine)
  const action = useTextAction(id, text, {
    options: [options, setOptions],
    run: sorter.run,
    describe: ({ after }) => `Sorted ${describeLines(after)}`,
  })
  const fields = { options: tool.options, values: options, onChange: action.changeOptions }
  const orderFields = fieldsOfOrder(options.order)

  return (
    <ToolLayout
      bar={<InPlaceBar value={value} status={action.status} copiedMessage={tool.copiedMessage} />}
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
