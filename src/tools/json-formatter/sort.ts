import { type JsonScanner, unquote } from './scanner.ts'

/** An object or array that is being read. */
interface Level {
  readonly isObject: boolean
  readonly members: { readonly name: string; readonly text: string }[]
  /** The key of the next value, as written. */
  key: string
}

/**
 * Returns the JSON without whitespace, with the members of every object sorted by key. Keys are unescaped and compared
 * by UTF-16 code units, as in RFC 8785. Equal keys keep their order. Values of JSON Lines are on separate lines.
 */
export function writeSorted(scanner: JsonScanner): string {
  const root: Level = { isObject: false, members: [], key: '' }
  const levels = [root]
  while (scanner.next()) {
    const { kind, token, isObjectStart } = scanner
    if (kind === 'openBracket') levels.push({ isObject: isObjectStart, members: [], key: '' })
    const value = kind === 'closeBracket' ? writeLevel(levels.pop() ?? root) : token
    const level = levels.at(-1) ?? root
    if (kind === 'key') level.key = token
    else if (kind !== 'openBracket') addValue(level, value)
  }
  return root.members.map(({ text }) => text).join('\n')
}

function addValue({ isObject, members, key }: Level, value: string): void {
  members.push(isObject ? { name: unquote(key), text: `${key}:${value}` } : { name: '', text: value })
}

function writeLevel({ isObject, members }: Level): string {
  if (isObject) members.sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
  // `join` would copy the inner text again at every level.
  const text = members.reduce((before, member) => (before === '' ? member.text : `${before},${member.text}`), '')
  return isObject ? `{${text}}` : `[${text}]`
}
