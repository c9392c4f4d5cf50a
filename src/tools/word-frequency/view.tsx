import { useRef } from 'react'
import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { Bars } from '#ui/bars.tsx'
import { Button } from '#ui/button.tsx'
import { chooseTool } from '#ui/choose-tool.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { ContinueButton, CopyButton, DownloadButton } from '#ui/text-buttons.tsx'
import { LiveStatus } from '#ui/live-status.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Figure } from '#ui/figure.tsx'
import { countOf, formatNumber } from '#ui/format.ts'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import { Stats } from '#ui/stats.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { useText } from '#ui/text-area/use-text.ts'
import { useToolState } from '#ui/use-tool-state.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import type { Options } from './engine.ts'
import { minListedStopWords, noFrequencies, type WordFrequencies } from './frequencies.ts'
import { tool } from './tool.ts'
import { useCsv } from './use-csv.tsx'
import { useOccurrences } from './use-occurrences.tsx'

const engine = lazyEngine(() => import('./engine.ts'))

/** Loaded when it is opened. */
const WordComparison = lazyPart(() => import('./comparison.tsx'))

/** More words would noticeably delay the transfer from the worker. The download includes all of them. */
const maxListed = 10_000
const step = 100
/** A text without spaces is one long word. */
const maxShownLength = 60

