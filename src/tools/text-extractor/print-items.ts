import type { Extracted } from './engine.ts'

/** Escapes line breaks inside an item, so that each item is on one line. */
export function toLine(item: string): string {
  return item.replaceAll('\n', String.raw`\n`).replaceAll('\r', String.raw`\r`)
}

/** Prints each item on its own line. */
export function printItems({ items, more }: Extracted): string {
  return [...items.map(toLine), ...(more === undefined ? [] : [more])].join('\n')
}
