import type { PageDescription } from './page-description.ts'

export interface MetaTags extends PageDescription {
  /** One tag per line. */
  readonly text: string
  readonly tags: number
}

export function print({ text }: MetaTags): string {
  return text
}
