import { useEffect, useState } from 'react'
import { countGraphemes } from '#core/text/graphemes.ts'
import { secondsFor, wordsPerMinute } from '#core/text/reading-speed.ts'
import { countWords } from '#core/text/words.ts'
import { countOf } from '#ui/format.ts'

const characterDelay = 45

/** Counts the visitor's text. While there is none it counts a sample, character by character as an eye would read it. */
export function CountedLine({ text, sample }: { text: string; sample: string }) {
  const [end, setEnd] = useState(sample.length)

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let length = 0
    const timer = setInterval(() => {
      length += 1
      setEnd(length)
      if (length >= sample.length) clearInterval(timer)
    }, characterDelay)
    return () => clearInterval(timer)
  }, [sample])

  const counted = text === '' ? sample.slice(0, end) : text
  const words = countWords(counted)
  return (
    <p className="counted-line">
      <span>{countOf(words, 'word')}</span>
      <span>{countOf(countGraphemes(counted), 'character')}</span>
      <span>{countOf(secondsFor(words, wordsPerMinute.average), 'second')} to read</span>
    </p>
  )
}
