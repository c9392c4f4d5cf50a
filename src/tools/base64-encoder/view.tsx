import { fileChunks } from '#core/byte-chunks.ts'
import { initialOptions, type OptionValues } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { attempt } from '#run/attempt.ts'
import { useEngine, useFileOutcome } from '#run/use-engine.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { downloadFile } from '#ui/download.ts'
import { Failure } from '#ui/failure.tsx'
import { FileText } from '#ui/file-text.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { createBreather } from '#ui/text-area/breathe.ts'
import { slicesOf } from '#ui/text-area/text-slices.ts'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { toast } from '#ui/toasts.ts'
import { ToolText } from '#ui/tool-text.tsx'
import { UndoHint } from '#ui/undo-hint.tsx'
import { useInPlace } from '#ui/use-in-place.ts'
import { useKept } from '#ui/use-kept.ts'
import { useNotedFailure } from '#ui/use-noted-failure.ts'
import { useOpenedFile } from '#ui/use-opened-file.ts'
import { Workbench } from '#ui/workbench.tsx'
import { Working } from '#ui/working.tsx'
import { endingOf } from './data-uri.ts'
import { Base64Decoder } from './decoder.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

type Options = OptionValues<typeof tool.options>

/** What a browser calls a file it knows nothing about. */
const anyBytes = 'application/octet-stream'

async function* textOf(file: File) {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for await (const chunk of fileChunks(file)) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/** The bytes that Base64 stands for, whatever they are. The page stays responsive meanwhile. */
async function decodeToFile(chunks: Iterable<string> | AsyncIterable<string>, urlSafe: boolean) {
  const decoder = new Base64Decoder(urlSafe)
  const breathe = createBreather()
  const blobs: Blob[] = []
  const keep = (bytes: Uint8Array) => {
    // The browser may put a blob on disk.
    if (bytes.length > 0) blobs.push(new Blob([bytes as BlobPart]))
  }
  for await (const chunk of chunks) {
    keep(decoder.add(chunk))
    await breathe()
  }
  keep(decoder.finish())
  return { content: new Blob(blobs), ending: endingOf(decoder.mediaType) }
}

export default function Base64Encoder({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const openedFile = useOpenedFile(id, 'Worked on from its bytes, as it lies on your disk.')
  const { file } = openedFile
  const [options, setOptions] = useKept<Options>(`${id}/options`, initialOptions(tool.options))
  const coder = useEngine(id, tool, engine)
  const noting = useNotedFailure(text, coder)
  const codeInPlace = useInPlace(text, noting)
  const fileOutcome = useFileOutcome(coder, file, options)
  const isEmpty = !file && value.length === 0

  const takeFile = (opened: File) => {
    setOptions({ ...options, direction: 'encode', mediaType: opened.type || anyBytes })
    return openedFile.takeFile(opened)
  }

  const closeFile = () => {
    setOptions({ ...options, mediaType: tool.options.mediaType.initial })
    openedFile.closeFile()
  }

  const changeOptions = (changed: Options) => {
    setOptions(changed)
    noting.forget()
  }

  const choose = (direction: Options['direction']) => {
    if (file) setOptions({ ...options, direction })
    else void codeInPlace({ ...options, direction })
  }

  const save = async () => {
    const outcome = await attempt(async () => {
      const decoded = await decodeToFile(file ? textOf(file) : slicesOf(value), options.urlSafe)
      downloadFile(`decoded.${decoded.ending}`, decoded.content)
    })
    if (!file) noting.note(value, outcome)
    if (!outcome.ok) toast(outcome.message, { destructive: true })
  }

  const fields = { options: tool.options, values: options, onChange: changeOptions }
  return (
    <Workbench
      isStale={coder.isStale}
      bar={
        <>
          {file ? <p className="text-soft-ink">The file itself is left alone.</p> : <UndoHint buffer={text} />}
          {!file && <CopyButton text={() => value} copied={tool.copiedMessage} disabled={isEmpty} />}
        </>
      }
      margin={
        <>
          <ChoiceActions option={tool.options.direction} disabled={isEmpty} onChoose={choose} />
          <fieldset className="checks">
            <legend>Base64</legend>
            <OptionFields
              {...fields}
              only={options.dataUri ? ['urlSafe', 'dataUri', 'mediaType'] : ['urlSafe', 'dataUri']}
            />
          </fieldset>
          <div className="grid gap-2 justify-items-start">
            <Button variant="outline" disabled={isEmpty} onClick={() => void save()}>
              <Icon name="download" />
              Save as file
            </Button>
            <p className="text-sm text-soft-ink">
              Decodes Base64 or a data URI to the file it was: a picture, a PDF, anything.
            </p>
          </div>
        </>
      }
    >
      <ToolText
        tool={tool}
        buffer={text}
        downloadName={id}
        openedFile={{ ...openedFile, takeFile, closeFile }}
        onExample={(example) => {
          setOptions({ ...initialOptions(tool.options), ...example.options })
        }}
      />
      <Failure outcome={file ? fileOutcome : noting.failure} />
      <Working
        run={coder}
        countsBytes={file !== undefined}
        cancelledMeans={file ? 'Close the file, or change an option to begin again.' : 'Nothing was changed.'}
      />
      {file?.size === 0 && (
        <p className="text-soft-ink">The file is empty, so there is nothing to {options.direction}.</p>
      )}
      {file && fileOutcome?.ok && fileOutcome.result.output && (
        <FileText
          title={options.direction === 'decode' ? 'Text' : options.dataUri ? 'Data URI' : 'Base64'}
          text={fileOutcome.result.output}
          fileName={`${file.name}.${options.direction === 'decode' ? 'decoded' : 'base64'}.txt`}
          copied={tool.copiedMessage}
        />
      )}
    </Workbench>
  )
}
