import { countWords } from './words.ts'

/** The lines of a sample that are not blank, trimmed. */
export function filledLines(sample: string): string[] {
  return sample
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Whether a sample reads like sentences: mostly letters, several words, and words of ordinary length. */
export function isProse(sample: string): boolean {
  const words = countWords(sample)
  if (words < 8) return false
  const letters = sample.match(/\p{L}/gmu)?.length ?? 0
  const visible = sample.replaceAll(/\s/g, '').length
  return letters / visible > 0.75 && visible / words < 14 && /[.!?。！？]["'”’)]*(?:\s|$)/.test(sample)
}

/** Whether a sample is a list: several short lines, few of which end like a sentence. */
export function isList(lines: readonly string[]): boolean {
  if (lines.length < 3) return false
  const short = lines.filter((line) => line.length <= 60 && !/[.!?;{},]$/.test(line))
  return short.length / lines.length >= 0.8
}

/** Lines that end in the middle of a sentence, about as long as each other. */
export function hasBrokenLines(sample: string): boolean {
  const lines = filledLines(sample)
  if (lines.length < 3) return false
  const inner = lines.slice(0, -1)
  const broken = inner.filter((line, i) => {
    const next = lines[i + 1] as string
    return line.length >= 30 && line.length <= 120 && /[\p{L}\d,;–-]$/mu.test(line) && /^[\p{L}\d("“]/u.test(next)
  })
  return broken.length / inner.length >= 0.6 && isProse(sample)
}

/** A word that is divided at a line end. */
export const dividedWord = /\p{L}[-\u00ad]\s*\n\s*\p{Ll}/mu
