import { makePlain } from './characters.ts'
import type { Counted } from './counted.ts'

const joiners = String.raw`\u200c\u200d\u180e`
const kept = String.raw`\p{L}\p{N}\p{White_Space}.!?,;:'"()-`
const joinedLetter = String.raw`[\p{L}\p{M}\p{N}][${joiners}]+(?=[\p{L}\p{M}\p{N}])`
/** A letter with the joiners after it, which stay, or special characters with the marks after them. */
const pattern = new RegExp(String.raw`(${joinedLetter})|[^\p{M}${kept}][^${kept}]*`, 'gmu')

/** In place of special characters until the blanks around them are removed. It is a special character itself. */
const removed = '\0'
const blanks = String.raw`\t\v\f \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`
const removedWithBlanks = new RegExp(`[${blanks}]?${removed}[${removed}${blanks}]*`, 'g')

/**
 * Keeps letters, marks and digits of every script, the joiners between them, whitespace and plain punctuation, after
 * typographic quotes and dashes have become plain. Marks are removed together with their base character, so that emoji
 * are removed completely. Blanks stay on one side only of what is removed, and on neither side at the end of a line.
 */
export function cleanSpecial(typographicText: string): Counted {
  const plain = makePlain(typographicText)
  let { count } = plain
  const marked = plain.text.replace(pattern, (match, letter: string | undefined) => {
    if (letter !== undefined) return letter
    count += match.length === 1 ? 1 : Array.from(match).length
    return removed
  })
  return { text: closeGaps(marked), count }
}

function closeGaps(marked: string): string {
  const isLineEdge = (offset: number) => /^[\r\n]?$/.test(marked.charAt(offset))
  return marked.replace(removedWithBlanks, (match, offset: number) => {
    const before = match.startsWith(removed) ? '' : match.charAt(0)
    if (isLineEdge(offset + match.length)) return ''
    if (before !== '' || isLineEdge(offset - 1)) return before
    return match.replaceAll(removed, '') === '' ? '' : ' '
  })
}
