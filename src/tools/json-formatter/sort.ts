import type { JsonScanner } from './scanner.ts'

interface Member {
  readonly name: string
  readonly text: string
}

/** An object or array that is being read. */
interface Level {
  readonly isObject: boolean
  readonly members: Member[]
  /** The key of the next value, as written. */
  key: string
}

/**
 * Returns the JSON without whitespace, with the members of every object sorted by key. Keys are unescaped and compared
 * by UTF-16 code units, as in RFC 8785. Equal keys keep their order. Values of JSON Lines are on separate lines.
 */
export function sortMembers(scanner: JsonScanner): string {
  const root: Level = { isObject: false, members: [], key: '' }
  const levels = [root]
  while (scanner.next()) {
    let level = levels.at(-1) as Level
    let value = scanner.token
    if (scanner.kind === 'openBracket') {
      levels.push({ isObject: scanner.isObject, members: [], key: '' })
      continue
    }
    if (scanner.kind === 'key') {
      level.key = value
      continue
    }
    if (scanner.kind === 'closeBracket') {
      value = writeSorted(level)
      levels.pop()
      level = levels.at(-1) as Level
    }
    level.members.push(
      level.isObject ? { name: unescapeKey(level.key), text: `${level.key}:${value}` } : { name: '', text: value },
    )
  }
  return root.members.map(({ text }) => text).join('\n')
}

function writeSorted({ isObject, members }: Level): string {
  if (isObject) members.sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
  let text = isObject ? '{' : '['
  // `+=` does not copy the text, whereas `join` would copy the inner text again at every level.
  members.forEach((member, index) => {
    text += index === 0 ? member.text : `,${member.text}`
  })
  return text + (isObject ? '}' : ']')
}

/** Returns a key without its quotes and escapes. */
export function unescapeKey(key: string): string {
  return key.includes('\\') ? (JSON.parse(key) as string) : key.slice(1, -1)
}
