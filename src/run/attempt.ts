import { InputError } from '#core/input-error.ts'

/** What came of a run: a result, or what to tell the person. */
export type Outcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly message: string; readonly detail?: string }

/** Turns a person's mistake into a value. Any other error goes on its way: it is our bug. */
export async function attempt<Result>(work: () => Result | Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { ok: true, result: await work() }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return { ok: false, message: error.message, ...(error.detail !== undefined && { detail: error.detail }) }
  }
}
