/** The line below the heading of a Markdown table: `|---|:--|`. */
const tableRule = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/

export function hasTableRule(lines: readonly string[]): boolean {
  return tableRule.test(lines[1] ?? '')
}

/** Returns how many lines stay at the top: the first, and in a Markdown table the line below it. */
export function headingSize(lines: readonly string[]): number {
  return hasTableRule(lines) ? 2 : 1
}
