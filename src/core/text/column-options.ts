import type { Options, OptionValues } from '#core/options.ts'

/** The options of tools that can compare one column of each line. */
export const columnOptions = {
  column: {
    kind: 'number',
    label: 'Column (empty: the whole line)',
    initial: 0,
    min: 0,
    max: 10_000,
    optional: true,
  },
  separator: {
    kind: 'choice',
    label: 'Columns are separated by',
    initial: 'auto',
    choices: [
      { value: 'auto', label: 'Automatic' },
      { value: 'comma', label: 'Comma' },
      { value: 'tab', label: 'Tab' },
      { value: 'semicolon', label: 'Semicolon' },
      { value: 'space', label: 'Space' },
      { value: 'other', label: 'Other' },
    ],
  },
  otherSeparator: { kind: 'text', label: 'Other separator', initial: '|' },
} as const satisfies Options

export type ColumnOptions = OptionValues<typeof columnOptions>

/** Returns the options that have a field on the page: the separator matters only if there is a column. */
export function columnFields({ column, separator }: ColumnOptions): (keyof ColumnOptions)[] {
  if (column === 0) return ['column']
  return separator === 'other' ? ['column', 'separator', 'otherSeparator'] : ['column', 'separator']
}
