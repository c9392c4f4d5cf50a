import { choice, optionalNumber } from '#core/tool/define-options.ts'
import type { Options, OptionValues } from '#core/tool/options.ts'

/** The options of tools that can compare one column of each line. */
export const columnOptions = {
  column: optionalNumber('Column (empty: the whole line)', 10_000),
  separator: choice('Columns are separated by', {
    auto: 'Automatic',
    comma: 'Comma',
    tab: 'Tab',
    semicolon: 'Semicolon',
    space: 'Space',
    other: 'Other',
  }),
  otherSeparator: { kind: 'text', label: 'Other separator', initial: '|' },
} as const satisfies Options

export type ColumnOptions = OptionValues<typeof columnOptions>

/** Returns the options that have a field on the page: the separator matters only if there is a column. */
export function columnFields({ column, separator }: ColumnOptions): (keyof ColumnOptions)[] {
  if (column === 0) return ['column']
  return separator === 'other' ? ['column', 'separator', 'otherSeparator'] : ['column', 'separator']
}
