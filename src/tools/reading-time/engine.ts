import { countOf, formatDuration } from '#core/format.ts'
import { sumFields } from '#core/print-fields.ts'
import { countWords, estimateWords } from '#core/text/words.ts'
import type { Engine } from '#core/tool.ts'
import { describeTime, namedPaces, type ReadingTime, type Talk, timeOf } from './times.ts'
import type { tool } from './tool.ts'

export const engine: Engine<typeof tool, ReadingTime> = {
  run({ text }, { ownSpeed, talkMinutes }) {
    const time = timeOf(countWords(text), ownSpeed, estimateWords(text, text.length))
    return talkMinutes === 0 ? time : { ...time, talk: talkOf(time, talkMinutes) }
  },

  print: printTime,

  printTotal(results) {
    const isEstimated = results.some(({ estimatedWords }) => estimatedWords !== undefined)
    const counts = results.map(({ words, estimatedWords = words }) => ({ words, estimatedWords }))
    const { words, estimatedWords } = sumFields(counts, 'words', 'estimatedWords')
    const ownSpeed = results[0]?.paces.own?.wordsPerMinute ?? 0
    return printTime(timeOf(words, ownSpeed, isEstimated ? estimatedWords : undefined))
  },
}

function printTime({ words, paces, estimatedWords, talk }: ReadingTime): string {
  return [
    `Words: ${String(words)}`,
    ...(estimatedWords === undefined ? [] : [`Words by dictionary: about ${String(estimatedWords)}`]),
    ...namedPaces(paces).map(([name, pace]) => `${name}: ${describeTime(pace)}`),
    ...(talk ? [talk.advice] : []),
  ].join('\n')
}

/** Compares the time at the user's own speed, or else at the average speaking speed, with the time for the talk. */
function talkOf({ words, estimatedWords = words, paces }: ReadingTime, minutes: number): Talk {
  const { wordsPerMinute, seconds } = paces.own ?? paces.speaking
  const wordsLeft = minutes * wordsPerMinute - estimatedWords
  const secondsLeft = 60 * minutes - seconds
  return { minutes, wordsLeft, secondsLeft, advice: adviceFor(countOf(minutes, 'minute'), wordsLeft, secondsLeft) }
}

function adviceFor(slot: string, wordsLeft: number, secondsLeft: number): string {
  if (wordsLeft < 0)
    return `Too long for ${slot} by ${formatDuration(-secondsLeft)}: cut ${countOf(-wordsLeft, 'word')}.`
  if (secondsLeft === 0) return `Fits exactly into ${slot}.`
  const room = countOf(wordsLeft, 'more word', 'more words')
  return `Fits into ${slot} with ${formatDuration(secondsLeft)} to spare: room for ${room}.`
}
