import { columnFields } from '#core/text/column-options.ts'
import type { ViewProps } from '#core/tool/manifest.ts'
import { useFileRun } from '#run/use-engine.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { Failure } from '#ui/failure.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { ActionMessage, CopyChanged, TextActions } from '#ui/in-place-bar.tsx'
import { countOf, formatNumber } from '#core/format.ts'
import { lazyPart, usePreload } from '#ui/lazy-part.tsx'
import { toast } from '#ui/toasts.ts'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { useInPlaceTool } from '#ui/use-in-place-tool.ts'
import { useLargeFile } from '#ui/use-opened-file.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { type Deduplicated, type Mode, nothingFound } from './result.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'

export { tool }

const loadResults = () => import('./results.tsx')
/** Loaded with the first text. */
const Results = lazyPart(loadResults)

/** Longer lists would take noticeable time to transfer to the page. */
const maxListed: Readonly<Record<Mode, number>> = { remove: 1000, duplicates: 0, unique: 0, counts: 100_000 }

const describe: Readonly<Record<Mode, (result: Deduplicated) => string>> = {
  // Without duplicates, another option has changed the text.
  remove: ({ removed, kept }) =>
    removed === 0 ? `No duplicates found in ${countOf(kept, 'line')}` : `Removed ${countOf(removed, 'duplicate line')}`,
  duplicates: ({ kept }) => `Kept ${countOf(kept, 'duplicated line')}`,
  unique: ({ kept }) => `Kept ${countOf(kept, 'unique line')}`,
  counts: ({ kept }) => `Counted ${countOf(kept, 'different line')}`,
}

export default function DuplicateRemover({ id }: ViewProps) {
  const { text, value, options, setOptions, area } = useTextTool(id, tool)
  const action = useInPlaceTool(id, tool, print, text, {
    options: [options, setOptions],
    run: (run) => async (input, chosen) => {
      const outcome = await run(input, { ...chosen, limit: maxListed[chosen.mode] })
      // An empty text would look as if something had gone wrong.
      if (outcome?.ok && outcome.result.kept === 0) {
        return { ok: false, message: nothingFound[chosen.mode] }
      }
      return outcome
    },
    describe: ({ result, options: { mode } }) => describe[mode](result),
  })
  const openedFile = useLargeFile(id, 'Read')
  const { file } = openedFile
  const fileRun = useFileRun(action, file, { ...options, limit: maxListed[options.mode] })
  const fileResult = fileRun.outcome?.ok ? fileRun.outcome.result : undefined
  const isEmpty = value.length === 0
  usePreload(loadResults, !isEmpty)

  const toastRemoved = (result: Deduplicated | undefined, mode: Mode) => {
    if (result && mode === 'remove') toast(`Removed ${formatNumber(result.removed)} duplicate line(s)`)
  }

  const runText = async (mode: Mode) => {
    // Not applied to the result of another action, which lacks some of the lines or starts them with counts.
    toastRemoved(await action.applyToOriginal({ mode }), mode)
  }

  const runFile = async () => {
    const outcome = await fileRun.start()
    toastRemoved(outcome?.ok ? outcome.result.result : undefined, options.mode)
  }

  const { missing } = action.change?.result ?? {}
  const status = action.status && {
    message: [action.status.message, missing].filter(Boolean).join('. '),
  }

  const fields = { options: tool.options, values: options, onChange: action.changeOptions }
  const shown = file ? fileResult?.result : action.change?.result

  return (
    <ToolLayout
      message={
        file ? <p className="note">Your file isn’t changed.</p> : <ActionMessage status={status} onUndo={action.undo} />
      }
      bar={!file && <CopyChanged value={value} isDone={action.change !== undefined} />}
      resultActions={!file && <TextActions buffer={text} />}
      actions={
        file ? (
          <>
            <OptionFields {...fields} only={['mode']} />
            <Button isMainAction onClick={() => void runFile()}>
              {tool.options.mode.choices.find((choice) => choice.value === options.mode)?.label}
            </Button>
          </>
        ) : (
          <ChoiceActions
            option={tool.options.mode}
            main={options.mode}
            isDone={action.change !== undefined}
            disabled={isEmpty}
            onChoose={(mode) => void runText(mode)}
          />
        )
      }
      result={
        shown && (
          <Results
            result={shown}
            {...(file && { file: { name: file.name, output: fileResult?.output, mode: options.mode } })}
          />
        )
      }
      sidebar={
        <>
          <OptionFields {...fields} legend="Options" only={['ignoreCase', 'ignoreSpace']} />
          <OptionFields
            {...fields}
            only={[]}
            more={['keepBlank', 'dropBlank', 'keepFirst', ...columnFields(options)]}
          />
        </>
      }
    >
      <ToolTextArea
        examples={() => import('./examples.ts')}
        {...area}
        downloadName={id}
        rows={12}
        openedFile={openedFile}
      />
      <Failure outcome={fileRun.outcome} />
      <RunStatus run={action} countsBytes={file !== undefined} />
    </ToolLayout>
  )
}
