import { columnFields } from '#core/text/column-options.ts'
import type { ViewProps } from '#core/tool/manifest.ts'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { describeLines } from '#ui/describe-lines.ts'
import { InPlaceLayout } from '#ui/in-place-layout.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { useInPlaceTool } from '#ui/use-in-place-tool.ts'
import { RunStatus } from '#ui/run-status.tsx'
import { print } from './result.ts'
import { tool } from './tool.ts'

export { tool }

export default function LineSorter({ id }: ViewProps) {
  const { text, value, options, setOptions, area } = useTextTool(id, tool)
  const action = useInPlaceTool(id, tool, print, text, {
    options: [options, setOptions],
    describe: ({ after, options: chosen }) => `Sorted ${describeLines(after, chosen.keepFirst ? 1 : 0)}`,
  })
  const isEmpty = value.length === 0
  const { missing } = action.change?.result ?? {}
  const status = action.status && {
    ...action.status,
    message: [action.status.message, missing].filter(Boolean).join('. '),
  }
  const fields = { options: tool.options, values: options, onChange: action.changeOptions }

  return (
    <InPlaceLayout
      option={tool.options.order}
      main={options.order}
      disabled={isEmpty}
      onChoose={(order) => void action.apply({ order })}
      action={action}
      buffer={text}
      value={value}
      status={status}
      sidebar={
        <>
          <OptionFields {...fields} legend="Options" only={['ignoreCase', 'naturalNumbers']} />
          <OptionFields
            {...fields}
            only={[]}
            more={['trim', 'dropBlank', 'dedupe', 'keepFirst', ...columnFields(options)]}
          />
        </>
      }
    >
      <ToolTextArea examples={() => import('./examples.ts')} {...area} downloadName={id} />
      <RunStatus run={action} />
    </InPlaceLayout>
  )
}
