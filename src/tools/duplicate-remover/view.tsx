import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine, useFileRun } from '#run/use-engine.ts'
import { Button } from '#ui/button.tsx'
import { derivedFileName } from '#ui/download.ts'
import { Failure } from '#ui/failure.tsx'
import { FileText } from '#ui/file-text.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { InPlaceBar } from '#ui/in-place-bar.tsx'
import { countOf, formatNumber } from '#ui/format.ts'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { toast } from '#ui/toasts.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { useTextAction } from '#ui/use-text-action.ts'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { useLargeFile } from '#ui/use-opened-file.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { RemovedLines } from './removed-lines.tsx'
import { tool } from './tool.ts'

const engine = lazyEngine(() => import('./engine.ts'))

/** Longer lists would take noticeable time to transfer to the page. */
const maxListed = 1000

export default function DuplicateRemover({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const [options, setOptions] = useToolOptions(id, tool.options)
  const remover = useEngine(id, tool, engine)
  const action = useTextAction(id, text, {
    options: [options, setOptions],
    run: (input, chosen) => remover.run(input, { ...chosen, limit: maxListed }),
    describe: ({ result }) => `Removed ${countOf(result.removed, 'duplicate line')}`,
  })
  const openedFile = useLargeFile(id, 'Read')
  const { file } = openedFile
  const fileRun = useFileRun(remover, file, { ...options, limit: maxListed })
  const fileResult = fileRun.outcome?.ok ? fileRun.outcome.result : undefined

  const removeFromFile = async () => {
    const outcome = await fileRun.start()
    return outcome?.ok ? outcome.result.result : undefined
  }

  const remove = async () => {
    const result = await (file ? removeFromFile() : action.apply())
    if (result) toast(`Removed ${formatNumber(result.removed)} duplicate line(s)`)
  }

  return (
    <ToolLayout
      bar={
        file ? (
          <p className="text-soft-ink">Your file isn’t changed.</p>
        ) : (
          <InPlaceBar value={value} status={action.status} copiedMessage={tool.copiedMessage} />
        )
      }
      actions={
        <Button
          isMainAction
          variant={action.change ? 'secondary' : 'default'}
          disabled={!file && value.length === 0}
          onClick={() => void remove()}
        >
          Remove duplicates
        </Button>
      }
      sidebar={
        <fieldset className="checks">
          <legend>Compare lines</legend>
          <OptionFields
            options={tool.options}
            values={options}
            onChange={action.changeOptions}
            only={['ignoreCase', 'ignoreSpace']}
          />
        </fieldset>
      }
    >
      <ToolTextArea
        tool={tool}
        buffer={text}
        downloadName={id}
        rows={12}
        openedFile={openedFile}
        onExample={(example) => {
          setOptions({ ...initialOptions(tool.options), ...example.options })
        }}
      />
      <Failure outcome={fileRun.outcome} />
      <RunStatus run={remover} countsBytes={file !== undefined} />
      {file && fileResult?.output && (
        <FileText
          title="Unique lines"
          text={fileResult.output}
          fileName={derivedFileName(file.name, 'different')}
          copiedMessage={tool.copiedMessage}
        />
      )}
      {fileResult?.result.removed === 0 && <p className="text-soft-ink">No duplicate lines found.</p>}
      {fileResult && <RemovedLines result={fileResult.result} name={id} copiedMessage={tool.copiedMessage} />}
      {!file && action.change && (
        <RemovedLines result={action.change.result} name={id} copiedMessage={tool.copiedMessage} />
      )}
    </ToolLayout>
  )
}
