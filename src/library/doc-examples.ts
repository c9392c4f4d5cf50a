export interface DocExample {
  readonly code: string
  /** What it prints, one entry for each `console.log`. */
  readonly output: readonly string[]
}

/** Returns the examples in a document: the blocks of JavaScript. The comment after each `console.log` is its output. */
export function readExamples(source: string): readonly DocExample[] {
  return [...source.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code = '']) => ({
    code,
    output: [...code.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, expected = '']) => expected),
  }))
}
