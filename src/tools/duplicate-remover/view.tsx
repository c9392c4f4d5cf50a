import type { HeldText } from '#core/held-text.ts'
import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { useEngine } from '#run/use-engine.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { formatNumber } from '#ui/format.ts'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { toast } from '#ui/toasts.ts'
import { ToolText } from '#ui/tool-text.tsx'
import { useInPlace } from '#ui/use-in-place.ts'
import { useKept } from '#ui/use-kept.ts'
import { Workbench } from '#ui/workbench.tsx'
import { Working } from '#ui/working.tsx'
import { type Deduplicated, engine } from './engine.ts'
import { RemovedLines } from './removed-lines.tsx'
import { tool } from './tool.ts'

/** More would take the page a noticeable time to receive, and nobody to read. */
const mostListed = 1000

export default function DuplicateRemover({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const [options, setOptions] = useKept(`${id}/options`, initialOptions(tool.options))
  const [last, setLast] = useKept<{ result: Deduplicated; left: HeldText } | undefined>(`${id}/last`, undefined)
  const remover = useEngine(id, tool, engine)
  const removeInPlace = useInPlace(text, remover)

  const remove = async () => {
    const result = await removeInPlace({ ...options, limit: mostListed })
    if (!result) return
    setLast({ result, left: text.value })
    toast(`Removed ${formatNumber(result.removed)} duplicate line(s)`)
  }

  return (
    <Workbench
      bar={
        <>
          <Button disabled={value.length === 0} onClick={() => void remove()}>
            Remove duplicates
          </Button>
          <CopyButton variant="outline" text={() => value} copied={tool.copied} disabled={value.length === 0} />
        </>
      }
      margin={
        <fieldset className="checks">
          <legend>Comparing lines</legend>
          <OptionFields options={tool.options} values={options} onChange={setOptions} only={['ignoreCase', 'ignoreSpace']} />
        </fieldset>
      }
    >
      <ToolText
        tool={tool}
        buffer={text}
        downloadName={id}
        onExample={(example) => { setOptions({ ...initialOptions(tool.options), ...example.options }) }}
      />
      <Working run={remover} />
      {/* Once the text is another one, such as after Undo, these lines are no longer gone from it. */}
      {last?.left === value && <RemovedLines of={last.result} name={id} copied={tool.copied} />}
    </Workbench>
  )
}
