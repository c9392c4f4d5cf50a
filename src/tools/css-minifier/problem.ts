/** A mistake in a style sheet, because of which browsers ignore a part of it. */
export interface Problem {
  readonly line: number
  readonly message: string
  /** In UTF-16 code units, in a text whose line breaks are single characters. */
  readonly start: number
  readonly end: number
}
