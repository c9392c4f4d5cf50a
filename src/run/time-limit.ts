/** What a person is told when their pattern was still running at the end of its time. */
export function timeLimitMessage(milliseconds: number): string {
  const seconds = milliseconds / 1000
  const time = seconds === 1 ? '1 second' : `${String(seconds)} seconds`
  return `Stopped after ${time}: the pattern takes too long on this text. Try a simpler pattern.`
}
