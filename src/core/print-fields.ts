/** Prints values with their names, one per line: `Words: 27`. */
export function printFields(fields: Readonly<Record<string, string | number>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('\n')
}
