import { countOf, formatDuration } from '#core/format.ts'
import {
  minutesFor,
  secondsFor,
  wordsPresentedPerMinute,
  wordsReadFastPerMinute,
  wordsReadPerMinute,
  wordsReadSlowlyPerMinute,
  wordsSpokenPerMinute,
} from '#core/text/reading-speed.ts'

/** The time at one speed, rounded up to whole minutes and rounded up to whole seconds. */
export interface Pace {
  readonly wordsPerMinute: number
  readonly minutes: number
  readonly seconds: number
}

/** Whether a talk fits into the time for it. */
export interface Talk {
  readonly minutes: number
  /** How many words fit into the time, and how many the talk has. */
  readonly words: number
  readonly totalWords: number
  /** Negative if the talk is too long. */
  readonly secondsLeft: number
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
    readonly presentation: Pace
    /** Present only if a custom speed is set. */
    readonly own?: Pace
  }
  /** About how many words a dictionary finds in a text without spaces. All times are based on it. */
  readonly estimatedWords?: number
  /** Present only if the time for a talk is set. */
  readonly talk?: Talk
}

interface Words {
  readonly words: number
  readonly estimatedWords?: number | undefined
}

interface TimeOptions {
  /** In words per minute. 0 means that no custom speed is set. */
  readonly ownSpeed: number
  /** 0 means that there is no talk. */
  readonly talkMinutes: number
}

/** Returns the reading times for a number of words. */
export function timeOf({ words, estimatedWords }: Words, { ownSpeed, talkMinutes }: TimeOptions): ReadingTime {
  const read = estimatedWords ?? words
  const paces = {
    average: paceOf(read, wordsReadPerMinute),
    fast: paceOf(read, wordsReadFastPerMinute),
    slow: paceOf(read, wordsReadSlowlyPerMinute),
    speaking: paceOf(read, wordsSpokenPerMinute),
    presentation: paceOf(read, wordsPresentedPerMinute),
    ...(ownSpeed > 0 && { own: paceOf(read, ownSpeed) }),
  }
  return {
    words,
    average: paces.average.minutes,
    fast: paces.fast.minutes,
    slow: paces.slow.minutes,
    paces,
    ...(estimatedWords !== undefined && { estimatedWords }),
    ...(talkMinutes > 0 && { talk: talkOf(read, talkMinutes, paces.own ?? paces.speaking) }),
  }
}

function paceOf(words: number, wordsPerMinute: number): Pace {
  return { wordsPerMinute, minutes: minutesFor(words, wordsPerMinute), seconds: secondsFor(words, wordsPerMinute) }
}

function talkOf(totalWords: number, minutes: number, { wordsPerMinute, seconds }: Pace): Talk {
  return { minutes, words: minutes * wordsPerMinute, totalWords, secondsLeft: 60 * minutes - seconds }
}

/** Whether to show seconds. For less than ten minutes, rounding up to whole minutes makes a big difference. */
export function showsSeconds({ seconds }: Pace): boolean {
  return seconds < 600 && seconds % 60 > 0
}

/** Says whether the talk fits, and how much to cut or add. */
export function describeTalk({ minutes, words, secondsLeft, totalWords }: Talk): string {
  const slot = countOf(minutes, 'minute')
  if (secondsLeft < 0)
    return `Too long for ${slot} by ${formatDuration(-secondsLeft)}: cut ${countOf(totalWords - words, 'word')}.`
  if (secondsLeft === 0) return `Fits exactly into ${slot}.`
  const room = countOf(words - totalWords, 'more word', 'more words')
  return `Fits into ${slot} with ${formatDuration(secondsLeft)} to spare: room for ${room}.`
}
