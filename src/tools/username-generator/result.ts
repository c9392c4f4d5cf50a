export interface Usernames {
  readonly items: readonly string[]
  /** Why there are fewer names than wanted. */
  readonly note?: string
}

export function print({ items }: Usernames): string {
  return items.join('\n')
}
