import type { OptionValues } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { useEngine } from '#run/use-engine.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Examples } from '#ui/examples.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toasts.ts'
import { useText, useTextValue } from '#ui/use-text.ts'
import { Workbench } from '#ui/workbench.tsx'
import { Working } from '#ui/working.tsx'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

const { choices, label } = tool.options.style

type Style = OptionValues<(typeof tool)['options']>['style']

export default function CaseConverter({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const converter = useEngine(id, tool, engine)

  const convert = async (style: Style) => {
    const outcome = await converter.run({ text: value }, { style })
    if (!outcome) return
    if (outcome.ok) text.replace(outcome.result.text)
    else toast(outcome.message, { destructive: true })
  }

  return (
    <Workbench
      bar={
        <>
          <p className="text-soft-ink">Works in place; Undo takes it back.</p>
          <CopyButton text={() => value} copied={tool.copied} disabled={value.length === 0} />
        </>
      }
      margin={
        <fieldset className="actions" disabled={value.length === 0}>
          <legend>{label}</legend>
          {choices.map((choice) => (
            <Button key={choice.value} variant="secondary" onClick={() => void convert(choice.value)}>
              {choice.label}
            </Button>
          ))}
        </fieldset>
      }
    >
      <TextArea buffer={text} label={tool.inputs.text.label} placeholder={tool.inputs.text.placeholder} downloadName={id} />
      {value.length === 0 && (
        <Examples
          examples={tool.examples}
          onChoose={(example) => {
            text.replace(example.input.text)
          }}
        />
      )}
      <Working run={converter} />
    </Workbench>
  )
}
