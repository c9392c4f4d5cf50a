/** Prints values with their names, one per line: `Words: 27`. */
export function printFields(fields: Readonly<Record<string, string | number>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('\n')
}

/** Adds up the fields with these names. */
export function sumFields<Name extends string>(
  items: readonly Readonly<Record<Name, number>>[],
  ...names: readonly Name[]
): Record<Name, number> {
  const sums = names.map((name) => [name, items.reduce((sum, item) => sum + item[name], 0)])
  return Object.fromEntries(sums) as Record<Name, number>
}
