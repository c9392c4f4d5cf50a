import { formatDuration } from '#core/format.ts'
import { type DictionaryCounts, minutesFor, secondsFor, wordsPerMinute } from '#core/text/reading-speed.ts'

/** The time at one speed, rounded up to whole minutes and rounded up to whole seconds. */
export interface Pace {
  readonly wordsPerMinute: number
  readonly minutes: number
  readonly seconds: number
}

/** The dictionary’s counts are present for a text without spaces. */
export interface ReadingTime extends Partial<DictionaryCounts> {
  readonly words: number
  /** In minutes, rounded up. */
  readonly average: number
  readonly fast: number
  readonly slow: number
  /** All times with their speeds. `own` is present only if a custom speed is set. */
  readonly paces: Readonly<Record<keyof typeof wordsPerMinute, Pace>> & { readonly own?: Pace }
}

/** Returns the reading times for a number of words. An `ownSpeed` of 0 means that no custom speed is set. */
export function timeOf(words: number, ownSpeed: number, dictionary?: DictionaryCounts): ReadingTime {
  const speeds = { ...wordsPerMinute, ...(ownSpeed > 0 && { own: ownSpeed }) }
  const entries = Object.entries(speeds).map(([id, speed]) => {
    const pace: Pace = { wordsPerMinute: speed, minutes: minutesFor(words, speed), seconds: secondsFor(words, speed) }
    return [id, pace]
  })
  const paces = Object.fromEntries(entries) as ReadingTime['paces']
  return {
    words,
    average: paces.average.minutes,
    fast: paces.fast.minutes,
    slow: paces.slow.minutes,
    paces,
    ...dictionary,
  }
}

/** Returns the times with their names, in the order in which they are shown. */
export function namedPaces(paces: ReadingTime['paces']): [string, Pace][] {
  const nameOf = (id: string) => (id === 'own' ? 'Your speed' : id.charAt(0).toUpperCase() + id.slice(1))
  return Object.entries(paces).map(([id, pace]) => [nameOf(id), pace])
}

/** Whether to show seconds. For less than an hour, rounding up to whole minutes makes a difference. */
export function showsSeconds({ seconds }: Pace): boolean {
  return seconds < 3600 && seconds % 60 > 0
}

/** Returns a time such as `3 min (2 min 20 s)`. */
export function describeTime(pace: Pace, format: (minutes: number) => string = String): string {
  const rounded = `${format(pace.minutes)} min`
  return showsSeconds(pace) ? `${rounded} (${formatDuration(pace.seconds)})` : rounded
}
