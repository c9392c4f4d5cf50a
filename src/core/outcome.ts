/** What came of a run: a result, or what to tell the person. */
export type Outcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly message: string; readonly detail?: string }
