type Segment = string | ((match: RegExpExecArray) => string)

/** Returns a function that expands a replacement such as `$2, $1` for the matches of a pattern, like `String.replace`. */
export function createReplacement(replacement: string): (match: RegExpExecArray) => string {
  let segments: readonly Segment[] | undefined
  return (match) => {
    // The number of groups is known only from a match.
    segments ??= parseReplacement(replacement, match)
    return segments.map((segment) => (typeof segment === 'string' ? segment : segment(match))).join('')
  }
}

/** Splits a replacement into literal text and references (`$1`, `$<name>`, `$&` …). */
function parseReplacement(replacement: string, match: RegExpExecArray): Segment[] {
  const references = match.groups === undefined ? /\$(?:[$&`']|\d\d?)/g : /\$(?:[$&`']|\d\d?|<[^>]*>)/g
  const segments: Segment[] = []
  let end = 0
  for (const { 0: reference, index } of replacement.matchAll(references)) {
    segments.push(replacement.slice(end, index), ...parseReference(reference, match.length - 1))
    end = index + reference.length
  }
  segments.push(replacement.slice(end))
  return segments.filter((segment) => segment !== '')
}

function parseReference(reference: string, groupCount: number): Segment[] {
  const target = reference.slice(1)
  if (target === '$') return ['$']
  if (target === '&') return [(match) => match[0]]
  if (target === '`') return [(match) => match.input.slice(0, match.index)]
  if (target === "'") return [(match) => match.input.slice(match.index + match[0].length)]
  if (target.startsWith('<')) {
    const name = target.slice(1, -1)
    return [(match) => match.groups?.[name] ?? '']
  }
  // `$12` is group 12 if it exists, otherwise group 1 followed by a 2.
  const digits = Number(target) <= groupCount ? target : target.slice(0, 1)
  const group = Number(digits)
  if (group < 1 || group > groupCount) return [reference]
  return [(match) => match[group] ?? '', target.slice(digits.length)]
}
