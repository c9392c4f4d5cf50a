import type { TextRange } from '#core/tool/input-error.ts'

export interface Extracted {
  /** The items up to the limit in the order of the text: each once, unless duplicates are kept. */
  readonly items: readonly string[]
  /** Number of items, including those beyond the limit. */
  readonly count: number
  /** The items beyond the limit, one per line. A worker transfers one string much faster than 100,000 strings. */
  readonly more?: string
  /** Number of URLs without `http://` that were left out. Undefined if there are none. */
  readonly withoutScheme?: number
  /** Number of emails with a letter such as é before the @, which are left out. Undefined if there are none. */
  readonly nonAsciiEmails?: number
}

export interface FoundItem extends TextRange {
  /** The item is counted instead of listed. */
  readonly isLeftOut?: true
}

/** Escapes line breaks inside an item, so that each item is on one line. */
export function toLine(item: string): string {
  return item.replaceAll('\n', String.raw`\n`).replaceAll('\r', String.raw`\r`)
}

export function print({ items, more }: Extracted): string {
  return [...items.map(toLine), ...(more === undefined ? [] : [more])].join('\n')
}
