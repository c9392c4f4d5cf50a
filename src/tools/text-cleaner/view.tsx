import type { ViewProps } from '#core/tool.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Figure } from '#ui/figure.tsx'
import { Stats } from '#ui/stats.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { describeChange } from '#ui/describe-change.ts'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { useTextAction } from '#ui/use-text-action.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { engine } from './engine.ts'
import type { Invisible } from './invisible.ts'
import { tool } from './tool.ts'

const none: readonly Invisible[] = []

export default function TextCleaner({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const isEmpty = value.length === 0
  const cleaner = useEngine(id, tool, engine)
  const [options, setOptions] = useToolOptions(id, tool.options)
  const action = useTextAction(id, text, {
    options: [options, setOptions],
    run: cleaner.run,
    describe: (change) => describeChange('Cleaned', change),
  })
  // A second engine handle, because a live search on the first one would cancel the cleaning.
  const finder = useEngine(id, tool, engine)
  const outcome = useLiveOutcome(finder, isEmpty ? undefined : { text: value }, { mode: 'find' })
  const found = (outcome?.ok ? outcome.result.invisible : undefined) ?? none
  const count = found.reduce((sum, type) => sum + type.count, 0)

  return (
    <ToolLayout
      isStale={finder.isStale}
      bar={
        <>
          <Figure value={count} label={count === 1 ? 'invisible character' : 'invisible characters'} />
          <CopyButton text={() => value} copiedMessage={tool.copiedMessage} disabled={isEmpty} />
        </>
      }
      sidebar={
        <>
          <ChoiceActions
            option={tool.options.mode}
            only={['spaces', 'breaks', 'special', 'all', 'tags', 'quotes', 'invisible']}
            isDone={action.change !== undefined}
            disabled={isEmpty}
            onChoose={(mode) => void action.apply({ mode })}
          />
          {count > 0 && (
            <Stats stats={found.map((type) => ({ label: `${type.name} ${type.codes}`, value: type.count }))} />
          )}
        </>
      }
    >
      <ToolTextArea tool={tool} buffer={text} downloadName={id} />
      <RunStatus run={cleaner} />
      <RunStatus run={finder} cancelledHint="The list of invisible characters is out of date." />
    </ToolLayout>
  )
}
