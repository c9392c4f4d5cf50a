import { useId, useMemo } from 'react'
import type { ViewProps } from '#core/tool/manifest.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { ContinueWithText, CopyButton, DownloadResults } from '#ui/text-buttons.tsx'
import { LiveStatus } from '#ui/live-status.tsx'
import { Figure } from '#ui/figure.tsx'
import { countOf } from '#core/format.ts'
import { printStats, type Stat, Stats } from '#ui/stats.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { useToolState } from '#ui/use-tool-state.ts'
import { Gauge } from './gauge.tsx'
import { highlightsOf, type MarkKind, markKinds } from './mark-kinds.ts'
import { type Readability, hasOtherLetters, languageNote, noReadability, print, printStyle } from './result.ts'
import { tool } from './tool.ts'
import './view.css'

export { tool }

const Findings = lazyPart(() => import('./findings.tsx'))

/** More hard sentences would noticeably slow the page down. */
const options = { limit: 1000, style: true }

export default function ReadabilityScore({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const reader = useLiveTool(id, tool, print, value.length === 0 ? undefined : { text: value }, options)
  const found = reader.result ?? noReadability
  const isForeign = hasOtherLetters(found)
  const { isStale } = reader
  const [hidden, setHidden] = useToolState<readonly MarkKind[]>(`${id}/hidden`, [])
  const highlights = useMemo(() => highlightsOf(found, hidden), [found, hidden])

  return (
    <ToolLayout
      isStale={isStale}
      bar={
        <>
          <div className="readability-figure">
            <Figure value={isForeign ? '–' : found.score} label={isForeign ? 'No score' : found.level} />
          </div>
          <CopyButton
            // The scores only; Download saves everything.
            text={() => reader.print({ ...found, style: undefined })}
            disabled={reader.outcome === undefined || isStale}
          />
        </>
      }
      resultActions={
        <>
          <DownloadResults text={() => printResults(found)} disabled={found.sentences === 0 || isStale} />
          <ContinueWithText buffer={text} />
        </>
      }
      sidebar={
        <>
          {!isForeign && <Gauge found={found} />}
          <Stats stats={isForeign ? [{ label: 'Sentences', value: found.sentences }] : countsOf(found)} />
          {found.sentences > 0 && !isForeign && <Grades found={found} />}
        </>
      }
      result={found.sentences > 0 && <Findings found={found} hidden={hidden} onHide={setHidden} />}
    >
      <ToolTextArea
        examples={() => import('./examples.ts')}
        isProse
        tool={tool}
        buffer={text}
        highlights={highlights}
      />
      {!found.isEnglish && <p className="readability-note">{languageNote(found)}</p>}
      <LiveStatus tool={reader} />
    </ToolLayout>
  )
}

function countsOf(found: Readability): Stat[] {
  const { words, sentences, syllables, wordsPerSentence, syllablesPerWord } = found
  return [
    { label: 'Words', value: words },
    { label: 'Sentences', value: sentences },
    { label: 'Syllables', value: syllables },
    { label: 'Words per sentence', value: wordsPerSentence },
    { label: 'Syllables per word', value: words === 0 ? 0 : syllablesPerWord.toFixed(2) },
  ]
}

function gradesOf({ grades }: Readability): Stat[] {
  return [
    { label: 'Flesch-Kincaid', value: grades.fleschKincaid },
    { label: 'Gunning Fog', value: grades.gunningFog },
    { label: 'SMOG', value: grades.smog },
    { label: 'Coleman-Liau', value: grades.colemanLiau },
    { label: 'Automated (ARI)', value: grades.automated },
  ]
}

function printResults(found: Readability): string {
  const figures = printStats([
    { label: 'Flesch reading ease', value: found.score },
    { label: 'Level', value: found.level },
    { label: 'Audience', value: found.audience },
    ...countsOf(found),
    ...gradesOf(found),
  ])
  const style = found.style ? [printStyle(found.style)] : []
  const hardSentences = found.hardSentences.map(
    ({ difficulty, words, text }) => `${markKinds[difficulty].name}, ${countOf(words, 'word')}: ${text}`,
  )
  return [figures, ...style, ...hardSentences].join('\n\n')
}

/**
 * SMOG is defined for this many sentences. For shorter texts the count is scaled up, so a single long word has a large
 * effect.
 */
const smogSentences = 30

function Grades({ found }: { found: Readability }) {
  const { sentences } = found
  const id = useId()
  return (
    <section className="readability-grades" aria-labelledby={id}>
      <h2 id={id}>School grade by formula</h2>
      <Stats stats={gradesOf(found)} />
      <p className="note">The audience on the scale goes with the score alone, so these grades may differ from it.</p>
      {sentences < smogSentences && (
        <p className="note">
          SMOG needs {smogSentences} sentences; with {sentences}, it’s an estimate.
        </p>
      )}
    </section>
  )
}
