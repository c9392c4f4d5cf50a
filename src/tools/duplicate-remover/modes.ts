import type { OptionValues } from '#core/options.ts'
import type { LineCount } from './result.ts'
import type { tool } from './tool.ts'

export type Mode = OptionValues<(typeof tool)['options']>['mode']

/** What to say if there is nothing to remove or to show. */
export const nothingFound: Readonly<Record<Mode, string>> = {
  remove: 'No duplicate lines found.',
  duplicates: 'No line occurs more than once.',
  unique: 'No line occurs only once.',
  counts: 'There are no lines to count.',
}

/** Whether one copy of a line that occurs this many times is in the result. */
export function isKept(mode: Mode, count: number): boolean {
  switch (mode) {
    case 'duplicates':
      return count > 1
    case 'unique':
      return count === 1
    case 'remove':
    case 'counts':
      return true
  }
}

/** Prints a line of the mode `counts`. */
export function printCount({ line, count }: LineCount): string {
  return `${String(count)}× ${line}`
}
