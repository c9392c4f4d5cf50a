import type { SimplerWord, StyleMark } from './style.ts'

/** Replaces a long word or phrase with the simpler one wherever it is marked. An initial capital stays. */
export function replaceLongWord(
  text: string,
  marks: readonly StyleMark[],
  { word, simpler }: Pick<SimplerWord, 'word' | 'simpler'>,
): string {
  let result = ''
  let lastEnd = 0
  for (const mark of marks) {
    const { start, end } = mark
    const written = text.slice(start, end)
    if (mark.simpler !== simpler || start < lastEnd || written.toLowerCase().replaceAll(/\s+/g, ' ') !== word) continue
    const isCapitalized = /^[A-Z]/.test(written)
    const replacement = isCapitalized ? simpler.charAt(0).toUpperCase() + simpler.slice(1) : simpler
    result += text.slice(lastEnd, start) + replacement
    lastEnd = end
  }
  return result + text.slice(lastEnd)
}
