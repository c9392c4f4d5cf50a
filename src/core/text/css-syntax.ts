const comment = String.raw`\/\*.*?(?:\*\/|$)`
const string = String.raw`(?<string>"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?)`
const word = String.raw`(?<word>@[\w-]+|!important)`
// A name before a colon may also be part of a selector, which a “{” or a comma follows.
const key = String.raw`(?<before>^\s*|[;{]\s*)(?<key>[\w-]+)(?=\s*:(?!:)[^{}]*(?:[;}]|[^{},]$))`
const name = String.raw`-{0,2}[a-z_][\w-]*`
const number = String.raw`(?<number>#[\da-f]{3,8}\b(?![^;{}]*\{)|[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:%|[a-z]+\b)?)`
const token = new RegExp([comment, string, word, key, name, number].join('|'), 'gi')

/** Finds the tokens of a line of CSS to color. A comment of several lines has the colors of code. */
export function* cssSyntax(line: string) {
  for (const { index, 0: text, groups = {} } of line.matchAll(token)) {
    const kind = (['string', 'word', 'key', 'number'] as const).find((group) => groups[group] !== undefined)
    if (kind) yield { start: index + (groups['before']?.length ?? 0), end: index + text.length, kind }
  }
}
