import { type JsonScanner, unquote } from './scanner.ts'

/** An object or array that is being read. */
interface Level {
  /** The names of an array's elements are empty, so sorting keeps their order. */
  readonly members: { readonly name: string; readonly text: string }[]
  /** The key of the next value, as written. */
  key: string
}

/**
 * Returns the JSON without whitespace, with the members of every object sorted by key. Keys are unescaped and compared
 * by UTF-16 code units, as in RFC 8785. Equal keys keep their order. Values of JSON Lines are on separate lines.
 */
export function writeSorted(scanner: JsonScanner): string {
  const root: Level = { members: [], key: '' }
  const levels = [root]
  while (scanner.next()) {
    const { kind, token } = scanner
    if (kind === 'openBracket') {
      levels.push({ members: [], key: '' })
      continue
    }
    const value = kind === 'closeBracket' ? writeLevel(levels.pop() ?? root, token) : token
    const level = levels.at(-1) ?? root
    if (kind === 'key') level.key = token
    else level.members.push({ name: unquote(level.key), text: level.key === '' ? value : `${level.key}:${value}` })
  }
  return root.members.map(({ text }) => text).join('\n')
}

function writeLevel({ members }: Level, closer: string): string {
  members.sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
  // `join` would copy the inner text again at every level.
  const text = members.reduce((before, member) => (before === '' ? member.text : `${before},${member.text}`), '')
  return closer === '}' ? `{${text}}` : `[${text}]`
}
