import { countOf, formatNumber } from '#core/format.ts'
import type { CharacterCounts } from './engine.ts'
import type { Sms } from './sms.ts'

interface Limit {
  readonly label: string
  readonly text: string
  readonly value: number
  readonly max: number
  readonly tone: 'plain' | 'warn' | 'bad'
}

/** Returns whether the text fits within common limits. */
export function measureLimits({ characters, sms }: CharacterCounts): Limit[] {
  return [
    characterLimit('Post', characters, 280),
    smsLimit(sms),
    characterLimit('Page title', characters, 60),
    characterLimit('Description', characters, 160),
  ]
}

function characterLimit(label: string, characters: number, max: number): Limit {
  const over = characters - max
  const text = `${formatNumber(characters)} of ${String(max)}`
  return {
    label,
    text: over > 0 ? `${text}, ${formatNumber(over)} over` : text,
    value: characters,
    max,
    tone: over > 0 ? 'bad' : 'plain',
  }
}

/** A longer message is sent in several segments, so the bar shows how full the segments are. */
function smsLimit({ encoding, units, segments, capacity, left }: Sms): Limit {
  const isSingle = segments <= 1
  const max = isSingle ? capacity : segments * capacity
  return {
    label: `SMS (${encoding})`,
    text: isSingle
      ? `${String(units)} of ${String(capacity)}`
      : `${countOf(segments, 'segment')}, ${String(left)} left`,
    value: max - left,
    max,
    tone: isSingle ? 'plain' : 'warn',
  }
}
