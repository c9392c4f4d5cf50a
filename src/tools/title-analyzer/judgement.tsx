import type { ReactNode } from 'react'
import { Meter } from '#ui/meter.tsx'
import { Output } from '#ui/output.tsx'
import { describeOverall, languageNote, newsNote, type TitleReport } from './title-report.ts'

function toneOf(share: number) {
  if (share === 1) return 'good'
  return share < 0.5 ? 'warn' : 'plain'
}

/** Shows what each part adds to the overall judgement, and what to change. */
export function Judgement({ report, actions }: { report: TitleReport; actions: ReactNode }) {
  const { parts, isEnglish } = report
  return (
    <Output title={`Overall judgement: ${describeOverall(report)}`} actions={actions}>
      {!isEnglish && <p className="text-soft-ink">{languageNote}</p>}
      <ul className="grid gap-4">
        {parts.map(({ name, points, max, notes }) => (
          <li key={name} className="grid gap-2">
            <Meter
              label={name}
              text={`${String(points)} of ${String(max)}`}
              value={points}
              max={max}
              tone={toneOf(points / max)}
            />
            {notes.map((note) => (
              <p key={note} dir="auto">
                {note}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Output>
  )
}

/** Shows the feedback for each check, with a tick if it has passed and an arrow if it has not. */
export function Feedback({ report }: { report: TitleReport }) {
  return (
    <Output title="Feedback: four basic checks">
      <p className="preview-note">
        {report.form === 'news' ? newsNote : 'They don’t judge what the title says, so a weak title can pass them all.'}
      </p>
      <ul className="title-feedback">
        {report.checks.map(({ name, isPassed, feedback }) => (
          <li key={name} data-passed={isPassed}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d={isPassed ? 'M2 8.5 6 12.5 14 3.5' : 'M1.5 8H14M9 3l5 5-5 5'} />
            </svg>
            {feedback}
          </li>
        ))}
      </ul>
    </Output>
  )
}
