import type { OptionValues } from '#core/tool/options.ts'
import type { tool } from './tool.ts'

export type CleanerOptions = OptionValues<(typeof tool)['options']>

type Mode = CleanerOptions['mode']

/** An option that changes the text, or a change that only a mode makes. */
export type Change = Exclude<keyof CleanerOptions, 'mode'> | 'ligatures'

/** The changes that a mode makes. */
export const presets: Readonly<Record<Mode, readonly Change[]>> = {
  spaces: ['spaces'],
  breaks: ['breaks'],
  special: ['special'],
  all: ['special', 'spaces', 'breaks'],
  pdf: ['join', 'invisible', 'ligatures', 'spaces'],
  web: ['tags', 'spaces'],
  none: [],
}
