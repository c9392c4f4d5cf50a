import type { ViewProps } from '#core/tool/manifest.ts'
import { describeChange } from '#ui/describe-change.ts'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { InPlaceLayout } from '#ui/in-place-layout.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { useInPlaceTool } from '#ui/use-in-place-tool.ts'
import { RunStatus } from '#ui/run-status.tsx'
import { print } from './result.ts'
import { tool } from './tool.ts'

export { tool }

type Style = (typeof tool)['options']['style']['choices'][number]['value']

const moreStyles: readonly Style[] = ['ap', 'apa', 'chicago', 'mla', 'lines', 'keep']
const styles = tool.options.style.choices.map(({ value }) => value).filter((style) => !moreStyles.includes(style))

export default function CaseConverter({ id }: ViewProps) {
  const { text, value, options, setOptions, fields } = useTextTool(id, tool)
  const action = useInPlaceTool(id, tool, print, text, {
    options: [options, setOptions],
    describe: async (change) => {
      const message = await describeChange('Converted', change)
      const { lowered, wasCapitals } = change.result
      const examples = lowered?.join(', ')
      if (wasCapitals) return `${message}. Check names and acronyms${examples ? `, such as ${examples}` : ''}`
      return examples ? `${message}. Capitals lost, for example in ${examples}` : message
    },
  })

  const { linesDiffer, keepDiffers } = action.change?.result ?? {}
  const offer =
    (linesDiffer && ({ label: 'Capitalise each line', style: 'lines' } as const)) ??
    (keepDiffers && ({ label: 'Keep these capitals', style: 'keep' } as const))

  return (
    <InPlaceLayout
      option={tool.options.style}
      only={styles}
      more={{ label: 'More', values: moreStyles }}
      main={options.style}
      disabled={value.length === 0}
      // Converting the result of another style would lose capitals.
      onChoose={(style) => void action.applyToOriginal({ style })}
      action={action}
      buffer={text}
      value={value}
      result={<OptionFields {...fields} only={[]} more={['language']} />}
      status={
        action.status && {
          ...action.status,
          ...(offer && {
            button: { label: offer.label, press: () => void action.applyToOriginal({ style: offer.style }) },
          }),
        }
      }
    >
      <ToolTextArea
        examples={() => import('./examples.ts')}
        tool={tool}
        buffer={text}
        isProse
        mayBeHtml={false}
        downloadName={id}
      />
      <RunStatus run={action} />
    </InPlaceLayout>
  )
}
