import { initialOptions, type OptionValues } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { Button } from '#ui/button.tsx'
import { ContinueButton } from '#ui/continue-button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DownloadButton } from '#ui/download-button.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Figure } from '#ui/figure.tsx'
import { countOf, formatNumber } from '#ui/format.ts'
import { Output } from '#ui/output.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { toast } from '#ui/toasts.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { useToolState } from '#ui/use-tool-state.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import type { Summary } from './engine.ts'
import { tool } from './tool.ts'

const engine = lazyEngine(() => import('./engine.ts'))

export default function TextSummarizer({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const [options, setOptions] = useToolOptions(id, tool.options)
  const summarizer = useEngine(id, tool, engine)
  // The button makes the first summary, which then follows the text and the options.
  const [isStarted, setIsStarted] = useToolState(`${id}/is-started`, false)
  const outcome = useLiveOutcome(summarizer, isStarted && value.length > 0 ? { text: value } : undefined, options)
  const summary = outcome?.ok ? outcome.result : undefined

  const summarize = async (chosen: OptionValues<typeof tool.options>) => {
    setOptions(chosen)
    // Runs again even if the same text was cancelled.
    setIsStarted(false)
    const first = await summarizer.run({ text: text.value }, chosen)
    if (first?.ok) setIsStarted(true)
    else if (first) toast(first.message, { destructive: true })
  }

  return (
    <ToolLayout
      isStale={summarizer.isStale}
      actions={
        <Button isMainAction variant={summary ? 'secondary' : 'default'} onClick={() => void summarize(options)}>
          Summarize
        </Button>
      }
      bar={
        <>
          <Figure
            value={summary?.kept.length ?? 0}
            label={summary ? `of ${countOf(summary.total, 'sentence')}` : 'sentences kept'}
          />
          <CopyButton
            variant={summary ? 'default' : 'outline'}
            text={() => (summary ? summarizer.print(summary) : '')}
            copiedMessage={tool.copiedMessage}
            disabled={!summary || summarizer.isStale}
          />
        </>
      }
      sidebar={<OptionFields options={tool.options} values={options} onChange={setOptions} />}
    >
      <ToolTextArea
        tool={tool}
        buffer={text}
        downloadName={id}
        rows={7}
        highlights={summary?.kept}
        onExample={(example) => void summarize({ ...initialOptions(tool.options), ...example.options })}
      />
      <RunStatus run={summarizer} cancelledHint="Press Summarize to try again." />
      {summary && (
        <Output
          title="Summary"
          actions={
            <>
              <DownloadButton text={() => summarizer.print(summary)} name={`${id}-summary`} />
              <ContinueButton text={() => summarizer.print(summary)} title="Summary" isMain />
            </>
          }
        >
          <p className="user-text summary-text" dir="auto" tabIndex={0}>
            {summary.text.slice(0, maxShownLength)}
            {summary.text.length > maxShownLength && '…'}
          </p>
          {summary.keyWords && summary.keyWords.length > 0 && (
            <p>
              Key words: <span className="user-text">{summary.keyWords.join(', ')}</span>
            </p>
          )}
          <p className="text-soft-ink">
            {describePositions(summary)}, highlighted in the text. {formatNumber(summary.words)} of{' '}
            {countOf(summary.totalWords, 'word')}.{' '}
            {summary.kept.length < summary.total && (
              <Button
                variant="link"
                size="sm"
                onClick={() => {
                  setOptions({ ...options, mode: options.mode === 'even' ? 'key' : 'even' })
                }}
              >
                {options.mode === 'even' ? 'Pick the most important sentences' : 'Pick evenly spaced sentences'}
              </Button>
            )}
          </p>
        </Output>
      )}
    </ToolLayout>
  )
}

/** In UTF-16 code units. Fills many screens; Copy and Download include the whole summary. */
const maxShownLength = 20_000

function describePositions({ kept, total }: Summary): string {
  const numbers = new Intl.ListFormat('en-GB').format(kept.map(({ number }) => formatNumber(number)))
  return `${kept.length === 1 ? 'Sentence' : 'Sentences'} ${numbers} of ${formatNumber(total)}`
}
