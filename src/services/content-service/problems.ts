import { pluralize } from '#core/format.ts'

export interface Problem {
  readonly file: string
  readonly line: number
  readonly message: string
}

/** Reports a problem in the current article. */
export type Report = (line: number, message: string) => void

/** Thrown for invalid articles. The message lists all problems with file and line. */
export class BrokenArticles extends Error {
  override readonly name = 'BrokenArticles'

  constructor(problems: readonly Problem[]) {
    const lines = problems
      .toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
      .map(({ file, line, message }) => `${file}:${String(line)}: ${message}`)
    super(
      [`The blog has ${pluralize(lines.length, 'a problem', `${String(lines.length)} problems`)}:`, ...lines].join(
        '\n',
      ),
    )
  }
}
