import type { ViewProps } from '#core/tool/manifest.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { ContinueWithText, CopyButton, DownloadResults } from '#ui/text-buttons.tsx'
import { Icon } from '#ui/icon.tsx'
import { Figure } from '#ui/figure.tsx'
import { LiveStatus } from '#ui/live-status.tsx'
import { Output } from '#ui/output.tsx'
import { SearchPreview } from '#ui/search-preview.tsx'
import { Stats } from '#ui/stats.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { WidthMeter } from '#ui/width-meter.tsx'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { fitSearchLine, titleLineStyle } from '#core/search-line/search-line.ts'
import { pluralize } from '#core/format.ts'
import type { Check, TitleReport } from './result.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'
import './view.css'

export { tool }

/** The report on a blank title. */
const noReport: TitleReport = {
  length: 0,
  words: 0,
  hasNumber: false,
  hasPowerWord: false,
  feedback: [],
  checks: [],
  searchResult: fitSearchLine('', titleLineStyle),
}

export default function TitleAnalyzer({ id }: ViewProps) {
  const { text, value, options, area } = useTextTool(id, tool)
  const analyzer = useLiveTool(id, tool, print, value.length === 0 ? undefined : { text: value }, options)
  const report = analyzer.result ?? noReport
  const isBlank = report.checks.length === 0
  const output = { text: () => analyzer.print(report), disabled: isBlank || analyzer.isStale }

  return (
    <ToolLayout
      isStale={analyzer.isStale}
      bar={
        <>
          <Figure value={report.length} label={pluralize(report.length, 'character')} />
          <CopyButton {...output} />
        </>
      }
      resultActions={
        <>
          <DownloadResults {...output} />
          <ContinueWithText buffer={text} />
        </>
      }
      result={
        !isBlank && (
          <Output title="Feedback">
            <ul className="title-feedback">
              {report.checks.map((check) => (
                <Feedback key={check.feedback} {...check} />
              ))}
            </ul>
          </Output>
        )
      }
      sidebar={
        <>
          <Stats
            stats={[
              { label: 'Words', value: report.words },
              { label: 'Number', value: report.hasNumber ? 'yes' : 'no' },
              { label: 'Power word', value: report.hasPowerWord ? 'yes' : 'no' },
            ]}
          />
          <WidthMeter label="Width in Arial, 20 px" line={report.searchResult} />
        </>
      }
    >
      <ToolTextArea examples={() => import('./examples.ts')} {...area} isProse mayBeHtml={false} rows={3} />
      <LiveStatus tool={analyzer} />
      <SearchPreview breadcrumbs={['example.com', 'your-page']} title={report.searchResult.shown || 'Your title'} />
    </ToolLayout>
  )
}

function Feedback({ isPassed, feedback }: Check) {
  return (
    <li data-passed={isPassed}>
      <Icon name={isPassed ? 'check' : 'arrow-right'} />
      {feedback}
    </li>
  )
}
