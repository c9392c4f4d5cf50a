import type { ReplaceOptions } from './replacer.ts'

interface ModeText {
  readonly button: string
  readonly resultTitle: string
  /** The options with a field above the text. */
  readonly fields: readonly ('find' | 'replace' | 'pairs')[]
  /** Whether matches are replaced, rather than lines kept or removed. */
  readonly replacesMatches: boolean
}

/** What the page shows in each mode. */
export const modes: Readonly<Record<ReplaceOptions['mode'], ModeText>> = {
  replace: { button: 'Replace all', resultTitle: 'Replaced text', fields: ['find', 'replace'], replacesMatches: true },
  pairs: { button: 'Replace all', resultTitle: 'Replaced text', fields: ['pairs'], replacesMatches: true },
  keepLines: { button: 'Keep lines', resultTitle: 'Kept lines', fields: ['find'], replacesMatches: false },
  removeLines: { button: 'Remove lines', resultTitle: 'Remaining lines', fields: ['find'], replacesMatches: false },
}
