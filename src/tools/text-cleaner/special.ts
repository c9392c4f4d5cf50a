import { characterBefore } from '#core/text/char-class.ts'
import { makePlain } from './characters.ts'
import type { Counted } from './counted.ts'
import { blank, blanks, isLineEdge } from './spaces.ts'

const kept = String.raw`\p{L}\p{N}\p{White_Space}.!?,;:'"()-`
/**
 * Joiners, or a special character with its marks and the joiners after them. The number of marks is limited, because a
 * pattern without a limit overflows the stack in a long text.
 */
const joinersOrSpecial = new RegExp(
  String.raw`([\u200c\u200d\u180e]{1,9})|[^\p{M}${kept}](?:\p{M}{1,99}[\u200c\u200d\u180e]{0,9})?`,
  'gmu',
)
const wordPart = /[\p{L}\p{M}\p{N}]/mu
const wordStart = /^[\p{L}\p{M}\p{N}]/u

/** In place of special characters until the blanks around them are removed. It is a special character itself. */
const removed = '\0'
const removedWithBlanks = new RegExp(`[${blanks}]?${removed}[${removed}${blanks}]*`, 'g')

/**
 * Keeps letters, marks and digits of every script, the joiners between them, whitespace and plain punctuation, after
 * typographic quotes and dashes have become plain. Marks are removed together with their base character, so that emoji
 * are removed completely. Blanks stay on one side only of what is removed, and on neither side at the end of a line.
 */
export function cleanSpecial(typographicText: string): Counted {
  // WebKit reads half of a surrogate pair and a half-width or full-width letter after it as one special character.
  const plain = makePlain(typographicText.toWellFormed().replaceAll('\ufffd', removed))
  const { text } = plain
  let { count } = plain
  const marked = text.replace(joinersOrSpecial, (_match: string, joiners: string | undefined, offset: number) => {
    if (joiners !== undefined && isBetweenWordParts(text, offset, offset + joiners.length)) return joiners
    count += 1
    return removed
  })
  return { text: closeGaps(marked, removedWithBlanks), count }
}

/** A character that is shown as an emoji. Some, such as ❤ and ☝, are only with a selector or a skin tone after them. */
const emojiStart = String.raw`(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}(?=[\ufe0f\p{Emoji_Modifier}]))`
const emojiPart = String.raw`${emojiStart}[\ufe0f\p{Emoji_Modifier}\u{e0020}-\u{e007f}]{0,9}`
const joinedParts = String.raw`${emojiPart}(?:\u200d(?:${emojiPart}|\p{Extended_Pictographic})){0,9}`
/** A flag, a keycap or any other emoji. */
const emoji = String.raw`(?:\p{RI}{2}|[\d#*]\ufe0f?\u20e3|${joinedParts})`
const emojiWithBlanks = new RegExp(`[${blanks}]?${emoji}(?:${emoji}|[${blanks}]){0,99}`, 'gmu')

/** Removes emoji, and the blanks on one side of them. */
export function removeEmoji(text: string): Counted {
  const count = text.match(new RegExp(emoji, 'gmu'))?.length ?? 0
  return { text: closeGaps(text, emojiWithBlanks), count }
}

function isBetweenWordParts(text: string, start: number, end: number): boolean {
  return wordPart.test(characterBefore(text, start)) && wordStart.test(text.slice(end, end + 2))
}

/** Removes what a pattern matches, except for one blank within a line. */
function closeGaps(text: string, gaps: RegExp): string {
  return text.replace(gaps, (gap, offset: number) => {
    if (isLineEdge(text, offset + gap.length)) return ''
    const first = gap.charAt(0)
    if (blank.test(first)) return first
    return blank.test(gap) && !isLineEdge(text, offset - 1) ? ' ' : ''
  })
}
