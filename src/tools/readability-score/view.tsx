import { useId, useMemo } from 'react'
import type { ViewProps } from '#core/tool/manifest.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { ContinueWithText, CopyButton, DownloadResults } from '#ui/text-buttons.tsx'
import { LiveStatus } from '#ui/live-status.tsx'
import { Figure } from '#ui/figure.tsx'
import { countOf } from '#core/format.ts'
import { printStats, type Stat, Stats } from '#ui/stats.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { useFoundLanguage, useTextLanguage } from '#ui/use-text-language.ts'
import { useToolState } from '#ui/use-tool-state.ts'
import { Gauge } from './gauge.tsx'
import { highlightsOf, type MarkKind, markKinds, styleKinds } from './mark-kinds.ts'
import { type Readability, hasOtherLetters, languageNote, noReadability, print, printStyle } from './result.ts'
import type { Grades } from './scores.ts'
import { tool } from './tool.ts'
import './view.css'

export { tool }

const Findings = lazyPart(() => import('./findings.tsx'))

/** More hard sentences would noticeably slow the page down. */
const limit = 1000

export default function ReadabilityScore({ id }: ViewProps) {
  const { text, value, options, area, fields } = useTextTool(id, tool)
  const textLanguage = useTextLanguage(id, text, options.language)
  const [hidden, setHidden] = useToolState<readonly MarkKind[]>(`${id}/hidden`, styleKinds)
  const reader = useLiveTool(id, tool, print, value.length === 0 ? undefined : { text: value }, {
    limit,
    style: styleKinds.some((kind) => !hidden.includes(kind)),
    language: textLanguage.language,
  })
  const initialLabels = useFoundLanguage(textLanguage, reader.result)
  const found = reader.result ?? noReadability
  const hasScore = found.score !== null && !hasOtherLetters(found)
  const note = languageNote(found)
  const { isStale } = reader
  const highlights = useMemo(() => highlightsOf(found, hidden), [found, hidden])

  return (
    <ToolLayout
      isStale={isStale}
      bar={
        <>
          <div className="readability-figure">
            <Figure {...figureOf(found, hasScore)} />
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
          {hasScore && <p className="readability-sentence">{describeScore(found)}</p>}
          {hasScore && <Gauge found={found} />}
          <Stats stats={countsOf(found)} />
          {hasScore && found.sentences > 0 && found.grades && (
            <SchoolGrades sentences={found.sentences} grades={found.grades} />
          )}
          <OptionFields {...fields} only={['language']} initialLabels={initialLabels} />
        </>
      }
      result={found.sentences > 0 && <Findings found={found} hidden={hidden} onHide={setHidden} />}
    >
      <ToolTextArea examples={() => import('./examples.ts')} {...area} isProse highlights={highlights} />
      {note !== undefined && <p className="readability-note">{note}</p>}
      <LiveStatus tool={reader} />
    </ToolLayout>
  )
}

/** The main figure: the score, or LIX for Swedish. */
function figureOf(
  { score, level, lix, lixLevel }: Readability,
  hasScore: boolean,
): { value: number | string; label: string } {
  if (lix !== undefined && lixLevel !== undefined) return { value: lix, label: `LIX: ${lixLevel}` }
  return hasScore && score !== null && level !== null
    ? { value: score, label: level }
    : { value: '–', label: 'No score' }
}

function describeScore({ sentences, audience, formula }: Readability): string {
  if (sentences === 0) return 'Type a text to see how easy it is to read.'
  const readers = (audience ?? '').replace(/^[A-Z]/, (letter) => letter.toLowerCase())
  return `Written at the level of ${readers}, by ${formula ?? ''}.`
}

function countsOf(found: Readability): Stat[] {
  const { words, sentences, syllables, wordsPerSentence, syllablesPerWord, lettersPerWord, gulpease } = found
  // Without spaces, a “word” is a whole line.
  if (found.isUnspaced || hasOtherLetters(found)) return [{ label: 'Sentences', value: sentences }]
  return [
    { label: 'Words', value: words },
    { label: 'Sentences', value: sentences },
    ...(syllables === null ? [] : [{ label: 'Syllables', value: syllables }]),
    { label: 'Words per sentence', value: wordsPerSentence },
    syllablesPerWord === null
      ? { label: 'Letters per word', value: lettersPerWord }
      : { label: 'Syllables per word', value: words === 0 ? 0 : syllablesPerWord.toFixed(2) },
    ...(gulpease === undefined ? [] : [{ label: 'Gulpease (0 to 100)', value: gulpease }]),
  ]
}

function gradesOf(grades: Grades): Stat[] {
  return [
    { label: 'Flesch-Kincaid', value: grades.fleschKincaid },
    { label: 'Gunning Fog', value: grades.gunningFog },
    { label: 'SMOG', value: grades.smog },
    { label: 'Coleman-Liau', value: grades.colemanLiau },
    { label: 'Automated (ARI)', value: grades.automated },
  ]
}

function printResults(found: Readability): string {
  const { formula, score, level, audience, lix, lixLevel, grades } = found
  const figures = printStats([
    ...(formula === undefined || score === null ? [] : [{ label: formula, value: score }]),
    ...(lix === undefined ? [] : [{ label: 'LIX', value: lix }]),
    { label: 'Level', value: level ?? lixLevel ?? 'No score' },
    ...(audience === null ? [] : [{ label: 'Audience', value: audience }]),
    ...countsOf(found),
    ...(grades ? gradesOf(grades) : []),
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

function SchoolGrades({ sentences, grades }: { sentences: number; grades: Grades }) {
  const id = useId()
  return (
    <section className="readability-grades" aria-labelledby={id}>
      <h2 id={id}>School grade by formula</h2>
      <Stats stats={gradesOf(grades)} />
      <p className="note">The audience on the scale goes with the score alone, so these grades may differ from it.</p>
      {sentences < smogSentences && (
        <p className="note">
          SMOG needs {smogSentences} sentences; with {sentences}, it’s an estimate.
        </p>
      )}
    </section>
  )
}
