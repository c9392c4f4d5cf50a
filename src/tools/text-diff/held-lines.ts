import type { HeldText } from '#core/held-text.ts'

/** Lines of a text as the page holds it, from where one starts; fewer where the text ends before. */
export function readLines(text: HeldText, start: number, count: number): readonly string[] {
  const lines: string[] = []
  let loose = ''
  let at = 0
  for (const slice of typeof text === 'string' ? [text] : text.slices()) {
    const sliceStart = at
    at += slice.length
    if (at <= start) continue
    const pieces = slice.slice(Math.max(0, start - sliceStart)).split('\n', count - lines.length + 1)
    const isCut = pieces.length > count - lines.length
    pieces[0] = loose + (pieces[0] ?? '')
    if (isCut) return [...lines, ...pieces.slice(0, -1)]
    loose = pieces.pop() ?? ''
    lines.push(...pieces)
  }
  return loose === '' ? lines : [...lines, loose]
}
