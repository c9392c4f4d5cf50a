import type { ViewProps } from '#core/tool.ts'
import { useEngine } from '#run/use-engine.ts'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { InPlaceBar } from '#ui/in-place-bar.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolText } from '#ui/tool-text.tsx'
import { useInPlace } from '#ui/use-in-place.ts'
import { Workbench } from '#ui/workbench.tsx'
import { Working } from '#ui/working.tsx'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

export default function ReverseText({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const reverser = useEngine(id, tool, engine)
  const reverse = useInPlace(text, reverser)

  return (
    <Workbench
      bar={<InPlaceBar buffer={text} copied={tool.copiedMessage} />}
      margin={
        <ChoiceActions
          option={tool.options.unit}
          disabled={value.length === 0}
          onChoose={(unit) => void reverse({ unit })}
        />
      }
    >
      <ToolText tool={tool} buffer={text} downloadName={id} />
      <Working run={reverser} />
    </Workbench>
  )
}
