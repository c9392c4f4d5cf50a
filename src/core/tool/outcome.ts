import type { TextRange } from './input-error.ts'

/** The outcome of a run: a result, or an error message for the user. */
export type Outcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly message: string; readonly detail?: string; readonly range?: TextRange }
