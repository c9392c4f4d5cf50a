import { useId } from 'react'
import type { CharacterCounts } from './character-counts.ts'
import { measurePlatforms } from './limits.ts'

/** Shows how much of each platform's limit the text uses. */
export function PlatformList({ counts }: { counts: CharacterCounts }) {
  const id = useId()
  return (
    <section className="character-limits character-platforms" aria-labelledby={id}>
      <h2 id={id}>Limits by platform</h2>
      <dl className="stats">
        {measurePlatforms(counts).map(({ platform, label, text, isOver }) => (
          <div key={platform} className="stats-row">
            <dt>{label}</dt>
            <dd className={`text-right ${isOver ? 'text-rubric' : ''}`}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
