import type { Parameter } from './query-parameters.ts'

export interface Coded {
  readonly text: string
  /** The decoded query parameters of the URL in the input. */
  readonly query: readonly Parameter[]
}

export function print({ text }: Coded): string {
  return text
}
