import { useEffect, useMemo, useState } from 'react'
import { type LongText, beginningOf } from '#core/long-text/long-text.ts'
import type { ViewProps } from '#core/tool/manifest.ts'
import { attempt } from '#run/attempt.ts'
import { useFileOutcome } from '#run/use-engine.ts'
import { usePreview } from '#run/use-live-tool.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { CodedPreview } from '#ui/coded-preview.tsx'
import { ActionMessage, CopyChanged, TextActions } from '#ui/in-place-bar.tsx'
import { downloadFile } from '#ui/download.ts'
import { codingTexts, copyHints } from '#ui/describe-change.ts'
import { Failure } from '#ui/failure.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { toast } from '#ui/toasts.ts'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { useInPlaceTool } from '#ui/use-in-place-tool.ts'
import { useOpenedFile } from '#ui/use-opened-file.ts'
import { useMainDirection } from '#ui/use-main-direction.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { type Options, tool } from './tool.ts'
import { encodedFileType, isPicture } from './file-type.ts'
import { jwtPattern } from './jwt-pattern.ts'
import { suggest } from './suggest.ts'
import { print } from './result.ts'
import './view.css'

export { tool }

/** The media type for files whose type the browser does not know. */
const unknownMediaType = 'application/octet-stream'

/** In UTF-16 code units. Longer texts are not shown as a picture while they are edited. */
const maxPictureLength = 16 * 1024 * 1024

/** Returns undefined for a text that may be Base64 or a word. */
function fittingDirection(text: string): Options['direction'] | undefined {
  if (suggest(text)) return 'decode'
  return /^(?:data:.*,)?[\w+/=\s-]*$/.test(text) ? undefined : 'encode'
}

/** Describes content that **Decode** can’t show as text. The code for it is loaded when needed. */
async function describeContent(source: File | LongText): Promise<string | undefined> {
  return (await import('./decode-to-file.tsx')).describeContent(source)
}

const FileText = lazyPart(() => import('#ui/file-text.tsx'))
const Picture = lazyPart(() => import('./picture.tsx'))
const Token = lazyPart(() => import('./token.tsx'))
const DecodingOffers = lazyPart(() => import('./decoding-offers.tsx'))

