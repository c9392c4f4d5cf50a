import { formatDuration } from '#core/format.ts'
import { estimateWords } from '#core/text/unspaced.ts'
import { countWords } from '#core/text/words.ts'
import type { Engine } from '#core/tool.ts'
import { describeTalk, type Pace, type ReadingTime, showsSeconds, timeOf } from './times.ts'
import type { tool } from './tool.ts'

export const engine: Engine<typeof tool, ReadingTime> = {
  run({ text }, options) {
    return timeOf({ words: countWords(text), estimatedWords: estimateWords(text, text.length) }, options)
  },

  print({ words, paces: { average, fast, slow, speaking, presentation, own }, estimatedWords, talk }) {
    return [
      `Words: ${String(words)}`,
      ...(estimatedWords === undefined ? [] : [`Words by dictionary: about ${String(estimatedWords)}`]),
      `Average: ${printPace(average)}`,
      `Fast: ${printPace(fast)}`,
      `Slow: ${printPace(slow)}`,
      `Speaking: ${printPace(speaking)}`,
      `Presentation: ${printPace(presentation)}`,
      ...(own ? [`Your speed: ${printPace(own)}`] : []),
      ...(talk ? [describeTalk(talk)] : []),
    ].join('\n')
  },
}

function printPace(pace: Pace): string {
  const rounded = `${String(pace.minutes)} min`
  return showsSeconds(pace) ? `${rounded} (${formatDuration(pace.seconds)})` : rounded
}
