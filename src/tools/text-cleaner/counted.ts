/** The result of a change, and how often it was made. */
export interface Counted {
  readonly text: string
  readonly count: number
}

/** Replaces all matches and counts those that differ from their replacement. */
export function replaceCounted(
  text: string,
  pattern: RegExp,
  replace: (match: string, ...groups: string[]) => string,
): Counted {
  let count = 0
  const replaced = text.replace(pattern, (match: string, ...groups: string[]) => {
    const replacement = replace(match, ...groups)
    if (replacement !== match) count += 1
    return replacement
  })
  return { text: replaced, count }
}
