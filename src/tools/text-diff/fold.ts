import type { OptionValues } from '#core/tool/options.ts'
import { foldCase } from '#core/text/normalize.ts'
import type { tool } from './tool.ts'

export type Options = OptionValues<typeof tool.options>

export type Ignored = Pick<Options, 'ignoreCase' | 'ignoreSpace'>

/** Removes the differences that are ignored. Two texts count as equal if their folded forms are equal. */
export type Fold = (text: string) => string

export function createFold({ ignoreCase, ignoreSpace }: Ignored): Fold {
  const foldSpace: Fold = ignoreSpace ? removeSpace : (text) => text
  return ignoreCase ? (text) => foldCase(foldSpace(text)) : foldSpace
}

export function removeSpace(text: string): string {
  // Does not use `replace`, because its result is several times slower as a map key.
  return text.match(/\S+/g)?.join('') ?? ''
}
