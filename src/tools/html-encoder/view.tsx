import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { useEngine } from '#run/use-engine.ts'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { InPlaceBar } from '#ui/in-place-bar.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolText } from '#ui/tool-text.tsx'
import { useInPlace } from '#ui/use-in-place.ts'
import { useKept } from '#ui/use-kept.ts'
import { Workbench } from '#ui/workbench.tsx'
import { Working } from '#ui/working.tsx'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

export default function HtmlEncoder({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const [options, setOptions] = useKept(`${id}/options`, initialOptions(tool.options))
  const coder = useEngine(id, tool, engine)
  const codeInPlace = useInPlace(text, coder)

  return (
    <Workbench
      bar={<InPlaceBar buffer={text} copied={tool.copiedMessage} />}
      margin={
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
      <ToolText
        tool={tool}
        buffer={text}
        downloadName={id}
        onExample={(example) => {
          setOptions({ ...initialOptions(tool.options), ...example.options })
        }}
      />
      <Working run={coder} />
    </Workbench>
  )
}
