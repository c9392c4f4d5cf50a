export interface Problem {
  readonly file: string
  readonly line: number
  readonly message: string
}

/** Says what is wrong with the article being read, and where. */
export type Report = (line: number, message: string) => void

/** Articles that cannot be published as they are. The message tells their author all that is wrong, and where. */
export class BrokenArticles extends Error {
  override readonly name = 'BrokenArticles'

  constructor(problems: readonly Problem[]) {
    const lines = problems
      .toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
      .map(({ file, line, message }) => `${file}:${String(line)}: ${message}`)
    super(
      [`The blog has ${lines.length === 1 ? 'a problem' : `${String(lines.length)} problems`}:`, ...lines].join('\n'),
    )
  }
}
