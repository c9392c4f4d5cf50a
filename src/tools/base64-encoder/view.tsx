import { lazy, Suspense, useMemo } from 'react'
import { initialOptions, type OptionValues } from '#core/options.ts'
import type { TextSource } from '#core/text-source.ts'
import type { ViewProps } from '#core/tool.ts'
import { attempt } from '#run/attempt.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine, useFileOutcome } from '#run/use-engine.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { InPlaceBar } from '#ui/in-place-bar.tsx'
import { downloadFile } from '#ui/download.ts'
import { codingTexts } from '#ui/describe-change.ts'
import { Failure } from '#ui/failure.tsx'
import { FileText } from '#ui/file-text.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { sourceChunks } from '#ui/text-area/text-sources.ts'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { toast } from '#ui/toasts.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { useTextAction } from '#ui/use-text-action.ts'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { useOpenedFile } from '#ui/use-opened-file.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { beginsLikePicture } from './file-type.ts'
import { jwtPattern } from './jwt-pattern.ts'
import { tool } from './tool.ts'
import './view.css'

const engine = lazyEngine(() => import('./engine.ts'))

type Options = OptionValues<typeof tool.options>

/** The media type for files whose type the browser does not know. */
const unknownMediaType = 'application/octet-stream'

/** In UTF-16 code units. Longer texts are not shown as a picture while they are edited. */
const maxPictureLength = 16 * 1024 * 1024

function beginningOf(text: TextSource): string {
  const [first = ''] = sourceChunks(text)
  return first.slice(0, 1024)
}

const Picture = lazy(() => import('./picture.tsx'))
const Token = lazy(() => import('./token.tsx'))

export default function Base64Encoder({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const openedFile = useOpenedFile(id, 'Encoded or decoded directly from disk.')
  const { file } = openedFile
  const [options, setOptions] = useToolOptions(id, tool.options)
  const coder = useEngine(id, tool, engine)
  const action = useTextAction(id, text, { options: [options, setOptions], run: coder.run, ...codingTexts })
  const fileOutcome = useFileOutcome(coder, file, options)
  const isEmpty = !file && value.length === 0
  const isPicture = useMemo(() => value.length <= maxPictureLength && beginsLikePicture(beginningOf(value)), [value])

  const acceptFile = (opened: File) => {
    setOptions({ ...options, direction: 'encode', mediaType: opened.type || unknownMediaType })
    return openedFile.acceptFile(opened)
  }

  const closeFile = () => {
    setOptions({ ...options, mediaType: tool.options.mediaType.initial })
    openedFile.closeFile()
  }

  const choose = (direction: Options['direction']) => {
    if (file) setOptions({ ...options, direction })
    else void action.apply({ direction })
  }

  const save = async () => {
    const outcome = await attempt(async () => {
      const { decodeToFile } = await import('./decode-to-file.tsx')
      const decoded = await decodeToFile(file ?? value, options.urlSafe)
      downloadFile(`decoded.${decoded.extension}`, decoded.content)
    })
    if (!file) action.recordOutcome(outcome)
    if (!outcome.ok) toast(outcome.message, { destructive: true })
  }

  const fields = { options: tool.options, values: options, onChange: action.changeOptions }
  return (
    <ToolLayout
      isStale={coder.isStale}
      bar={
        file ? (
          <p className="text-soft-ink">Your file isn’t changed.</p>
        ) : (
          <InPlaceBar value={value} status={action.status} copiedMessage={tool.copiedMessage} />
        )
      }
      actions={
        <ChoiceActions
          option={tool.options.direction}
          main={options.direction}
          isDone={file !== undefined || action.change !== undefined}
          disabled={isEmpty}
          onChoose={choose}
        />
      }
      sidebar={
        <>
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
              Turns Base64 or a data URI back into the original file, such as an image or a PDF.
            </p>
          </div>
        </>
      }
    >
      <ToolTextArea
        tool={tool}
        buffer={text}
        downloadName={id}
        rows={12}
        openedFile={{ ...openedFile, acceptFile, closeFile }}
        onExample={(example) => {
          setOptions({ ...initialOptions(tool.options), ...example.options })
        }}
      />
      <Failure outcome={file ? fileOutcome : action.failure} />
      <RunStatus
        run={coder}
        countsBytes={file !== undefined}
        cancelledHint={file ? 'Close the file, or change an option to start again.' : 'Nothing was changed.'}
      />
      {file?.size === 0 && (
        <p className="text-soft-ink">The file is empty, so there’s nothing to {options.direction}.</p>
      )}
      {file && fileOutcome?.ok && fileOutcome.result.output && (
        <FileText
          title={options.direction === 'decode' ? 'Text' : options.dataUri ? 'Data URI' : 'Base64'}
          text={fileOutcome.result.output}
          fileName={`${file.name}.${options.direction === 'decode' ? 'decoded' : 'base64'}.txt`}
          copiedMessage={tool.copiedMessage}
        />
      )}
      <Suspense>
        {file ? (
          <Picture source={file} isDecoded={options.direction === 'encode'} urlSafe={options.urlSafe} />
        ) : isPicture ? (
          <Picture source={value} isDecoded={false} urlSafe={options.urlSafe} />
        ) : (
          typeof value === 'string' &&
          jwtPattern.test(value) && <Token text={value} copiedMessage={tool.copiedMessage} />
        )}
      </Suspense>
    </ToolLayout>
  )
}
