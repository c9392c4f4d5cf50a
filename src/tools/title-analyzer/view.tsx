import { useState } from 'react'
import type { ViewProps } from '#core/tool.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { CopyButton, DownloadButton } from '#ui/text-buttons.tsx'
import { LiveStatus } from '#ui/live-status.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { countOf } from '#ui/format.ts'
import { Meter } from '#ui/meter.tsx'
import { Output } from '#ui/output.tsx'
import { SearchPreview } from '#ui/search-preview.tsx'
import { Stats } from '#ui/stats.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { WidthMeter } from '#ui/width-meter.tsx'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { Comparison } from './comparison.tsx'
import { Feedback, Judgement } from './judgement.tsx'
import { describeChecks, emptyReport, listStrongWords, type TitleReport } from './title-report.ts'
import { tool } from './tool.ts'
import './view.css'

const engine = lazyEngine(() => import('./engine.ts'))

export default function TitleAnalyzer({ id }: ViewProps) {
  const { value, options, area, fields } = useTextTool(id, tool)
  const analyzer = useEngine(id, tool, engine)
  const outcome = useLiveOutcome(analyzer, value.length === 0 ? undefined : { text: value }, options)
  const reports = outcome?.ok ? outcome.result : emptyReport
  const { titles, titleCount } = reports
  // Undefined until one of several titles is chosen.
  const [chosen, setChosen] = useState<string>()
  const selected = titles.find(({ title }) => title === chosen) ?? titles.find(({ isBest }) => isBest) ?? titles[0]
  const report = selected ?? reports
  const { length, words, hasNumber, checks, searchResult } = report
  const isBlank = checks.length === 0
  const output = {
    text: () => analyzer.print({ ...reports, isFull: true }),
    disabled: isBlank || analyzer.isStale,
  }

  return (
    <ToolLayout
      isStale={analyzer.isStale}
      bar={
        <>
          <ScoreRing overall={report.overall} verdict={report.verdict} />
          <CopyButton {...output} />
        </>
      }
      sidebar={
        <>
          <Stats
            stats={[
              { label: 'Characters', value: length },
              { label: 'Words', value: words },
              { label: 'Digits', value: hasNumber ? 'yes' : 'no' },
              { label: 'Strong words', value: listStrongWords(report) },
              { label: 'Basic checks', value: isBlank ? '–' : `${describeChecks(report)} passed` },
              { label: 'Form', value: isBlank ? '–' : report.form },
              { label: 'Feeling', value: isBlank ? '–' : report.sentiment },
            ]}
          />
          <WidthMeter label="Width in Arial, 20 px" line={searchResult} />
        </>
      }
    >
      <ToolTextArea {...area} rows={3} />
      <OptionFields {...fields} only={['keyword']} />
      <LiveStatus run={analyzer} outcome={outcome} />
      {!isBlank && (
        <>
          {titles.length > 0 && (
            <Comparison titles={titles} titleCount={titleCount} selected={selected?.title} onSelect={setChosen} />
          )}
          <Judgement report={report} actions={<DownloadButton {...output} label="Download results" />} />
          <Feedback report={report} />
          <SearchPreview breadcrumbs={['example.com', 'your-page']} title={searchResult.shown} />
          <WordBalance {...report} />
        </>
      )}
    </ToolLayout>
  )
}

/** Shows the overall judgement as a number in a ring. */
function ScoreRing({ overall, verdict }: Pick<TitleReport, 'overall' | 'verdict'>) {
  return (
    <p className="figure title-score">
      <svg className="title-ring" viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="44" />
        {/* Starts at the top and runs clockwise. An empty dash would still be drawn as a dot. */}
        {overall !== undefined && overall > 0 && (
          <circle
            className="title-arc"
            cx="50"
            cy="50"
            r="44"
            pathLength="100"
            strokeDasharray={`${String(overall)} ${String(100 - overall)}`}
            strokeDashoffset="25"
          />
        )}
      </svg>
      <output className="figure-value title-points">{overall ?? '–'}</output>
      <span className="figure-label">
        {overall === undefined ? (
          'overall'
        ) : (
          <>
            <b className="text-ink">{verdict}</b> overall, of 100
          </>
        )}
      </span>
    </p>
  )
}

/** Shows how many words are common, emotional and neither, and the strong words by group. */
function WordBalance({ balance, words, groups }: Pick<TitleReport, 'balance' | 'words' | 'groups'>) {
  const { common, emotional, other, emotionalWords } = balance
  const describe = (count: number) => `${countOf(count, 'word')} (${String(Math.round((100 * count) / words))}%)`
  const feelings = emotional > 0 ? `: ${emotionalWords.join(', ')}` : ''
  return (
    <Output title="Word balance">
      <Meter label="Common" text={describe(common)} value={common} max={words} />
      <Meter label="Emotional" text={describe(emotional) + feelings} value={emotional} max={words} />
      <Meter label="Other" text={describe(other)} value={other} max={words} />
      {groups.length > 0 && (
        <Stats stats={groups.map(({ group, words: strong }) => ({ label: group, value: strong.join(', ') }))} />
      )}
    </Output>
  )
}