export default function WordFrequency({ id }: ViewProps) {
  const { text, value, options, setForText, fields } = useTextTool(id, tool)
  const counter = useEngine(id, tool, engine)
  const outcome = useLiveOutcome(counter, value.length === 0 ? undefined : { text: value }, options)
  const found = outcome?.ok ? outcome.result : noFrequencies
  const isStale = counter.isStale || outcome?.ok === false
  const isPartial = found.items.length < found.distinct
  const offersDictionary = found.needsDictionary !== undefined || options.dictionary
  const list = useRef<HTMLDivElement>(null)
  const finder = useEngine(id, tool, engine)
  const { search, highlights, find, step: stepTo, close } = useOccurrences(finder, value, options)
  const other = useText(`${id}/other`)
  const [isComparing, setIsComparing] = useToolState(`${id}/is-comparing`, false)

  const [lister, listAll] = useCsv(id, tool, engine)
  const change = (changes: Partial<Options> = {}) => {
    setForText(changes)
    // The button that was clicked disappears, so focus moves to the list.
    list.current?.focus({ preventScroll: true })
  }

  return (
    <ToolLayout
      isStale={isStale}
      bar={
        <>
          <Figure value={found.distinct} label={found.distinct === 1 ? 'different word' : 'different words'} />
          <CopyButton
            text={() => counter.print(found)}
            {...(isPartial && { name: `Copy top ${formatNumber(found.items.length)}` })}
            disabled={found.items.length === 0 || isStale}
          />
        </>
      }
      sidebar={
        <>
          <Stats stats={[{ label: 'Words counted', value: found.words }]} />
          {offersFor(found, options).map(({ text: reason, label, changes }) => (
            <p key={reason} className="text-soft-ink">
              {reason}{' '}
              {label && (
                <Button variant="link" size="sm" onClick={() => change(changes)}>
                  {label}
                </Button>
              )}
            </p>
          ))}
          <OptionFields
            {...fields}
            only={[
              'skipStopWords',
              'stopWords',
              'skipAddresses',
              'minLength',
              ...(offersDictionary ? ['dictionary' as const] : []),
            ]}
          />
        </>
      }
    >
      <ToolTextArea
        tool={tool}
        buffer={text}
        isProse
        rows={7}
        highlights={highlights}
        onExample={({ options: { compareWith = '', ...changed } = {} }) => {
          const { limit, find: noWord } = initialOptions(tool.options)
          setForText({ ...initialOptions(tool.options), ...changed, limit, find: noWord })
          other.replace(compareWith)
          setIsComparing(compareWith !== '')
        }}
      />
      <LiveStatus run={counter} outcome={outcome} />
      {found.items.length > 0 && (
        <Output
          title="Words by frequency"
          actions={
            <>
              <DownloadButton
                text={() => listAll(value, options)}
                extension="csv"
                label="Download CSV"
                disabled={isStale}
              />
              <ContinueButton text={() => counter.print(found)} title="Words by frequency" disabled={isStale} />
            </>
          }
        >
          <RunStatus run={lister} cancelledHint="Nothing was saved." />
          <RunStatus run={finder} cancelledHint="Nothing was found." />
          {search ? (
            <Stepper
              onStep={stepTo}
              onClose={() => {
                close()
                list.current?.focus()
              }}
            >
              “{search.word.slice(0, maxShownLength)}”: {formatNumber(search.index + 1)} of{' '}
              {formatNumber(search.occurrences.length)}
            </Stepper>
          ) : (
            <p className="flex min-h-11 items-center text-soft-ink">
              {isPartial && `The top ${formatNumber(found.items.length)} of ${formatNumber(found.distinct)} words. `}
              Select a word to see it in the text.
            </p>
          )}
          <div ref={list} tabIndex={-1} className="grid gap-3">
            <LongList items={found.items} step={step}>
              {(visible) => (
                <Bars
                  label="Words by frequency"
                  bars={visible.map(({ word, count, share }) => ({ label: word, count, percent: share }))}
                  chosen={search?.word}
                  onChoose={(word) => void find(word)}
                />
              )}
            </LongList>
          </div>
          {isPartial && found.items.length < maxListed && (
            <Button variant="outline" onClick={() => change({ limit: maxListed })}>
              {found.distinct > maxListed
                ? `Show the first ${formatNumber(maxListed)}`
                : `Show all ${formatNumber(found.distinct)}`}
            </Button>
          )}
          {isPartial && found.items.length === maxListed && (
            <p className="text-soft-ink">The CSV download contains all {formatNumber(found.distinct)} words.</p>
          )}
        </Output>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" aria-expanded={isComparing} onClick={() => setIsComparing(!isComparing)}>
          Compare with another text
        </Button>
        <Button
          variant="outline"
          disabled={found.items.length === 0}
          onClick={() =>
            chooseTool({ title: 'Count phrases', text: value, format: text.format, toolId: 'keyword-density' })
          }
        >
          Count phrases
        </Button>
      </div>
      {isComparing && <WordComparison id={id} engine={engine} text={value} other={other} options={options} />}
    </ToolLayout>
  )
}

interface Offer {
  /** What the list contains or leaves out. */
  readonly text: string
  /** The button that changes that. */
  readonly label?: string
  readonly changes?: Partial<Options>
}

function offersFor(found: WordFrequencies, options: Options): Offer[] {
  const { leftOut, listedStopWords = 0, commonWords = [], needsDictionary, withoutSymbols } = found
  const offers: Offer[] = []
  if (leftOut.short > 0)
    offers.push({
      text: `${countOf(leftOut.short, 'word')} with fewer than ${String(options.minLength)} characters left out.`,
      label: 'Include short words',
      changes: { minLength: 1 },
    })
  if (leftOut.stopWords > 0)
    offers.push({
      text: `${countOf(leftOut.stopWords, 'stop word')} left out.`,
      // The user's own words stay left out.
      ...(options.skipStopWords && { label: 'Include stop words', changes: { skipStopWords: false } }),
    })
  if (commonWords.length > 0)
    offers.push({
      text: `${countOf(commonWords.length, 'word')} are common in any text of this language.`,
      label: 'Leave out common words',
      changes: { stopWords: [options.stopWords, ...commonWords].filter((word) => word !== '').join(', ') },
    })
  else if (listedStopWords >= minListedStopWords)
    offers.push({
      text: `${formatNumber(listedStopWords)} of the listed words are common in any English text.`,
      label: 'Leave out stop words',
      changes: { skipStopWords: true },
    })
  if (withoutSymbols) offers.push({ text: `${withoutSymbols.join(', ')}: counted without symbols.` })
  if (needsDictionary)
    offers.push({
      text: 'This text has no spaces between words.',
      label: 'Find words with a dictionary',
      changes: { dictionary: true, minLength: 2 },
    })
  return offers
}