export default function Base64Encoder({ id }: ViewProps) {
  const { text, value, options, setOptions, setForText, area } = useTextTool(id, tool)
  const openedFile = useOpenedFile(id, 'Encoded or decoded directly from disk.')
  const { file } = openedFile
  const action = useInPlaceTool(id, tool, print, text, { options: [options, setOptions], ...codingTexts })
  const fileOutcome = useFileOutcome(action, file, options)
  const isEmpty = !file && value.length === 0
  const hasPicture = useMemo(
    () => value.length <= maxPictureLength && isPicture(encodedFileType(beginningOf(value))),
    [value],
  )
  // What a text or file in Base64 contains, if that is not text.
  const [content, setContent] = useState<{ readonly source: File | LongText; readonly message: string | undefined }>()
  const contentMessage = content?.source === (file ?? value) ? content.message : undefined
  const encodedFile = options.direction === 'decode' ? file : undefined
  useEffect(() => {
    if (!encodedFile) return undefined
    let isCurrent = true
    void describeContent(encodedFile).then((message) => {
      if (isCurrent) setContent({ source: encodedFile, message })
    })
    return () => {
      isCurrent = false
    }
  }, [encodedFile])

  const acceptFile = (opened: File) => {
    setOptions({ ...options, direction: 'encode', mediaType: opened.type || unknownMediaType })
    return openedFile.acceptFile(opened)
  }

  const closeFile = () => {
    setOptions({ ...options, mediaType: tool.options.mediaType.initial })
    openedFile.closeFile()
  }

  const [mainDirection, recordChoice] = useMainDirection(text, {
    direction: options.direction,
    fitting: file ? options.direction : fittingDirection(beginningOf(value)),
    change: action.change,
  })
  const choose = async (direction: Options['direction']) => {
    const source = text.value
    const message = direction === 'decode' && !file ? await describeContent(source) : undefined
    if (file || message !== undefined) setOptions({ ...options, direction })
    if (message !== undefined) setContent({ source, message })
    else if (!file) await action.apply({ direction })
  }

  const save = async () => {
    const outcome = await attempt(async () => {
      const { decodeToFile } = await import('./decode-to-file.tsx')
      const decoded = await decodeToFile(file ?? value)
      downloadFile(`decoded.${decoded.extension}`, decoded.content)
    })
    if (!file) action.recordOutcome(outcome)
    if (!outcome.ok) toast(outcome.message, { destructive: true })
  }

  const isToken = typeof value === 'string' && jwtPattern.test(value)
  const saveLink = isToken ? {} : { button: { label: 'Save as file', press: () => void save() } }
  const hint = contentMessage === undefined ? undefined : { message: contentMessage, ...saveLink }
  const isDecoded = action.change?.options.direction === 'decode'
  const isUtf16 = isDecoded && beginningOf(value).includes('\0')
  const accept = (choice: Partial<Options>) => {
    setForText(choice)
    void action.apply(choice)
  }
  const readUtf16 = () => {
    setForText({ charset: 'utf-16le' })
    action.changeOptions({ ...options, charset: 'utf-16le' })
  }
  const findStatus = () => {
    if (isUtf16) return { message: 'Looks like UTF-16', button: { label: 'Read as UTF-16', press: readUtf16 } }
    if (!action.status || !isDecoded || !suggest(beginningOf(value))) return action.status
    const press = () => void action.applyAgain({ direction: 'decode' })
    return { ...action.status, button: { label: 'Decode again', press } }
  }

  // The result for a short text while it is typed. After a press, the text itself is the result.
  const isTyped = !file && !action.change && action.failure?.ok !== false && !hasPicture && !isToken
  const typed = isTyped && typeof value === 'string' && value !== '' ? value : undefined
  const direction: Options['direction'] = typed !== undefined && suggest(typed) ? 'decode' : 'encode'
  const preview = usePreview(id, tool, print, typed, { ...options, direction })

  const fileFailure = encodedFile && contentMessage !== undefined ? undefined : fileOutcome
  const fields = { options: tool.options, values: options, onChange: action.changeOptions }
  return (
    <ToolLayout
      isStale={action.isStale}
      message={
        file ? (
          <p className="note">{(encodedFile && contentMessage) ?? 'Your file isn’t changed.'}</p>
        ) : (
          <ActionMessage
            status={findStatus() ?? hint ?? (preview.text === '' ? undefined : copyHints[direction])}
            onUndo={action.undo}
          />
        )
      }
      bar={!file && <CopyChanged value={action.change ? value : preview.text} isDone={action.change !== undefined} />}
      resultActions={!file && <TextActions buffer={text} />}
      actions={
        <ChoiceActions
          option={tool.options.direction}
          main={mainDirection}
          isDone={file !== undefined || action.change !== undefined}
          disabled={isEmpty}
          onChoose={(direction) => {
            recordChoice(direction)
            void choose(direction)
          }}
        />
      }
      result={
        <>
          {typed !== undefined && preview.outcome?.ok !== false && (
            <CodedPreview
              title={direction === 'encode' ? 'Encoded' : 'Decoded'}
              original={typed}
              outcome={preview.outcome}
            />
          )}
          {file?.size === 0 && <p className="note">The file is empty, so there’s nothing to {options.direction}.</p>}
          {file && fileOutcome?.ok && fileOutcome.result.output && (
            <FileText
              title={options.direction === 'decode' ? 'Text' : options.dataUri ? 'Data URI' : 'Base64'}
              text={fileOutcome.result.output}
              fileName={`${file.name}.${options.direction === 'decode' ? 'decoded' : 'base64'}.txt`}
            />
          )}
          {(file !== undefined || hasPicture) && (
            <Picture source={file ?? value} isDecoded={file !== undefined && options.direction === 'encode'} />
          )}
          {isToken && !file && <Token text={value} />}
        </>
      }
      sidebar={
        <>
          <OptionFields
            {...fields}
            legend="Base64"
            only={options.dataUri ? ['urlSafe', 'dataUri', 'mediaType'] : ['urlSafe', 'dataUri']}
            more={['lines', 'wrap', 'charset']}
          />
          <div className="base64-file">
            <Button variant="outline" disabled={isEmpty} onClick={() => void save()}>
              <Icon name="download" />
              Save as file
            </Button>
            <p className="small-note">
              Turns Base64 or a data URI back into the original file, such as an image or a PDF.
            </p>
          </div>
        </>
      }
    >
      <ToolTextArea
        examples={() => import('./examples.ts')}
        {...area}
        downloadName={id}
        rows={7}
        openedFile={{ ...openedFile, acceptFile, closeFile }}
      />
      <Failure outcome={file ? fileFailure : action.failure}>
        {!file && options.direction === 'decode' && typeof value === 'string' && (
          <DecodingOffers text={value} onChoose={accept} onSave={() => void save()} />
        )}
      </Failure>
      <RunStatus
        run={action}
        countsBytes={file !== undefined}
        cancelledHint={file ? 'Close the file, or change an option to start again.' : 'Nothing was changed.'}
      />
    </ToolLayout>
  )
}
