import type { Options } from './line-key.ts'

export type Mode = Options['mode']

/** What to say if there is nothing to remove or to show. */
export const nothingFound: Readonly<Record<Mode, string>> = {
  remove: 'No duplicate lines found.',
  duplicates: 'No line occurs more than once.',
  unique: 'No line occurs only once.',
  counts: 'There are no lines to count.',
}
