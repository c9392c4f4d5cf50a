/** Returns the error message for a pattern that reached its time limit. */
export function timeLimitMessage(milliseconds: number): string {
  const seconds = milliseconds / 1000
  const time = seconds === 1 ? '1 second' : `${String(seconds)} seconds`
  return `Stopped after ${time}: the pattern takes too long on this text. Try a simpler pattern.`
}
