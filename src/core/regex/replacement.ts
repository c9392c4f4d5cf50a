/** Returns a function that expands a replacement such as `$2, $1` for the matches of a pattern, like `String.replace`. */
export function createReplacement(replacement: string): (match: RegExpExecArray) => string {
  return (match) => replacement.replace(referencesFor(match), (reference) => expandReference(reference, match))
}

/** `$<name>` is a reference only if the pattern has a named group. */
function referencesFor({ groups }: RegExpExecArray): RegExp {
  return groups === undefined ? /\$(?:[$&`']|\d\d?)/g : /\$(?:[$&`']|\d\d?|<[^>]*>)/g
}

function expandReference(reference: string, match: RegExpExecArray): string {
  const target = reference.slice(1)
  if (target === '$') return '$'
  if (target === '&') return match[0]
  if (target === '`') return match.input.slice(0, match.index)
  if (target === "'") return match.input.slice(match.index + match[0].length)
  if (target.startsWith('<')) return match.groups?.[target.slice(1, -1)] ?? ''
  // `$12` is group 12 if it exists, otherwise group 1 followed by a 2.
  const digits = Number(target) < match.length ? target : target.slice(0, 1)
  const group = Number(digits)
  if (group < 1 || group >= match.length) return reference
  return (match[group] ?? '') + target.slice(digits.length)
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
