import { useRef } from 'react'
import type { ViewProps } from '#core/tool.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { Bars } from '#ui/bars.tsx'
import { CopyButton, DownloadButton } from '#ui/text-buttons.tsx'
import { LiveStatus } from '#ui/live-status.tsx'
import { OfferLine } from '#ui/offer-line.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Figure } from '#ui/figure.tsx'
import { countOf, formatNumber, formatPercent } from '#ui/format.ts'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import { Stats } from '#ui/stats.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { type Densities, explainCount, listsOf, noDensities } from './densities.ts'
import { tool } from './tool.ts'
import './view.css'

const engine = lazyEngine(() => import('./engine.ts'))

const maxListed = 1000
const step = 10

export default function KeywordDensity({ id }: ViewProps) {
  const { value, options, setOptions, setForText, area, fields } = useTextTool(id, tool)
  const counter = useEngine(id, tool, engine)
  const outcome = useLiveOutcome(counter, value.length === 0 ? undefined : { text: value }, {
    ...options,
    limit: maxListed,
  })
  const found: Densities = outcome?.ok ? outcome.result : noDensities
  const isStale = counter.isStale || outcome?.ok === false
  const hasPhrases = found.oneWord.length > 0 || found.twoWords.length > 0
  const hasRows = hasPhrases || (found.keyword !== '' && found.words > 0)
  // The text area offers to remove tags.
  const explanation = explainCount({ ...found, hasTags: false })
  const tables = useRef<HTMLDivElement>(null)

  return (
    <ToolLayout
      isStale={isStale}
      bar={
        <>
          <Figure value={formatPercent(found.density)} label="density" />
          <CopyButton text={() => counter.print(found)} disabled={found.words === 0 || isStale} />
        </>
      }
      sidebar={
        <>
          <Stats
            stats={[
              { label: 'Occurrences', value: found.count },
              { label: 'Words', value: found.words },
              ...(found.keyword === ''
                ? []
                : [
                    { label: 'In headings', value: found.inHeadings },
                    { label: 'In the first paragraph', value: found.inFirstParagraph },
                  ]),
            ]}
          />
          <DownloadButton
            variant="outline"
            label="Download CSV"
            extension="csv"
            text={async () => (await import('./print-densities.ts')).printCsvReport(found)}
            disabled={!hasRows || isStale}
          />
          <OptionFields {...fields} only={['wholeWord', 'skipStopWords', 'stopWords']} />
        </>
      }
    >
      <OptionFields {...fields} only={['keyword']} />
      <ToolTextArea
        {...area}
        isProse
        rows={7}
        // Without a keyword, the text area does not need its editor.
        highlights={options.keyword.trim() === '' ? undefined : found.matches}
      />
      {found.count > found.matches.length && (
        <p className="text-soft-ink">Only the first {formatNumber(found.matches.length)} matches are highlighted.</p>
      )}
      {explanation !== '' && <p className="text-soft-ink">{explanation}</p>}
      {found.insideWords > 0 && (
        <OfferLine label="Count whole words only" onAccept={() => setForText({ wholeWord: true })} focusNext={tables}>
          {describeInsideWords(found)}
        </OfferLine>
      )}
      <LiveStatus run={counter} outcome={outcome} />
      {found.words > 0 && !hasPhrases && (
        <p className="text-soft-ink">Words and phrases that occur at least twice will appear here.</p>
      )}
      <div className="density-tables" ref={tables} tabIndex={-1}>
        {listsOf(found)
          .filter(([, phrases]) => phrases.length > 0)
          .map(([title, phrases]) => (
            <Output key={title} title={title}>
              <LongList items={phrases} step={step}>
                {(visible) => (
                  <Bars
                    label={`Phrases by density: ${title.toLowerCase()}`}
                    bars={visible.map(({ phrase, count, density }) => ({ label: phrase, count, percent: density }))}
                    chosen={options.keyword}
                    onChoose={(keyword) => {
                      // The lists count whole words. Matches inside other words would give another number.
                      setOptions({ ...options, keyword, wholeWord: options.wholeWord || phrases !== found.keywords })
                    }}
                  />
                )}
              </LongList>
            </Output>
          ))}
      </div>
      {hasPhrases && <p className="text-soft-ink">Select a word or phrase to make it the keyword.</p>}
    </ToolLayout>
  )
}

function describeInsideWords({ count, insideWords }: Densities): string {
  const verb = insideWords === 1 ? 'is' : 'are'
  return `${formatNumber(insideWords)} of ${countOf(count, 'match', 'matches')} ${verb} part of a longer word.`
}
