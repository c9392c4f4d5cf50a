export interface Match {
  readonly text: string
  /** Offset of the match in UTF-16 code units. */
  readonly index: number
  /** With the option `lineNumbers`: the line in which the match starts, from 1. */
  readonly line?: number
  /** The groups in the order of their numbers. A group that did not participate in the match is null. */
  readonly groups: readonly (string | null)[]
  /**
   * Present if the pattern has named groups. This is an array, because cloning an object would lose a group named
   * __proto__.
   */
  readonly named?: readonly { readonly name: string; readonly text: string | null }[]
  /** With the option `ranges`: start and end offset of each group, or null if it did not participate. */
  readonly groupRanges?: readonly (readonly [number, number] | null)[]
}

export interface Matches {
  /** The first matches, up to the limit. */
  readonly matches: readonly Match[]
  /** Number of matches, including those beyond the limit. */
  readonly count: number
  readonly replaced?: string
  /** Present if the pattern has a construct that JavaScript lacks, or the replacement names a group that is not there. */
  readonly note?: string
  /** Present if the pattern has named groups: the name of each group by number, or null if it has none. */
  readonly groupNames?: readonly (string | null)[]
}

/**
 * Prints the replaced text if there is one. Otherwise prints one match per line, with line breaks inside a match written
 * as \n or \r. Nothing else is escaped, so that a path such as C:\new stays readable. Line numbers are printed as by
 * `grep -n`. JSON output is exact.
 */
export function print({ matches, replaced }: Matches): string {
  if (replaced !== undefined) return replaced
  const lines = matches.map(({ text, line }) => {
    const printed = text.replaceAll('\n', String.raw`\n`).replaceAll('\r', String.raw`\r`)
    return line === undefined ? printed : `${String(line)}:${printed}`
  })
  return lines.join('\n')
}
