import { filledLines } from '#core/text/text-shape.ts'
import type { Suggest } from '#core/tool/suggestion.ts'

const codeLine = /[;{}[\]],?$|^\s*"[^"]*"\s*:/

export const suggest: Suggest = (sample) => {
  const lines = filledLines(sample)
  if (lines.length < 3 || lines.some((line) => line.length > 300)) return undefined
  // Without its repeated lines, code would no longer work.
  if (lines.filter((line) => codeLine.test(line)).length > lines.length / 3) return undefined
  // Brackets and rules repeat in code and tables without being duplicates.
  const words = lines.filter((line) => /[\p{L}\d]/mu.test(line))
  const repeated = words.length - new Set(words).size
  if (repeated === 0) return undefined
  return { score: repeated / lines.length > 0.1 ? 0.84 : 0.65, reason: 'Duplicate lines', action: 'Remove' }
}
