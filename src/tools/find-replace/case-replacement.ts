import { createReplacement } from '#core/regex/replacement.ts'
import { expandEscapes } from '#core/regex/escapes.ts'

/** `\U`, `\L`, `\u`, `\l` or `\E`, or the text up to the next one of them. */
const tokens = /\\[ULEul]|(?:\\[^ULEul]|[^\\]|\\$)+/g

/**
 * Expands a replacement in which `\U` and `\L` write what follows in upper or lower case, up to `\E`, and `\u` and `\l`
 * only the next character, as in code editors: `\u$1`.
 */
export function createCaseReplacement(replacement: string): (match: RegExpExecArray) => string {
  if (!/\\[ULul]/.test(replacement)) return createReplacement(expandEscapes(replacement))
  const steps = (replacement.match(tokens) ?? []).map((token) =>
    /^\\[ULEul]$/.test(token) ? token.slice(1) : createReplacement(expandEscapes(token)),
  )
  return (match) => {
    let range = 'E'
    let next = ''
    let result = ''
    for (const step of steps) {
      if (step === 'u' || step === 'l') {
        next = step
      } else if (typeof step === 'string') {
        range = step
      } else {
        const text = changeCase(step(match), range)
        const [first = ''] = text
        result += changeCase(first, next) + text.slice(first.length)
        if (first !== '') next = ''
      }
    }
    return result
  }
}

function changeCase(text: string, change: string): string {
  if (change === 'U' || change === 'u') return text.toUpperCase()
  return change === 'L' || change === 'l' ? text.toLowerCase() : text
}
