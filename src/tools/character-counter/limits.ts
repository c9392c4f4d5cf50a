import { countOf, formatNumber, pluralize } from '#core/format.ts'
import type { CharacterCounts } from './result.ts'
import { chosenLimit, type LimitOptions } from './platforms.ts'
import { plainFormsOf } from './plain-characters.ts'
import type { Sms } from './sms.ts'
import { tool } from './tool.ts'

interface Limit {
  readonly label: string
  readonly text: string
  readonly value: number
  readonly max: number
  readonly tone: 'plain' | 'warn' | 'bad'
  /** Why the value differs from the number of characters. */
  readonly note?: string
  /** What to write instead of typographic characters so that more fits. */
  readonly plainForms?: readonly string[] | undefined
}

/** Returns whether the text fits within common limits. */
export function measureLimits({ characters, weighted, sms }: CharacterCounts): Limit[] {
  return [
    {
      ...characterLimit('Post (X)', weighted?.x, 280),
      ...(weighted &&
        weighted.x !== characters && { note: 'X counts a link as 23, an emoji or a Chinese character as 2.' }),
    },
    smsLimit(sms),
    characterLimit('Page title', characters, 60),
    characterLimit('Description', characters, 160),
  ]
}

interface PlatformUse {
  readonly platform: LimitOptions['platform']
  readonly label: string
  readonly text: string
  readonly isOver: boolean
}

/** Returns how much of each limit the text uses, including the user's own limit if there is one. */
export function measurePlatforms({ characters, weighted }: CharacterCounts, ownLimit = 0): PlatformUse[] {
  return tool.options.platform.choices.flatMap(({ value: platform, label }): PlatformUse[] => {
    const limit = chosenLimit({ platform, limit: ownLimit })
    if (!limit) return []
    const used = limit.rule === 'characters' ? characters : weighted?.[limit.rule]
    const isOver = used === undefined || used > limit.max
    return [{ platform, label, text: describeUse(used, limit.max), isOver }]
  })
}

function describeUse(used: number | undefined, max: number): string {
  if (used === undefined) return `far over ${formatNumber(max)}`
  const left = max - used
  const rest = left < 0 ? `${formatNumber(-left)} over` : `${formatNumber(left)} left`
  return `${formatNumber(used)} of ${formatNumber(max)}, ${rest}`
}

function characterLimit(label: string, used: number | undefined, max: number): Limit {
  if (used === undefined || used > max) return { label, text: describeUse(used, max), value: max, max, tone: 'bad' }
  return { label, text: `${formatNumber(used)} of ${formatNumber(max)}`, value: used, max, tone: 'plain' }
}

/** A longer message is sent in several segments, so the bar shows how full the segments are. */
function smsLimit({ encoding, units, segments, capacity, left, otherCharacters }: Sms): Limit {
  const isSingle = segments <= 1
  const max = Math.max(1, segments) * capacity
  return {
    label: `SMS (${encoding})`,
    text: isSingle
      ? `${String(units)} of ${String(capacity)}`
      : `${countOf(segments, 'segment')}, ${String(left)} left`,
    value: max - left,
    max,
    tone: isSingle ? 'plain' : 'warn',
    ...(otherCharacters && {
      note: `${nameCharacters(otherCharacters)} ${pluralize(otherCharacters.length, 'needs', 'need')} UCS-2.`,
      plainForms: plainFormsOf(otherCharacters),
    }),
  }
}

const maxNamed = 3

function nameCharacters(characters: readonly string[]): string {
  // Spaces, joiners and accents alone would not be visible.
  const names = characters.map((character) =>
    /[\p{C}\p{Z}\p{M}]/mu.test(character)
      ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
      : character,
  )
  const named = names.length > maxNamed ? [...names.slice(0, maxNamed), 'other characters'] : names
  return new Intl.ListFormat('en-GB').format(named)
}
