const token = /(?<string>"(?:[^"\\]|\\.)*"?)(?<colon>\s*:)?|(?<number>-?\d[\d.eE+-]*)|\b(?:true|false|null)\b/g

/** Finds the tokens of a line to color. In valid JSON, no token spans two lines. */
export function* jsonSyntax(line: string) {
  for (const { index, 0: text, groups: { string, colon, number } = {} } of line.matchAll(token)) {
    const kind =
      colon !== undefined ? 'key' : string !== undefined ? 'string' : number !== undefined ? 'number' : 'word'
    yield { start: index, end: index + (string ?? text).length, kind } as const
  }
}
