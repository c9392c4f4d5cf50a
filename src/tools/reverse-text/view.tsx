import type { ViewProps } from '#core/tool/manifest.ts'
import { describeChange } from '#ui/describe-change.ts'
import { describeLines } from '#ui/describe-lines.ts'
import { InPlaceLayout } from '#ui/in-place-layout.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { useInPlaceTool } from '#ui/use-in-place-tool.ts'
import { RunStatus } from '#ui/run-status.tsx'
import { print } from './result.ts'
import { tool } from './tool.ts'

export { tool }

export default function ReverseText({ id }: ViewProps) {
  const { text, value, options, setOptions } = useTextTool(id, tool)
  const action = useInPlaceTool(id, tool, print, text, {
    options: [options, setOptions],
    describe: ({ options: { unit }, ...change }) => {
      return unit === 'lines' ? `Reversed ${describeLines(change.before)}` : describeChange('Reversed', change)
    },
  })

  const reverse = (unit: typeof options.unit) => {
    const { change } = action
    // The same button again leads back. Another one reverses the original text, not the reversed one.
    if (change && !change.isSame && change.options.unit === unit) text.undo()
    else void action.applyToOriginal({ unit })
  }

  return (
    <InPlaceLayout
      option={tool.options.unit}
      main={options.unit}
      disabled={value.length === 0}
      onChoose={reverse}
      action={action}
      buffer={text}
      value={value}
      status={action.status}
    >
      <ToolTextArea examples={() => import('./examples.ts')} tool={tool} buffer={text} downloadName={id} />
      <RunStatus run={action} />
    </InPlaceLayout>
  )
}
