import type { ViewProps } from '#core/tool/manifest.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { Bars } from '#ui/bars.tsx'
import { ContinueWithText, CopyButton, DownloadButton } from '#ui/text-buttons.tsx'
import { LiveStatus } from '#ui/live-status.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Figure } from '#ui/figure.tsx'
import { formatNumber, formatPercent, pluralize } from '#core/format.ts'
import { Output } from '#ui/output.tsx'
import { Stats } from '#ui/stats.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { useFoundLanguage, useTextLanguage } from '#ui/use-text-language.ts'
import { type Densities, listsOf, noDensities, print, printCsvReport } from './result.ts'
import { tool } from './tool.ts'
import './view.css'

export { tool }

export default function KeywordDensity({ id }: ViewProps) {
  const { text, value, options, setOptions, area, fields } = useTextTool(id, tool)
  const textLanguage = useTextLanguage(id, text, options.language)
  const counter = useLiveTool(id, tool, print, value.length === 0 ? undefined : { text: value }, {
    ...options,
    language: textLanguage.language,
  })
  const initialLabels = useFoundLanguage(textLanguage, counter.result)
  const found: Densities = counter.result ?? noDensities
  const { isStale } = counter
  const hasPhrases = found.oneWord.length > 0 || found.twoWords.length > 0
  const hasRows = hasPhrases || (found.keyword !== '' && found.words > 0)
  const { keyword, count, words, density, matches, dictionaryWords } = found

  return (
    <ToolLayout
      isStale={isStale}
      bar={
        <>
          {keyword === '' ? (
            <Figure value={words} label={pluralize(words, 'word')} />
          ) : (
            <Figure value={formatPercent(density)} label="density" />
          )}
          <CopyButton text={() => counter.print(found)} disabled={found.words === 0 || isStale} />
        </>
      }
      resultActions={
        <>
          <DownloadButton
            label="CSV"
            accessibleName="Download CSV"
            extension="csv"
            text={() => printCsvReport(found)}
            disabled={!hasRows || isStale}
          />
          <ContinueWithText buffer={text} />
        </>
      }
      sidebar={
        <>
          <Stats
            stats={[
              ...(keyword === '' ? [] : [{ label: 'Occurrences', value: count }]),
              { label: 'Words', value: words },
              ...(dictionaryWords === undefined ? [] : [{ label: 'Words by dictionary', value: dictionaryWords }]),
            ]}
          />
          <OptionFields
            {...fields}
            only={['wholeWord']}
            more={['skipStopWords', 'stopWords', 'rows', 'language']}
            initialLabels={initialLabels}
          />
        </>
      }
      result={
        <>
          {found.words > 0 && !hasPhrases && (
            <p className="note">Words and phrases that occur at least twice will appear here.</p>
          )}
          <div className="density-tables">
            {listsOf(found)
              .filter(([, phrases]) => phrases.length > 0)
              .map(([title, phrases]) => (
                <Output key={title} title={title}>
                  <Bars
                    label={`Phrases by density: ${title.toLowerCase()}`}
                    bars={phrases.map((item) => ({ label: item.phrase, count: item.count, percent: item.density }))}
                    chosen={options.keyword}
                    // The lists count whole words. Matches inside other words would give another number.
                    onChoose={(chosen) => setOptions({ ...options, keyword: chosen, wholeWord: true })}
                  />
                </Output>
              ))}
          </div>
          {hasPhrases && <p className="note">Select a word or phrase to make it the keyword.</p>}
        </>
      }
    >
      <OptionFields {...fields} only={['keyword']} />
      <ToolTextArea
        examples={() => import('./examples.ts')}
        {...area}
        isProse
        rows={7}
        // Without a keyword, the text area does not need its editor.
        highlights={options.keyword.trim() === '' ? undefined : matches}
      />
      {count > matches.length && (
        <p className="note">Only the first {formatNumber(matches.length)} matches are highlighted.</p>
      )}
      <LiveStatus tool={counter} />
    </ToolLayout>
  )
}
