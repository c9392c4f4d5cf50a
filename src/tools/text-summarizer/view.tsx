import type { OptionValues } from '#core/tool/options.ts'
import type { ViewProps } from '#core/tool/manifest.ts'
import { Button } from '#ui/button.tsx'
import { ContinueButton, CopyButton, DownloadButton } from '#ui/text-buttons.tsx'
import { derivedFileName } from '#ui/download.ts'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { countOf, formatNumber, pluralize } from '#core/format.ts'
import { Output } from '#ui/output.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { usePressedTool } from '#ui/use-pressed-tool.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { useFoundLanguage, useTextLanguage } from '#ui/use-text-language.ts'
import { RunStatus } from '#ui/run-status.tsx'
import type { Summary } from './result.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'

export { tool }

type SummarizerOptions = OptionValues<typeof tool.options>

export default function TextSummarizer({ id }: ViewProps) {
  const { text, options, setOptions, area, fields } = useTextTool(id, tool)
  const textLanguage = useTextLanguage(id, text, options.language)
  const { language } = textLanguage
  // The button makes the first summary, which then follows the text and the options.
  const summarizer = usePressedTool(id, tool, print, text, { follows: { ...options, language } })
  const summary = summarizer.shown?.result
  const initialLabels = useFoundLanguage(textLanguage, summary)

  const summarize = (chosen: SummarizerOptions) => {
    setOptions(chosen)
    void summarizer.press(chosen.language === 'auto' ? { ...chosen, language } : chosen)
  }

  const printSummary = () => (summary ? summarizer.print(summary) : '')

  return (
    <ToolLayout
      isStale={summarizer.isStale}
      actions={
        <Button isMainAction variant={summary ? 'secondary' : 'default'} onClick={() => summarize(options)}>
          Summarize
        </Button>
      }
      message={summary && <p className="note">{describePositions(summary)}</p>}
      bar={
        <CopyButton
          variant={summary ? 'default' : 'outline'}
          text={printSummary}
          disabled={!summary || summarizer.isStale}
        />
      }
      resultActions={
        <>
          <DownloadButton
            text={printSummary}
            suffix="summary"
            fileName={text.fileName && derivedFileName(text.fileName, 'summary')}
            disabled={!summary}
          />
          <ContinueButton text={printSummary} title="Summary" isMain disabled={!summary} />
        </>
      }
      result={
        summary && (
          <Output title="Summary">
            <p className="summary-text" dir="auto" tabIndex={0}>
              {summary.text.slice(0, maxShownLength)}
              {summary.text.length > maxShownLength && '…'}
            </p>
          </Output>
        )
      }
      sidebar={<OptionFields {...fields} initialLabels={initialLabels} />}
    >
      <ToolTextArea
        examples={() => import('./examples.ts')}
        {...area}
        downloadName={id}
        isProse
        rows={7}
        highlights={summary && summarizer.isCurrent ? summary.kept : undefined}
        onExample={(example) => summarize(area.onExample(example))}
      />
      <RunStatus run={summarizer} cancelledHint="Press Summarize to try again." />
    </ToolLayout>
  )
}

/** In UTF-16 code units. Fills many screens; Copy and Download include the whole summary. */
const maxShownLength = 20_000

function describePositions({ kept, total, words, totalWords }: Summary): string {
  const numbers = new Intl.ListFormat('en-GB').format(kept.map(({ number }) => formatNumber(number)))
  const kind = pluralize(kept.length, 'Sentence')
  const share = formatNumber(Math.round((100 * words) / totalWords))
  return `${kind} ${numbers} of ${formatNumber(total)}: ${formatNumber(words)} of ${countOf(totalWords, 'word')} (${share}%).`
}
