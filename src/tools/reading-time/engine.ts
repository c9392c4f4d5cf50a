import {
  minutesFor,
  secondsFor,
  wordsReadFastPerMinute,
  wordsReadPerMinute,
  wordsReadSlowlyPerMinute,
  wordsSpokenPerMinute,
} from '#core/text/reading-speed.ts'
import { countWords } from '#core/text/words.ts'
import type { Engine } from '#core/tool.ts'
import type { tool } from './tool.ts'

/** The time at one speed, rounded up to whole minutes and rounded up to whole seconds. */
export interface Pace {
  readonly wordsPerMinute: number
  readonly minutes: number
  readonly seconds: number
}

export interface ReadingTime {
  readonly words: number
  /** In minutes, rounded up. */
  readonly average: number
  readonly fast: number
  readonly slow: number
  /** All times with their speeds. */
  readonly paces: {
    readonly average: Pace
    readonly fast: Pace
    readonly slow: Pace
    readonly speaking: Pace
    /** Present only if a custom speed is set. */
    readonly own?: Pace
  }
}

function paceOf(words: number, wordsPerMinute: number): Pace {
  return { wordsPerMinute, minutes: minutesFor(words, wordsPerMinute), seconds: secondsFor(words, wordsPerMinute) }
}

/** Returns the reading times for a number of words. An `ownSpeed` of 0 means that no custom speed is set. */
export function timeOf(words: number, ownSpeed: number): ReadingTime {
  const paces = {
    average: paceOf(words, wordsReadPerMinute),
    fast: paceOf(words, wordsReadFastPerMinute),
    slow: paceOf(words, wordsReadSlowlyPerMinute),
    speaking: paceOf(words, wordsSpokenPerMinute),
    ...(ownSpeed > 0 && { own: paceOf(words, ownSpeed) }),
  }
  return { words, average: paces.average.minutes, fast: paces.fast.minutes, slow: paces.slow.minutes, paces }
}

export const engine: Engine<typeof tool, ReadingTime> = {
  run({ text }, { ownSpeed }) {
    return timeOf(countWords(text), ownSpeed)
  },

  print({ words, paces: { average, fast, slow, speaking, own } }) {
    return [
      `Words: ${String(words)}`,
      `Average: ${printPace(average)}`,
      `Fast: ${printPace(fast)}`,
      `Slow: ${printPace(slow)}`,
      `Speaking: ${printPace(speaking)}`,
      ...(own ? [`Your speed: ${printPace(own)}`] : []),
    ].join('\n')
  },
}

/** Whether to show seconds. For less than ten minutes, rounding up to whole minutes makes a big difference. */
export function showsSeconds({ seconds }: Pace): boolean {
  return seconds < 600 && seconds % 60 > 0
}

function printPace(pace: Pace): string {
  const rounded = `${String(pace.minutes)} min`
  return showsSeconds(pace) ? `${rounded} (${printSeconds(pace.seconds)})` : rounded
}

function printSeconds(seconds: number): string {
  const rest = `${String(seconds % 60)} s`
  return seconds < 60 ? rest : `${String(Math.floor(seconds / 60))} min ${rest}`
}
