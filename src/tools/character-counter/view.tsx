import { useId, useMemo, useRef } from 'react'
import { splitByteOrderMark } from '#core/long-text/split-byte-order-mark.ts'
import { startOfText, wholeText } from '#core/long-text/long-text.ts'
import type { ViewProps } from '#core/tool/manifest.ts'
import { pluralize } from '#core/format.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { Button } from '#ui/button.tsx'
import { ContinueWithText, CopyButton, DownloadResults } from '#ui/text-buttons.tsx'
import { LiveStatus } from '#ui/live-status.tsx'
import { Figure } from '#ui/figure.tsx'
import { Meter } from '#ui/meter.tsx'
import { printStats, Stats } from '#ui/stats.tsx'
import type { TextAreaHandle } from '#ui/text-area/text-area.tsx'
import { useWrittenText } from '#ui/text-area/use-text.ts'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { useLargeFile } from '#ui/use-opened-file.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { type CharacterCounts, noCounts, print } from './result.ts'
import { LimitChoice } from './limit-choice.tsx'
import { measureLimits, measurePlatforms } from './limits.ts'
import { writePlain } from './plain-characters.ts'
import { tool } from './tool.ts'
import './view.css'

export { tool }

export default function CharacterCounter({ id }: ViewProps) {
  const limitsId = useId()
  const field = useRef<Pick<TextAreaHandle, 'focus' | 'select'>>(null)
  const { text, value, options, setOptions, area } = useTextTool(id, tool)
  const writtenText = useWrittenText(text)
  const openedFile = useLargeFile(id)
  const { file } = openedFile
  const hasNothingToCount = value.length === 0 && options.platform === 'none'
  const counter = useLiveTool(id, tool, print, hasNothingToCount ? undefined : { text: writtenText }, options, file)
  const counts: CharacterCounts = counter.result ?? noCounts
  const { isStale } = counter
  const hasResult = counter.outcome !== undefined && (file !== undefined || value.length > 0) && !isStale
  const stats = [
    { label: 'Without spaces', value: counts.charactersNoSpaces },
    { label: 'Alphanumeric', value: counts.alphanumeric },
    { label: 'Words', value: counts.words },
    { label: 'Lines', value: counts.lines },
    { label: 'Code points', value: counts.codePoints },
    { label: 'Bytes in UTF-8', value: counts.bytes },
  ]
  const limits = measureLimits(counts)
  const endWithinLimit = counts.checked?.end
  // Without a chosen limit, the text area does not need its editor.
  const highlights = useMemo(() => {
    if (endWithinLimit === undefined) return undefined
    // The text area has neither the byte order mark nor the CRLF line breaks of a file.
    const { text: fitting } = splitByteOrderMark(startOfText(writtenText, endWithinLimit))
    const over = { start: fitting.replaceAll('\r\n', '\n').length, end: value.length, kind: 'bad' as const }
    return over.start < over.end ? [over] : []
  }, [endWithinLimit, writtenText, value.length])
  const printResults = () =>
    printStats([
      { label: 'Characters', value: counts.characters },
      ...stats,
      ...[...limits, ...measurePlatforms(counts, options.limit)].map(({ label, text: shown }) => ({
        label,
        value: shown,
      })),
    ])

  return (
    <ToolLayout
      isStale={isStale}
      bar={
        <>
          <Figure value={counts.characters} label={pluralize(counts.characters, 'character')} />
          <CopyButton text={() => counter.print(counts)} disabled={!hasResult} />
        </>
      }
      resultActions={
        <>
          <DownloadResults text={printResults} disabled={!hasResult} />
          <ContinueWithText buffer={text} />
        </>
      }
      sidebar={
        <>
          <LimitChoice counts={counts} options={options} onChange={setOptions} />
          <section className="character-limits" aria-labelledby={limitsId}>
            <h2 id={limitsId}>Does it fit?</h2>
            {limits.map(({ note, plainForms, ...limit }, index) => (
              <div key={index} className="limit-use">
                <Meter {...limit} />
                {note !== undefined && (
                  <p className="small-note">
                    {note}{' '}
                    {plainForms && !file && (
                      <Button
                        variant="link"
                        size="inline"
                        onClick={() => {
                          // The button disappears.
                          field.current?.focus()
                          text.replace(writePlain(wholeText(value)), text.format)
                        }}
                      >
                        {describeForms(plainForms)}
                      </Button>
                    )}
                  </p>
                )}
              </div>
            ))}
          </section>
          <Stats stats={stats} />
        </>
      }
      result={<PlatformList counts={counts} />}
    >
      <ToolTextArea
        examples={() => import('./examples.ts')}
        ref={field}
        {...area}
        isProse
        mayBeHtml={false}
        openedFile={openedFile}
        highlights={highlights}
      />
      <LiveStatus tool={counter} file={file} />
    </ToolLayout>
  )
}

/** A space would not be visible. */
function describeForms(plainForms: readonly string[]): string {
  const shown = plainForms.map((form) => (form === ' ' ? 'a plain space' : form))
  return `Write ${new Intl.ListFormat('en-GB').format(shown)} instead`
}

/** Shows how much of each platform's limit the text uses. */
function PlatformList({ counts }: { counts: CharacterCounts }) {
  const id = useId()
  return (
    <section className="character-limits character-platforms" aria-labelledby={id}>
      <h2 id={id}>Limits by platform</h2>
      <dl className="stats">
        {measurePlatforms(counts).map(({ platform, label, text, isOver }) => (
          <div key={platform} className="stats-row">
            <dt>{label}</dt>
            <dd className={isOver ? 'bad' : undefined}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
