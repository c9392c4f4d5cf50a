import type { FlagOption } from '#core/options.ts'

/** The option of tools that can make a line of each entry. */
export const splitOption = {
  kind: 'flag',
  label: 'Split lines at commas and semicolons',
  initial: false,
} as const satisfies FlagOption

/** Splits a line such as `Ann, Ben; Cleo` into its entries. A line without entries stays as it is. */
export function splitEntries(line: string): string[] {
  const entries = line.split(/[,;]/).map((entry) => entry.trim())
  const filled = entries.filter((entry) => entry !== '')
  return filled.length > 0 ? filled : [line]
}
