import type { TreeRow } from './tree.ts'

/** Returns the JSONPath (RFC 9535) of a row's value, such as `$.items[3].name`. After the `$`, it is also JavaScript. */
export function pathTo(rows: readonly TreeRow[], index: number): string {
  let path = ''
  let level = Infinity
  for (const row of rows.slice(0, index + 1).reverse()) {
    if (row.level >= level) continue
    path = row.step + path
    level = row.level
  }
  return path
}
