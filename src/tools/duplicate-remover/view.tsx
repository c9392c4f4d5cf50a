import type { TextSource } from '#core/text-source.ts'
import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { useEngine, useFileRun } from '#run/use-engine.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { derivedFileName } from '#ui/download.ts'
import { Failure } from '#ui/failure.tsx'
import { FileText } from '#ui/file-text.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { formatNumber } from '#ui/format.ts'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { toast } from '#ui/toasts.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { useTransformInPlace } from '#ui/use-transform-in-place.ts'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { useToolState } from '#ui/use-tool-state.ts'
import { useLargeFile } from '#ui/use-opened-file.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { type Deduplicated, engine } from './engine.ts'
import { RemovedLines } from './removed-lines.tsx'
import { tool } from './tool.ts'

/** Longer lists would take noticeable time to transfer to the page. */
const maxListed = 1000

export default function DuplicateRemover({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const [options, setOptions] = useToolOptions(id, tool.options)
  const [last, setLast] = useToolState<{ result: Deduplicated; resultText: TextSource } | undefined>(
    `${id}/last`,
    undefined,
  )
  const remover = useEngine(id, tool, engine)
  const removeInPlace = useTransformInPlace(text, remover)
  const openedFile = useLargeFile(id, 'Read')
  const { file } = openedFile
  const fileRun = useFileRun(remover, file, { ...options, limit: maxListed })
  const fileResult = fileRun.outcome?.ok ? fileRun.outcome.result : undefined

  const removeFromText = async () => {
    const result = await removeInPlace({ ...options, limit: maxListed })
    if (result) setLast({ result, resultText: text.value })
    return result
  }

  const removeFromFile = async () => {
    const outcome = await fileRun.start()
    return outcome?.ok ? outcome.result.result : undefined
  }

  const remove = async () => {
    const result = await (file ? removeFromFile() : removeFromText())
    if (result) toast(`Removed ${formatNumber(result.removed)} duplicate line(s)`)
  }

  return (
    <ToolLayout
      bar={
        <>
          <Button disabled={!file && value.length === 0} onClick={() => void remove()}>
            Remove duplicates
          </Button>
          {!file && (
            <CopyButton
              variant="outline"
              text={() => value}
              copiedMessage={tool.copiedMessage}
              disabled={value.length === 0}
            />
          )}
        </>
      }
      sidebar={
        <fieldset className="checks">
          <legend>Compare lines</legend>
          <OptionFields
            options={tool.options}
            values={options}
            onChange={setOptions}
            only={['ignoreCase', 'ignoreSpace']}
          />
        </fieldset>
      }
    >
      <ToolTextArea
        tool={tool}
        buffer={text}
        downloadName={id}
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
      {/* Hidden once the text changes: after Undo, for example, the text contains these lines again. */}
      {!file && last?.resultText === value && (
        <RemovedLines result={last.result} name={id} copiedMessage={tool.copiedMessage} />
      )}
    </ToolLayout>
  )
}
