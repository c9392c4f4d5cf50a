import type { OptionValues } from '#core/options.ts'
import type { tool } from './tool.ts'

export type CleanerOptions = OptionValues<(typeof tool)['options']>

type Mode = CleanerOptions['mode']

/** An option that changes the text. */
export type Change = Exclude<keyof CleanerOptions, 'mode'>

/** The changes that a mode makes. */
export const presets: Readonly<Record<Mode, readonly Change[]>> = {
  spaces: ['spaces'],
  breaks: ['breaks'],
  special: ['special'],
  all: ['special', 'spaces', 'breaks'],
  tags: ['tags'],
  quotes: ['quotes'],
  invisible: ['invisible'],
  pdf: ['pageNumbers', 'hyphens', 'invisible', 'join', 'ligatures', 'spaces', 'breaks'],
  email: ['quoteMarks', 'hyphens', 'invisible', 'join', 'spaces', 'breaks'],
  // Code and nested lists keep their indentation.
  chat: ['markdown', 'invisible', 'quotes', 'breaks'],
  web: ['tags', 'entities', 'invisible', 'spaces', 'breaks'],
  word: ['invisible', 'ligatures', 'quotes', 'spaces', 'breaks'],
  find: [],
  none: [],
}
