import type { ViewProps } from '#core/tool.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Figure } from '#ui/figure.tsx'
import { Stats } from '#ui/stats.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolText } from '#ui/tool-text.tsx'
import { useInPlace } from '#ui/use-in-place.ts'
import { Workbench } from '#ui/workbench.tsx'
import { Working } from '#ui/working.tsx'
import { engine } from './engine.ts'
import type { Invisible } from './invisible.ts'
import { tool } from './tool.ts'

const none: readonly Invisible[] = []

export default function TextCleaner({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const isEmpty = value.length === 0
  const cleaner = useEngine(id, tool, engine)
  const clean = useInPlace(text, cleaner)
  // An engine of its own, or what is found while one types would end the cleaning.
  const finder = useEngine(id, tool, engine)
  const outcome = useLiveOutcome(finder, isEmpty ? undefined : { text: value }, { mode: 'find' })
  const found = (outcome?.ok ? outcome.result.invisible : undefined) ?? none
  const count = found.reduce((sum, sort) => sum + sort.count, 0)

  return (
    <Workbench
      isStale={finder.isStale}
      bar={
        <>
          <Figure value={count} label={count === 1 ? 'invisible character' : 'invisible characters'} />
          <CopyButton text={() => value} copied={tool.copiedMessage} disabled={isEmpty} />
        </>
      }
      margin={
        <>
          <ChoiceActions
            option={tool.options.mode}
            only={['spaces', 'breaks', 'special', 'all', 'tags', 'quotes', 'invisible']}
            disabled={isEmpty}
            onChoose={(mode) => void clean({ mode })}
          />
          {count > 0 && (
            <Stats stats={found.map((sort) => ({ label: `${sort.name} ${sort.codes}`, value: sort.count }))} />
          )}
        </>
      }
    >
      <ToolText tool={tool} buffer={text} downloadName={id} />
      <Working run={cleaner} />
      <Working run={finder} cancelledMeans="The invisible characters are those of an earlier text." />
    </Workbench>
  )
}
