import { useId } from 'react'
import { countOf, formatNumber } from '#ui/format.ts'
import { Meter } from '#ui/meter.tsx'
import type { CharacterCounts } from './engine.ts'
import type { Sms } from './sms.ts'
import './view.css'

/** Shows whether the text fits within common limits. */
export function Limits({ counts: { characters, sms } }: { counts: CharacterCounts }) {
  const id = useId()
  return (
    <section className="character-limits" aria-labelledby={id}>
      <h2 id={id}>Does it fit?</h2>
      <LimitMeter label="Post" characters={characters} limit={280} />
      <SmsMeter sms={sms} />
      <LimitMeter label="Page title" characters={characters} limit={60} />
      <LimitMeter label="Description" characters={characters} limit={160} />
    </section>
  )
}

function LimitMeter({ label, characters, limit }: { label: string; characters: number; limit: number }) {
  const over = characters - limit
  const text = `${formatNumber(characters)} of ${String(limit)}`
  return (
    <Meter
      label={label}
      text={over > 0 ? `${text}, ${formatNumber(over)} over` : text}
      value={characters}
      max={limit}
      tone={over > 0 ? 'bad' : 'plain'}
    />
  )
}

/** A longer message is sent in several segments, so the bar shows how full the segments are. */
function SmsMeter({ sms: { encoding, units, segments, capacity, left } }: { sms: Sms }) {
  const isSingle = segments <= 1
  const max = isSingle ? capacity : segments * capacity
  return (
    <Meter
      label={`SMS (${encoding})`}
      text={
        isSingle ? `${String(units)} of ${String(capacity)}` : `${countOf(segments, 'segment')}, ${String(left)} left`
      }
      value={max - left}
      max={max}
      tone={isSingle ? 'plain' : 'warn'}
    />
  )
}
