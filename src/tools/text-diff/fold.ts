import { foldCase } from '#core/text/fold-case.ts'

export interface Ignored {
  readonly ignoreCase: boolean
  readonly ignoreSpace: boolean
}

/** A text without what is ignored: two that are equal then count as equal. */
export type Fold = (text: string) => string

/** Nothing when nothing is ignored, so that the usual case can skip it. */
export function createFold({ ignoreCase, ignoreSpace }: Ignored): Fold | undefined {
  if (ignoreCase && ignoreSpace) return (text) => foldCase(removeSpace(text))
  if (ignoreCase) return foldCase
  return ignoreSpace ? removeSpace : undefined
}

function removeSpace(text: string): string {
  // Joined from what is left, since a string with parts replaced takes the machine several times as long to look up.
  return text.match(/\S+/g)?.join('') ?? ''
}
