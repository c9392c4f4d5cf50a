import { countGraphemes } from '#core/text/graphemes.ts'
import { secondsFor, wordsPerMinute } from '#core/text/reading-speed.ts'
import { countWords } from '#core/text/words.ts'
import { countOf } from '#ui/format.ts'

/** Counts the visitor's text. While there is none, the line keeps its place and says nothing. */
export function CountedLine({ text }: { text: string }) {
  const words = countWords(text)
  return (
    <p className="counted-line">
      {text !== '' && (
        <>
          <span>{countOf(words, 'word')}</span>
          <span>{countOf(countGraphemes(text), 'character')}</span>
          <span>{countOf(secondsFor(words, wordsPerMinute.average), 'second')} to read</span>
        </>
      )}
    </p>
  )
}
