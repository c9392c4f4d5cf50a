import type { ReactNode } from 'react'
import { Meter } from '#ui/meter.tsx'
import { Output } from '#ui/output.tsx'
import { describeOverall, languageNote, type TitleReport } from './title-report.ts'

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
