import {
  paragraphBreak,
  randomIndexes,
  randomSizesWithSum,
  sentencesPerParagraph,
  wordsPerSentence,
} from '#core/random/filler.ts'
import { capitalizeFirst } from '#core/text/name-words.ts'
import type { Engine, EngineContext } from '#core/tool/engine-interface.ts'
import { drawItems } from './draw-items.ts'
import type { tool } from './tool.ts'
import { print, type Settings, type RandomWords, type RandomText } from './result.ts'

/** 37 everyday words. Enough of them are short that random sequences look like real sentences at a glance. */
export const wordList: readonly string[] = (
  'the quick brown fox jumps over some lazy dog while bright stars shine above quiet hills and cold wind moves ' +
  'through old trees near river where small birds sing every morning before people wake rain falls softly'
).split(' ')

/** No word directly follows itself. */
function drawWords(amount: number, context: EngineContext): string[] {
  return Array.from(randomIndexes(wordList.length, amount, context), (index) => wordList[index] as string)
}

function generateWords({ words, shape }: Settings, context: EngineContext): RandomWords {
  const drawn = drawWords(words, context)
  if (shape === 'words' || shape === 'lines') {
    return { kind: 'words', text: drawn.join(shape === 'lines' ? '\n' : ' '), words, sentences: 0, paragraphs: 0 }
  }
  const sentences = randomSizesWithSum(words, wordsPerSentence, context).map((size) => {
    return `${capitalizeFirst(drawn.splice(0, size).join(' '))}.`
  })
  const sizes =
    shape === 'sentences' ? [sentences.length] : randomSizesWithSum(sentences.length, sentencesPerParagraph, context)
  const count = sentences.length
  const paragraphs = sizes.map((size) => sentences.splice(0, size).join(' '))
  return {
    kind: 'words',
    text: paragraphs.join(paragraphBreak),
    words,
    sentences: count,
    paragraphs: paragraphs.length,
  }
}

export const engine: Engine<typeof tool, RandomText> = {
  run(_input, options, context) {
    const { kind } = options
    if (kind === 'words') return generateWords(options, context)
    const items = drawItems(kind, options, context)
    return { kind, text: items.join('\n'), items }
  },
  print,
}
