import { pluralize } from '#core/format.ts'

/** Returns the error message for a pattern that reached its time limit. */
export function timeLimitMessage(milliseconds: number): string {
  const seconds = milliseconds / 1000
  return `Stopped after ${String(seconds)} ${pluralize(seconds, 'second')}: the pattern takes too long on this text. Try a simpler pattern.`
}
