import { initialOptions } from '#core/tool/options.ts'
import type { ViewProps } from '#core/tool/manifest.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { Button } from '#ui/button.tsx'
import { ActionMessage, CopyChanged, TextActions } from '#ui/in-place-bar.tsx'
import { Failure } from '#ui/failure.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { countOf } from '#core/format.ts'
import { Stats } from '#ui/stats.tsx'
import { readWritten } from '#ui/text-area/read-written.ts'
import { useWrittenText } from '#ui/text-area/use-text.ts'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { type ActionStatus, useInPlaceTool } from '#ui/use-in-place-tool.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { type CleanerOptions, presets } from './changes.ts'
import { describeChanges } from './describe-changes.ts'
import type { Invisible } from './invisible.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'

export { tool }

const noChanges: CleanerOptions = { ...initialOptions(tool.options), mode: 'none' }

const modes = tool.options.mode.choices.filter(({ value }) => value !== 'none')
const commonChanges = ['join', 'oneLine', 'spaces', 'blankLines', 'invisible', 'quotes', 'tags'] as const
const rareChanges = [
  ...(['breaks', 'special', 'emoji', 'accents', 'markdown', 'numbers'] as const),
  ...(['split', 'joinWith', 'prefix', 'suffix', 'wrap'] as const),
]

export default function TextCleaner({ id }: ViewProps) {
  const { text, value, options: savedOptions, setOptions, setForText } = useTextTool(id, tool)
  const written = useWrittenText(text)
  const isEmpty = value.length === 0
  // On the page, the changes of a mode are chosen one by one.
  const options: CleanerOptions = { ...savedOptions, mode: 'none' }
  const chosenCount = Object.values({ ...options, mode: '' }).filter(Boolean).length
  const hasChanges = chosenCount > 0
  const action = useInPlaceTool(id, tool, print, text, {
    // The buttons do not change the checkboxes.
    options: [options, () => undefined],
    // A byte order mark is an invisible character that can be removed.
    run: (run) => (input, chosen) => run({ text: text.format?.write(input.text) ?? input.text }, chosen),
    readResult: readWritten,
    describe: ({ result }) => describeChanges(result.changes),
  })
  const apply = async () => {
    // Some changes, such as adding a prefix, must not be made twice.
    if (await action.apply()) setOptions(noChanges)
  }

  // Without changes, the engine lists invisible characters. A handle of its own does not cancel the cleaning.
  const finder = useLiveTool(id, tool, print, isEmpty ? undefined : { text: written }, noChanges)
  const invisible = finder.result?.invisible ?? []
  const isDone = action.change !== undefined
  const fields = { options: tool.options, values: options, onChange: setOptions }

  return (
    <ToolLayout
      actions={
        <div role="group" aria-label="Clean at once" className="actions">
          {modes.map(({ value: mode, label }, index) => {
            const isMain = index === 0 && !hasChanges
            return (
              <Button
                key={mode}
                variant={isMain && !isDone ? 'default' : 'secondary'}
                isMainAction={isMain}
                disabled={isEmpty}
                onClick={() => void action.apply({ ...noChanges, mode })}
              >
                {label}
              </Button>
            )
          })}
          {hasChanges && (
            <Button isMainAction disabled={isEmpty} onClick={() => void apply()}>
              Apply {countOf(chosenCount, 'change')}
            </Button>
          )}
        </div>
      }
      message={<ActionMessage status={action.status ?? describeInvisible(invisible)} onUndo={action.undo} />}
      bar={<CopyChanged value={value} isDone={isDone && !hasChanges} />}
      resultActions={<TextActions buffer={text} />}
      sidebar={
        <>
          <OptionFields {...fields} legend="Changes to combine" only={commonChanges} more={rareChanges} />
          {invisible.length > 0 && (
            <Stats stats={invisible.map(({ name, codes, count }) => ({ label: `${name} ${codes}`, value: count }))} />
          )}
        </>
      }
    >
      <ToolTextArea
        examples={() => import('./examples.ts')}
        tool={tool}
        buffer={text}
        downloadName={id}
        isProse
        mayBeHtml={false}
        onExample={(example) => {
          const chosen: CleanerOptions = { ...noChanges, ...example.options }
          const changes = presets[chosen.mode].filter((change) => change in chosen)
          setForText({ ...chosen, ...Object.fromEntries(changes.map((change) => [change, true])) })
        }}
      />
      <RunStatus run={action} />
      <Failure outcome={finder.outcome} />
    </ToolLayout>
  )
}

function describeInvisible(invisible: readonly Invisible[]): ActionStatus | undefined {
  const count = invisible.reduce((sum, type) => sum + type.count, 0)
  return count > 0 ? { message: `${countOf(count, 'invisible character')} found` } : undefined
}
