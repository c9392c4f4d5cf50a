const divided = /(\p{L}\p{M}*)([-‐\u00ad])[^\S\n]*\n[^\S\n]*(?=([\p{L}\p{N}]))/gmu
const lowerCase = /^\p{Ll}/u

const wordWithHyphens = /[\p{L}\p{M}]+(?:[-‐][\p{L}\p{M}]+)+/gmu
const wordAtEnd = /[\p{L}\p{M}\p{N}]+(?:[-‐][\p{L}\p{M}\p{N}]+)*(?![^])/mu
const wordAtStart = /^[\p{L}\p{M}\p{N}]+(?:[-‐][\p{L}\p{M}\p{N}]+)*/u
/** In UTF-16 code units. */
const maxWordLength = 40

/**
 * Joins words that are divided at a line end. The hyphen stays before a capital or a digit (“Anglo-Saxon”), in a word with
 * another hyphen, and if the text has the same word with its hyphen on one line.
 */
export function mendHyphens(text: string): string {
  let compounds: ReadonlySet<string> | undefined
  return text.replace(divided, (match, start: string, hyphen: string, next: string, offset: number) => {
    if (hyphen === '\u00ad') return start
    const end = offset + match.length
    const before = text.slice(Math.max(0, offset - maxWordLength), offset) + start
    const [left = ''] = wordAtEnd.exec(before) ?? []
    const [right = ''] = wordAtStart.exec(text.slice(end, end + maxWordLength)) ?? []
    compounds ??= new Set(Array.from(text.matchAll(wordWithHyphens), ([word]) => word.toLowerCase()))
    const isKept =
      !lowerCase.test(next) || /[-‐]/.test(left + right) || compounds.has(`${left}${hyphen}${right}`.toLowerCase())
    return isKept ? start + hyphen : start
  })
}
