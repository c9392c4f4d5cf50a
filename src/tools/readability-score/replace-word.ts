import type { StyleMark } from './style.ts'

/** Replaces a long word or phrase with the simpler one wherever it is marked. An initial capital stays. */
export function replaceLongWord(text: string, marks: readonly StyleMark[], word: string): string {
  let result = ''
  let lastEnd = 0
  for (const { start, end, simpler } of marks) {
    const written = text.slice(start, end)
    if (simpler === undefined || start < lastEnd || written.toLowerCase().replaceAll(/\s+/g, ' ') !== word) continue
    const isCapitalized = written.charAt(0) !== written.charAt(0).toLowerCase()
    const replacement = isCapitalized ? simpler.charAt(0).toUpperCase() + simpler.slice(1) : simpler
    result += text.slice(lastEnd, start) + replacement
    lastEnd = end
  }
  return result + text.slice(lastEnd)
}
