import type { ViewProps } from '#core/tool.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { DownloadButton } from '#ui/download-button.tsx'
import { Failure } from '#ui/failure.tsx'
import { SearchPreview } from '#ui/search-preview.tsx'
import { Stats } from '#ui/stats.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { WidthMeter } from '#ui/width-meter.tsx'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { BalanceBar } from './balance-bar.tsx'
import { analyzeTitle, engine } from './engine.ts'
import { Feedback } from './feedback.tsx'
import { ScoreRing } from './score-ring.tsx'
import { tool } from './tool.ts'
import './view.css'

const emptyReport = analyzeTitle('')

export default function TitleAnalyzer({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const analyzer = useEngine(id, tool, engine)
  const outcome = useLiveOutcome(analyzer, { text: value }, {})
  const report = outcome?.ok ? outcome.result : emptyReport
  const { length, words, hasNumber, powerWords, checks, score, balance, searchResult } = report
  const shownPowerWords = powerWords.length === 0 ? 'none' : powerWords.join(', ')
  const isBlank = checks.length === 0

  return (
    <ToolLayout
      isStale={analyzer.isStale}
      bar={
        <>
          <ScoreRing checks={checks} score={score} />
          <CopyButton
            text={() => analyzer.print(report)}
            copiedMessage={tool.copiedMessage}
            disabled={isBlank || analyzer.isStale}
          />
        </>
      }
      sidebar={
        <>
          <Stats
            stats={[
              { label: 'Characters', value: length },
              { label: 'Words', value: words },
              { label: 'Number', value: hasNumber ? 'yes' : 'no' },
              { label: 'Power words', value: shownPowerWords },
            ]}
          />
          <WidthMeter label="Width in Arial, 20 px" line={searchResult} />
          <p className="preview-note">
            Each passed check gives 25 points and fills a quarter of the ring. Clockwise from the top, the quarters
            stand for length, words, number and power word.
          </p>
        </>
      }
    >
      <ToolTextArea tool={tool} buffer={text} rows={3} />
      <Failure outcome={outcome} />
      <RunStatus run={analyzer} cancelledHint="Results are out of date." />
      {!isBlank && (
        <>
          <Feedback
            checks={checks}
            actions={
              <DownloadButton
                label="Download results"
                name={id}
                text={() => `${analyzer.print(report)}\n\nPower words: ${shownPowerWords}`}
                disabled={analyzer.isStale}
              />
            }
          />
          <SearchPreview breadcrumbs={['example.com', 'your-page']} title={searchResult.shown} />
          <BalanceBar balance={balance} words={words} />
        </>
      )}
    </ToolLayout>
  )
}
