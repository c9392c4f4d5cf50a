import { foldCase } from '#core/text/normalize.ts'

export interface Ignored {
  readonly ignoreCase: boolean
  readonly ignoreSpace: boolean
}

/** Removes the differences that are ignored. Two texts count as equal if their folded forms are equal. */
export type Fold = (text: string) => string

export function createFold({ ignoreCase, ignoreSpace }: Ignored): Fold {
  if (ignoreCase && ignoreSpace) return (text) => foldCase(removeSpace(text))
  if (ignoreCase) return foldCase
  return ignoreSpace ? removeSpace : (text) => text
}

export function removeSpace(text: string): string {
  // Does not use `replace`, because its result is several times slower as a map key.
  return text.match(/\S+/g)?.join('') ?? ''
}
