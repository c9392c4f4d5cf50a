import type { ViewProps } from '#core/tool.ts'
import { useEngine } from '#run/use-engine.ts'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { InPlaceBar } from '#ui/in-place-bar.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { useTransformInPlace } from '#ui/use-transform-in-place.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

export default function ReverseText({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const reverser = useEngine(id, tool, engine)
  const reverse = useTransformInPlace(text, reverser)

  return (
    <ToolLayout
      bar={<InPlaceBar buffer={text} copiedMessage={tool.copiedMessage} />}
      sidebar={
        <ChoiceActions
          option={tool.options.unit}
          disabled={value.length === 0}
          onChoose={(unit) => void reverse({ unit })}
        />
      }
    >
      <ToolTextArea tool={tool} buffer={text} downloadName={id} />
      <RunStatus run={reverser} />
    </ToolLayout>
  )
}
