import { characterBefore } from '#core/text/char-class.ts'
import { makePlain } from './characters.ts'
import type { Counted } from './counted.ts'
import { blanks, isLineEdge } from './spaces.ts'

const kept = String.raw`\p{L}\p{N}\p{White_Space}.!?,;:'"()-`
/**
 * Joiners, or a special character with its marks and the joiners after them. The number of marks is limited, because a pattern without a limit
 * overflows the stack in a long text.
 */
const joinersOrSpecial = new RegExp(
  String.raw`[\u200c\u200d\u180e]{1,9}|[^\p{M}${kept}](?:\p{M}{1,99}[\u200c\u200d\u180e]{0,9})?`,
  'gmu',
)
const startsWithJoiner = /^[\u200c\u200d\u180e]/
const wordPart = /[\p{L}\p{M}\p{N}]/mu

/** In place of special characters until the blanks around them are removed. It is a special character itself. */
const removed = '\0'
const removedWithBlanks = new RegExp(`[${blanks}]?${removed}[${removed}${blanks}]*`, 'g')
const blank = new RegExp(`[${blanks}]`)

/**
 * Keeps letters, marks and digits of every script, the joiners between them, whitespace and plain punctuation, after
 * typographic quotes and dashes have become plain. Marks are removed together with their base character, so that emoji
 * are removed completely. Blanks stay on one side only of what is removed, and on neither side at the end of a line.
 */
export function cleanSpecial(typographicText: string): Counted {
  const plain = makePlain(typographicText)
  const { text } = plain
  let { count } = plain
  const marked = text.replace(joinersOrSpecial, (match, offset: number) => {
    if (startsWithJoiner.test(match) && isBetweenWordParts(text, offset, offset + match.length)) return match
    count += 1
    return removed
  })
  return { text: closeGaps(marked), count }
}

function isBetweenWordParts(text: string, start: number, end: number): boolean {
  const after = text.codePointAt(end)
  return (
    after !== undefined && wordPart.test(characterBefore(text, start)) && wordPart.test(String.fromCodePoint(after))
  )
}

function closeGaps(marked: string): string {
  return marked.replace(removedWithBlanks, (gap, offset: number) => {
    if (isLineEdge(marked, offset + gap.length)) return ''
    const before = gap.startsWith(removed) ? '' : gap.charAt(0)
    if (before !== '' || isLineEdge(marked, offset - 1)) return before
    return blank.test(gap) ? ' ' : ''
  })
}
