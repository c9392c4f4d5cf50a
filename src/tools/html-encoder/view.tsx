import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { useEngine } from '#run/use-engine.ts'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { InPlaceBar } from '#ui/in-place-bar.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { useTransformInPlace } from '#ui/use-transform-in-place.ts'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

export default function HtmlEncoder({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const [options, setOptions] = useToolOptions(id, tool.options)
  const coder = useEngine(id, tool, engine)
  const codeInPlace = useTransformInPlace(text, coder)

  return (
    <ToolLayout
      bar={<InPlaceBar buffer={text} copiedMessage={tool.copiedMessage} />}
      sidebar={
        <>
          <ChoiceActions
            option={tool.options.direction}
            disabled={value.length === 0}
            onChoose={(direction) => void codeInPlace({ ...options, direction })}
          />
          <OptionFields options={tool.options} values={options} onChange={setOptions} only={['nonAscii']} />
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
      <RunStatus run={coder} />
    </ToolLayout>
  )
}
