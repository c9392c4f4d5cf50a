import { lazy, Suspense, useRef } from 'react'
import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine } from '#run/use-engine.ts'
import { Button } from '#ui/button.tsx'
import { describeEncoded } from '#ui/already-encoded.ts'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { Failure } from '#ui/failure.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { beginningOf } from '#ui/text-area/text-sources.ts'
import { codingTexts } from '#ui/describe-change.ts'
import { InPlaceBar } from '#ui/in-place-bar.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { useTextAction } from '#ui/use-text-action.ts'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { tool } from './tool.ts'
import './view.css'

const engine = lazyEngine(() => import('./engine.ts'))

/** Whether a text is a URL such as `https://example.org/a b`, or a list of them. */
function areWholeUrls(text: string): boolean {
  return text
    .trim()
    .split(/\s*\n\s*/)
    .every((line) => /^[a-z][a-z\d+.-]*:\/\/\S/i.test(line))
}

/** Whether a text contains escapes such as `%20` that can be decoded. */
function hasEscapes(text: string): boolean {
  return /%[\da-f]{2}/i.test(text) && !/%(?![\da-f]{2})/i.test(text)
}

const QueryTable = lazy(() => import('./query-table.tsx'))

export default function UrlEncoder({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const [options, setOptions] = useToolOptions(id, tool.options)
  const coder = useEngine(id, tool, engine)
  const action = useTextAction(id, text, { options: [options, setOptions], run: coder.run, ...codingTexts })
  const lastEdit = useRef<{ readonly field: string; readonly text: string }>(undefined)
  const before = action.change?.before ?? value
  // In a decoded address, an & or a % of a value could be one of the address. The table shows the address before that.
  const wasAddress = action.change?.options.direction === 'decode' && beginningOf(before).includes('=')
  const address = wasAddress ? before : value
  const isUrl = typeof before === 'string' && areWholeUrls(before)
  const hasLines = beginningOf(before).includes('\n')
  const decode = () => {
    const choice = { direction: 'decode', ...(isUrl && { wholeUrl: true }) } as const
    if (action.change) action.changeOptions({ ...options, ...choice })
    else void action.apply(choice)
  }
  const keepPunctuation = () => {
    action.changeOptions({ ...options, wholeUrl: true, lines: hasLines })
  }
  const keepLines = () => {
    action.changeOptions({ ...options, lines: true })
  }
  const encoded = hasEscapes(beginningOf(before)) ? describeEncoded(action, decode) : undefined
  const readPlus = () => {
    action.changeOptions({ ...options, plus: true })
  }
  const hasPlus = action.change?.options.direction === 'decode' && !options.plus && beginningOf(before).includes('+')
  const offer = hasPlus
    ? { message: 'Spaces written as +?', again: { label: 'Read + as a space', press: readPlus } }
    : isUrl && !options.wholeUrl
      ? { message: 'Whole URL?', again: { label: 'Keep URL punctuation', press: keepPunctuation } }
      : hasLines && !options.lines && action.change?.options.direction !== 'decode'
        ? { message: 'Line breaks become %0A', again: { label: 'Encode each line separately', press: keepLines } }
        : undefined

  const writeQuery = (changed: string, field: string) => {
    // Typing in one field is one step for Undo.
    if (lastEdit.current?.field === field && lastEdit.current.text === value) text.undo()
    text.replace(changed)
    lastEdit.current = { field, text: changed }
  }

  return (
    <ToolLayout
      bar={
        <InPlaceBar
          value={value}
          status={action.status && (encoded ?? { ...offer, ...action.status })}
          hint={action.failure?.ok === false ? undefined : (encoded ?? offer)}
          copiedMessage={tool.copiedMessage}
        />
      }
      actions={
        <ChoiceActions
          option={tool.options.direction}
          main={options.direction}
          isDone={action.change !== undefined}
          disabled={value.length === 0}
          onChoose={(direction) => void action.apply({ direction })}
        />
      }
      sidebar={
        <fieldset className="checks">
          <legend>Rules</legend>
          <OptionFields
            options={tool.options}
            values={options}
            onChange={action.changeOptions}
            only={['wholeUrl', 'lines', 'plus', 'strict', 'windows1252', 'keepInvalid']}
          />
        </fieldset>
      }
    >
      <ToolTextArea
        tool={tool}
        buffer={text}
        downloadName={id}
        rows={12}
        onExample={(example) => {
          setOptions({ ...initialOptions(tool.options), ...example.options })
        }}
      />
      <Failure outcome={action.failure}>
        {options.direction === 'decode' && (
          <div className="flex flex-wrap gap-2">
            {hasEscapes(beginningOf(value)) && (
              <Button variant="outline" size="sm" onClick={() => void action.apply({ windows1252: true })}>
                Read as Windows-1252
              </Button>
            )}
            <Button variant="outline" size="sm" onClick={() => void action.apply({ keepInvalid: true })}>
              Decode the rest
            </Button>
          </div>
        )}
      </Failure>
      <RunStatus run={coder} />
      {beginningOf(address).includes('=') && (
        <Suspense>
          <QueryTable text={beginningOf(address)} onChange={typeof address === 'string' ? writeQuery : undefined} />
        </Suspense>
      )}
    </ToolLayout>
  )
}
