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
