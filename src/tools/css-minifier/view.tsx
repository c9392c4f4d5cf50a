import { useRef } from 'react'
import type { OptionValues } from '#core/tool/options.ts'
import { cssSyntax } from '#core/text/css-syntax.ts'
import { splitByteOrderMark } from '#core/long-text/split-byte-order-mark.ts'
import type { ViewProps } from '#core/tool/manifest.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { derivedFileName } from '#ui/download.ts'
import { ContinueButton, CopyButton, DownloadButton } from '#ui/text-buttons.tsx'
import { Figure } from '#ui/figure.tsx'
import { formatNumber, pluralize } from '#core/format.ts'
import { Meter } from '#ui/meter.tsx'
import { Output } from '#ui/output.tsx'
import { TextPreview } from '#ui/text-preview.tsx'
import type { TextAreaHandle } from '#ui/text-area/text-area.tsx'
import { toast } from '#ui/toasts.ts'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { usePressedTool } from '#ui/use-pressed-tool.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import type { Minified } from './result.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'

export { tool }

type Options = OptionValues<(typeof tool)['options']>

/** More would push the result out of view. */
const maxProblems = 3

export default function CssMinifier({ id }: ViewProps) {
  const { text, value, options, setOptions, area } = useTextTool(id, tool)
  const field = useRef<Pick<TextAreaHandle, 'focus' | 'select'>>(null)
  const minifier = usePressedTool(id, tool, print, text, { read: ({ written }) => written })
  const isEmpty = value.length === 0
  const { shown, isCurrent } = minifier
  // A style sheet that contains only comments leaves nothing to show or copy.
  const { text: shownText } = splitByteOrderMark(shown?.result.text ?? '')
  const hasText = shownText !== ''
  const isMinified = shown?.options.mode !== 'beautify'
  const resultTitle = isMinified ? 'Minified' : 'Beautified'
  const { fileName } = text
  const isNamedMinified = fileName === undefined || /\.min\.[^.]*$/.test(fileName)
  const resultFileName = isMinified && !isNamedMinified ? derivedFileName(fileName, 'min') : fileName
  const problems = isCurrent ? (shown?.result.problems ?? []) : []
  const isStale = minifier.visibleProgress !== undefined || (shown !== undefined && !isCurrent)

  const minify = async (chosen: Options) => {
    setOptions(chosen)
    const result = await minifier.press(chosen)
    if (result && chosen.mode === 'minify')
      toast(`Reduced by ${formatNumber(result.savedBytes)} bytes (${result.savedPercent.toFixed(1)}%)`)
  }

  return (
    <ToolLayout
      isStale={isStale}
      bar={
        <>
          {shown && <Figure {...figureOf(shown)} />}
          <CopyButton
            variant={hasText ? 'default' : 'outline'}
            text={() => shownText}
            copiedMessage={isMinified ? tool.copiedMessage : 'Copied to clipboard!'}
            disabled={!hasText || isStale}
          />
        </>
      }
      actions={
        <ChoiceActions
          option={tool.options.mode}
          main={options.mode}
          isDone={hasText && !isStale}
          disabled={isEmpty}
          onChoose={(mode) => void minify({ ...options, mode })}
        />
      }
      resultActions={
        <>
          <DownloadButton
            text={() => shown?.result.text ?? ''}
            extension="css"
            fileName={resultFileName}
            disabled={!hasText}
          />
          <ContinueButton text={() => shownText} title={resultTitle} isMain disabled={!hasText} />
        </>
      }
      result={
        shown &&
        hasText && (
          <>
            {isMinified && <Saved {...shown.result} />}
            <Output title={resultTitle}>
              <TextPreview text={shownText} />
            </Output>
          </>
        )
      }
    >
      <ToolTextArea
        examples={() => import('./examples.ts')}
        {...area}
        ref={field}
        downloadName={id}
        syntax={cssSyntax}
        rows={7}
      />
      <RunStatus run={minifier} />
      <div className="failure" role="status">
        {problems.slice(0, maxProblems).map((problem, index) => (
          <div key={index}>
            <Button variant="link" size="inline" onClick={() => field.current?.select(problem)}>
              Line {formatNumber(problem.line)}: {problem.message}
            </Button>
          </div>
        ))}
      </div>
    </ToolLayout>
  )
}

function figureOf({
  options,
  result: { bytes, savedBytes },
}: {
  readonly options: Options
  readonly result: Minified
}) {
  if (options.mode === 'beautify') return { value: bytes - savedBytes, label: 'bytes' }
  return { value: savedBytes, label: `${pluralize(savedBytes, 'byte')} saved` }
}

function Saved({ savedBytes, savedPercent, bytes }: Minified) {
  const savings = `${formatNumber(savedBytes)} of ${formatNumber(bytes)} bytes (${savedPercent.toFixed(1)}%)`
  return <Meter label="Saved" text={savings} value={savedBytes} max={bytes} />
}
