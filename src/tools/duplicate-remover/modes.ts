import type { OptionValues } from '#core/options.ts'
import type { tool } from './tool.ts'

export type Mode = OptionValues<(typeof tool)['options']>['mode']

/** What to say if there is nothing to remove or to show. */
export const nothingFound: Readonly<Record<Mode, string>> = {
  remove: 'No duplicate lines found.',
  duplicates: 'No line occurs more than once.',
  unique: 'No line occurs only once.',
  counts: 'There are no lines to count.',
}
