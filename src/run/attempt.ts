import { isInputError } from '#core/tool/input-error.ts'
import type { Outcome } from '#core/tool/outcome.ts'

/** Turns an InputError into an outcome. Rethrows any other error. */
export async function attempt<Result>(work: () => Result | Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { ok: true, result: await work() }
  } catch (error) {
    if (!isInputError(error)) throw error
    const { message, detail, range } = error
    return { ok: false, message, ...(detail !== undefined && { detail }), ...(range && { range }) }
  }
}
