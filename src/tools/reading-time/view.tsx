import type { ViewProps } from '#core/tool/manifest.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { ContinueWithText, CopyButton, DownloadResults } from '#ui/text-buttons.tsx'
import { LiveStatus } from '#ui/live-status.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Figure } from '#ui/figure.tsx'
import { countOf, formatDuration, formatNumber, pluralize } from '#core/format.ts'
import { Stats } from '#ui/stats.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { charactersPerMinute } from '#core/text/reading-speed.ts'
import { describeTime, namedPaces, type ReadingTime as ReadingTimes, showsSeconds, timeOf } from './times.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'

export { tool }

export default function ReadingTime({ id }: ViewProps) {
  const { text, value, options, area, fields } = useTextTool(id, tool)
  const timer = useLiveTool(id, tool, print, value.length === 0 ? undefined : { text: value }, options)
  const time = timer.result ?? timeOf(0, options.ownSpeed)
  const { isStale } = timer
  const hasResult = timer.outcome?.ok === true && !isStale

  return (
    <ToolLayout
      isStale={isStale}
      bar={
        <>
          <Figure {...mainFigure(time)} />
          <CopyButton text={() => timer.print(time)} disabled={!hasResult} />
        </>
      }
      resultActions={
        <>
          <DownloadResults text={() => timer.print(time)} disabled={!hasResult} />
          <ContinueWithText buffer={text} />
        </>
      }
      sidebar={
        <>
          {time.dictionaryWords !== undefined && time.dictionaryMinutes !== undefined && (
            <p className="note">
              This text has no spaces between words, so the times below say little. It has about{' '}
              {countOf(time.dictionaryWords, 'word')} by dictionary and takes about{' '}
              {formatNumber(time.dictionaryMinutes)} min at {charactersPerMinute} characters a minute.
            </p>
          )}
          <Stats
            stats={[
              { label: 'Words', value: time.words },
              ...namedPaces(time.paces).map(([name, pace]) => ({
                // With “wpm”, the row would not fit on one line.
                label: `${name} (${formatNumber(pace.wordsPerMinute)})`,
                value: describeTime(pace, formatNumber),
              })),
            ]}
          />
          <p className="small-note">Words per minute in brackets.</p>
          <OptionFields {...fields} only={[]} more={['ownSpeed']} />
        </>
      }
    >
      <ToolTextArea examples={() => import('./examples.ts')} {...area} isProse />
      <LiveStatus tool={timer} />
    </ToolLayout>
  )
}

/** Seven words take seconds, so the minute that they are rounded up to would mislead as the main figure. */
function mainFigure({ paces: { average: pace }, dictionaryMinutes }: ReadingTimes): { value: number; label: string } {
  if (dictionaryMinutes !== undefined) {
    return { value: dictionaryMinutes, label: `min at ${String(charactersPerMinute)} characters a minute` }
  }
  const { minutes, seconds } = pace
  if (seconds > 0 && seconds < 60) return { value: seconds, label: `${pluralize(seconds, 'second')} to read` }
  const label = `${pluralize(minutes, 'minute')} to read`
  return { value: minutes, label: showsSeconds(pace) ? `${label} (${formatDuration(seconds)})` : label }
}
