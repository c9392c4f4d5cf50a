const replacing = {
  button: 'Replace all',
  resultTitle: 'Replaced text',
  done: 'Replaced',
  nouns: ['match', 'matches'],
} as const
const filtering = { nouns: ['line', 'lines'], fields: ['find'] } as const

/** What the page shows in each mode: `fields` are the options with a field above the text. */
export const modes = {
  replace: { ...replacing, fields: ['find', 'replace'] },
  keepLines: { ...filtering, button: 'Keep lines', resultTitle: 'Kept lines', done: 'Kept' },
  removeLines: { ...filtering, button: 'Remove lines', resultTitle: 'Remaining lines', done: 'Removed' },
} as const
