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

/** Returns what happens to a reference to a group that the pattern does not have. `names` has the name of each group. */
export function findMissingGroup(replacement: string, names: readonly (string | null)[]): string | undefined {
  for (const [reference, digits, name] of replacement.matchAll(/\$\$|\$([1-9]\d?)|\$<([^>]+)>/g)) {
    // `$12` can also be group 1 followed by a 2.
    if (digits !== undefined && Number(digits.slice(0, 1)) > names.length)
      return `The pattern has no group ${digits}, so ${reference} stays as it is.`
    if (name !== undefined && !names.includes(name)) {
      const consequence = names.some((each) => each !== null) ? 'inserts nothing' : 'stays as it is'
      return `The pattern has no group named ${name}, so ${reference} ${consequence}.`
    }
  }
  return undefined
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
