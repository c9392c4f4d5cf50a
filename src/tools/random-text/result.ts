import type { OptionValues } from '#core/tool/options.ts'
import type { tool } from './tool.ts'

export type Settings = OptionValues<(typeof tool)['options']>

export interface RandomWords {
  readonly kind: 'words'
  readonly text: string
  readonly words: number
  /** 0 for plain words. */
  readonly sentences: number
  readonly paragraphs: number
}

export interface RandomItems {
  readonly kind: Exclude<Settings['kind'], 'words'>
  /** The items, one per line. */
  readonly text: string
  readonly items: readonly (string | number)[]
}

export type RandomText = RandomWords | RandomItems

export function print({ text }: RandomText): string {
  return text
}
