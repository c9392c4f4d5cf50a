import { useEffect, useState } from 'react'
import { countGraphemes } from '#core/text/graphemes.ts'
import { secondsFor, wordsReadPerMinute } from '#core/text/reading-speed.ts'
import { countWords } from '#core/text/words.ts'
import { countOf } from '#ui/format.ts'

const characterDelay = 45

/** Shows counts for the tagline, as a demonstration. The numbers go up as if someone were typing the tagline. */
export function CountedLine({ text }: { text: string }) {
  const [end, setEnd] = useState(text.length)

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let length = 0
    const timer = setInterval(() => {
      length += 1
      setEnd(length)
      if (length >= text.length) clearInterval(timer)
    }, characterDelay)
    return () => {
      clearInterval(timer)
    }
  }, [text])

  const counted = text.slice(0, end)
  const words = countWords(counted)
  return (
    <p className="counted-line">
      <span>{countOf(words, 'word')}</span>
      <span>{countOf(countGraphemes(counted), 'character')}</span>
      <span>{countOf(secondsFor(words, wordsReadPerMinute), 'second')} to read</span>
    </p>
  )
}
