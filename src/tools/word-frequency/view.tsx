import type { ViewProps } from '#core/tool/manifest.ts'
import { useEngine } from '#run/use-engine.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { Bars } from '#ui/bars.tsx'
import { Button } from '#ui/button.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Figure } from '#ui/figure.tsx'
import { formatNumber, pluralize } from '#core/format.ts'
import { LiveStatus } from '#ui/live-status.tsx'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { Stats } from '#ui/stats.tsx'
import { ContinueButton, CopyButton, DownloadButton } from '#ui/text-buttons.tsx'
import { toast } from '#ui/toasts.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { useFoundLanguage, useTextLanguage } from '#ui/use-text-language.ts'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { type WordFrequencies, print } from './result.ts'
import { tool } from './tool.ts'

export { tool }

/** More words would noticeably delay the transfer from the worker. The download includes all of them. */
const maxListed = 10_000
const step = 100

/** The frequencies for an empty text. */
const noFrequencies: WordFrequencies = { items: [], words: 0, distinct: 0 }

export default function WordFrequency({ id }: ViewProps) {
  const { text, value, options: chosenOptions, setForText, area, fields } = useTextTool(id, tool)
  const textLanguage = useTextLanguage(id, text, chosenOptions.language)
  const options = { ...chosenOptions, language: textLanguage.language }
  const counter = useLiveTool(id, tool, print, value.length === 0 ? undefined : { text: value }, options)
  const initialLabels = useFoundLanguage(textLanguage, counter.result)
  const found = counter.result ?? noFrequencies
  const { isStale } = counter
  const isPartial = found.items.length < found.distinct

  // A run of its own does not cancel the live count.
  const lister = useEngine(id, tool, print)
  const listAll = async () => {
    const all = await lister.run({ text: value }, { ...options, limit: 1, csv: true })
    if (all?.ok === false) toast(all.message, { destructive: true })
    return all?.ok ? all.result.csv : undefined
  }

  return (
    <ToolLayout
      isStale={isStale}
      bar={
        <>
          <Figure value={found.distinct} label={pluralize(found.distinct, 'different word')} />
          <CopyButton
            text={() => counter.print(found)}
            {...(isPartial && { name: `Copy top ${formatNumber(found.items.length)}` })}
            disabled={found.items.length === 0 || isStale}
          />
        </>
      }
      resultActions={
        <>
          <DownloadButton
            text={listAll}
            extension="csv"
            label="CSV"
            accessibleName="Download CSV"
            disabled={found.items.length === 0 || isStale}
          />
          <ContinueButton
            text={() => counter.print(found)}
            title="Words by frequency"
            isMain
            disabled={found.items.length === 0 || isStale}
          />
        </>
      }
      result={
        found.items.length > 0 && (
          <Output title="Words by frequency">
            <RunStatus run={lister} cancelledHint="Nothing was saved." />
            <LongList items={found.items} step={step}>
              {(visible) => (
                <Bars
                  label="Words by frequency"
                  bars={visible.map(({ word, count, share }) => ({ label: word, count, percent: share }))}
                />
              )}
            </LongList>
            {isPartial && found.items.length < maxListed && (
              <Button variant="outline" onClick={() => setForText({ limit: maxListed })}>
                {found.distinct > maxListed
                  ? `Show the first ${formatNumber(maxListed)}`
                  : `Show all ${formatNumber(found.distinct)}`}
              </Button>
            )}
            {isPartial && found.items.length === maxListed && (
              <p className="note">The CSV download contains all {formatNumber(found.distinct)} words.</p>
            )}
          </Output>
        )
      }
      sidebar={
        <>
          <Stats stats={[{ label: 'Words counted', value: found.words }]} />
          <OptionFields
            {...fields}
            only={['skipStopWords']}
            more={['stopWords', 'minLength', 'language']}
            initialLabels={initialLabels}
          />
        </>
      }
    >
      <ToolTextArea examples={() => import('./examples.ts')} {...area} isProse rows={7} />
      <LiveStatus tool={counter} />
    </ToolLayout>
  )
}
