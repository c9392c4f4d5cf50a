import { TextBuilder } from '#core/text/text-builder.ts'
import { eachWord } from '#core/text/words.ts'

/** The words of each line from last to first, in pieces. What stands between them stays where it is, line breaks above all. */
export function reverseWords(text: string): string[] {
  const out = new TextBuilder()
  // Where the words of the present line start and end, by turns.
  let places: number[] = []
  let lineStart = 0
  const finishLine = (lineEnd: number) => {
    let gap = lineStart
    for (let i = 0, j = places.length - 2; i < places.length; i += 2, j -= 2) {
      out.add(text, gap, places[i])
      out.add(text, places[j], places[j + 1])
      gap = places[i + 1] as number
    }
    out.add(text, gap, lineEnd)
    places = []
    lineStart = lineEnd
  }

  eachWord(text, (start, end) => {
    if (hasBreak(text, places.at(-1) ?? lineStart, start)) finishLine(start)
    places.push(start, end)
  })
  finishLine(text.length)
  return out.take()
}

function hasBreak(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i)
    if (code === 0x0a || code === 0x0d) return true
  }
  return false
}
