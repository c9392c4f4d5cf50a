import type { EngineContext } from '#core/tool.ts'
import { bucketByPrefix, prefixKeysOf } from './prefix-keys.ts'

export interface Collation {
  readonly ignoreCase: boolean
  /** Compares runs of digits as numbers: 9 comes before 10. */
  readonly numeric: boolean
  /** The part of a line to compare; the whole line by default. */
  readonly keyOf?: (line: string) => string
}

const callsPerReport = 50_000

/**
 * Sorts lines with `Intl.Collator`. The sort is stable and always uses English, so that the result does not depend on
 * the locale of the machine.
 */
export function sortLines(
  lines: readonly string[],
  { ignoreCase, numeric, keyOf }: Collation,
  context: Pick<EngineContext, 'progress'>,
): string[] {
  const texts = keyOf ? lines.map(keyOf) : lines
  const { compare } = new Intl.Collator('en', { sensitivity: ignoreCase ? 'accent' : 'variant', numeric })
  const { first, second, third } = prefixKeysOf(texts, numeric)
  const expected = lines.length * Math.log2(lines.length)
  let collated = 0
  const collate = (a: number, b: number) => {
    collated += 1
    if (collated % callsPerReport === 0) context.progress(Math.min(collated, expected), expected)
    return compare(texts[a] as string, texts[b] as string)
  }
  // Calls the collator only if no key decides the order (NaN and 0 are falsy). Comparing the indexes keeps the order of
  // equal lines.
  const compareAt = (a: number, b: number) =>
    (first[a] as number) - (first[b] as number) ||
    (second[a] as number) - (second[b] as number) ||
    (third[a] as number) - (third[b] as number) ||
    collate(a, b) ||
    a - b

  const { buckets, unknown } = bucketByPrefix(first)
  const sorted: number[] = []
  for (const bucket of buckets) {
    for (const index of bucket.sort(compareAt)) sorted.push(index)
  }
  // `sort` detects runs that are already sorted, so this takes little longer than merging them.
  const order = unknown.length === 0 ? sorted : [...sorted, ...unknown].sort(compareAt)
  return order.map((index) => lines[index] as string)
}
