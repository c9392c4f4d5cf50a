import type { ReplaceOptions } from './replacer.ts'

interface ModeText {
  readonly button: string
  readonly resultTitle: string
  /** The options with a field above the text. */
  readonly fields: readonly ('find' | 'replace' | 'pairs')[]
  /** What is done, and to what. */
  readonly done: string
  readonly nouns: readonly [singular: string, plural: string]
}

const matches = ['match', 'matches'] as const
const lines = ['line', 'lines'] as const
const replacing = { button: 'Replace all', resultTitle: 'Replaced text', done: 'Replaced', nouns: matches } as const

/** What the page shows in each mode. */
export const modes: Readonly<Record<ReplaceOptions['mode'], ModeText>> = {
  replace: { ...replacing, fields: ['find', 'replace'] },
  pairs: { ...replacing, fields: ['pairs'] },
  keepLines: { button: 'Keep lines', resultTitle: 'Kept lines', done: 'Kept', nouns: lines, fields: ['find'] },
  removeLines: {
    button: 'Remove lines',
    resultTitle: 'Remaining lines',
    done: 'Removed',
    nouns: lines,
    fields: ['find'],
  },
}
