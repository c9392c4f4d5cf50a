import type { TextRange } from '#core/tool/input-error.ts'
import { clip } from '#core/text/clip.ts'
import { countUtf8Bytes } from '#core/text/utf8.ts'
import { findValues } from './find-values.ts'
import type { JsonScanner } from './scanner.ts'

/** A row of the tree. */
export interface TreeRow {
  /**
   * The indexes from the root: `/` is the root, `/2/0` is the first child of its third child, and `/100-199` is a group
   * of 100 children.
   */
  readonly id: string
  /** The root is at level 1. */
  readonly level: number
  /** The position among its siblings, starting at 1. */
  readonly number: number
  readonly siblings: number
  readonly kind: 'object' | 'array' | 'range' | 'string' | 'number' | 'word'
  /** The key or the index. */
  readonly label: string
  /** The part that this row adds to the path. */
  readonly step: string
  /** As JSONPath (RFC 9535), such as `$.items[3].name`. After the `$`, it is also JavaScript. */
  readonly path: string
  /** The start of a scalar value, as written in the text. */
  readonly value: string
  /** Number of children. */
  readonly count: number
  /** Size of the value in UTF-8 bytes, as written. Groups of children have none. */
  readonly bytes?: number
  /** Where the value is in the text. Groups of children have none. */
  readonly range?: TextRange
  readonly isOpen: boolean
  /** Whether the key or the value contains the text to find. */
  readonly isMatch: boolean
}

/**
 * If there are more children, they are grouped in hundreds, and the groups are grouped in hundreds again, so that only
 * a few rows are rendered at a time.
 */
const maxSiblings = 100

/** In UTF-16 code units. */
const maxShownLength = 100

/** A value in the text. */
interface Value {
  readonly id: string
  readonly kind: 'object' | 'array' | 'scalar'
  /** The key as written, including the quotes, or the index. */
  readonly key: string | number
  readonly start: number
  end: number
  /** Number of members or elements. */
  count: number
  readonly isOpen: boolean
  /** Listed only if the value is open, because most values of a long text are not shown. */
  readonly children: Value[]
}

/** Whether a row that contains these values is open. */
type IsOpen = (id: string, values: readonly Pick<Value, 'start'>[]) => boolean

type Position = Pick<TreeRow, 'level' | 'number' | 'siblings'>

/**
 * Returns the rows of the tree. Only the objects, arrays and ranges with the ids in `open` are open. `*` opens those around
 * the values with the text to find or, without such a text, around the first values. Recurses only into open rows, so the
 * recursion is only as deep as the rows that the user has opened.
 */
export function buildTree(scanner: JsonScanner, open: string, find: string): readonly TreeRow[] {
  const ids = new Set(open.split(' '))
  const found = find === '' && open !== '*' ? undefined : findValues(scanner, find)
  const isOpen: IsOpen = (id, values) =>
    ids.has(id) || (open === '*' && (id === '/' || values.some(({ start }) => found?.shown.has(start))))
  const rows: TreeRow[] = []

  const addValue = (value: Value, parentPath: string, position: Position) => {
    const { id, kind, count, start, end } = value
    const text = scanner.text.slice(start, end)
    const { label, step } = labelAndStepOf(value)
    // The root of JSON Lines may start where its first value starts, but never matches itself.
    const canMatch = find !== '' && (id !== '/' || !scanner.isLines)
    const row: TreeRow = {
      id,
      ...position,
      label,
      step,
      path: parentPath + step,
      count,
      bytes: countUtf8Bytes(text),
      range: { start, end },
      isOpen: value.isOpen && count > 0,
      isMatch: canMatch && found?.matches.has(start) === true,
      kind: kind === 'scalar' ? scalarKindOf(text) : kind,
      value: kind === 'scalar' ? clip(text, maxShownLength) : '',
    }
    rows.push(row)
    addChildren(value, row, 0, value.children.length)
  }

  /** Adds some of a value’s children below its row, or below the row of a range. */
  const addChildren = (parent: Value, row: TreeRow, from: number, to: number) => {
    const size = rangeSize(to - from)
    const siblings = Math.ceil((to - from) / size)
    for (let number = 1; number <= siblings; number += 1) {
      const first = from + (number - 1) * size
      const position = { level: row.level + 1, number, siblings }
      if (size > 1) addRange(parent, row.path, position, first, Math.min(to, first + size))
      else addValue(parent.children[first] as Value, row.path, position)
    }
  }

  const addRange = (parent: Value, path: string, position: Position, from: number, to: number) => {
    const [first, last] = [String(from), String(to - 1)]
    const id = idOf(parent, `${first}-${last}`)
    const row: TreeRow = {
      ...position,
      id,
      label: `${first} … ${last}`,
      step: '',
      path,
      value: '',
      count: to - from,
      kind: 'range',
      isOpen: isOpen(id, parent.children.slice(from, to)),
      isMatch: false,
    }
    rows.push(row)
    if (row.isOpen) addChildren(parent, row, from, to)
  }

  addValue(readRoot(scanner, isOpen), '', { level: 1, number: 1, siblings: 1 })
  return rows
}

/**
 * Returns the root, with the values below it that are shown, or would be if their range were open. JSON Lines are read like
 * an array without brackets.
 */
function readRoot(scanner: JsonScanner, isOpen: IsOpen): Value {
  const readValue = (id: string, key: string | number): Value => {
    const { kind, start, end, token } = scanner
    const type = kind === 'scalar' ? kind : token === '{' ? 'object' : 'array'
    const value: Value = { id, kind: type, key, start, end, count: 0, isOpen: isOpen(id, [{ start }]), children: [] }
    if (kind === 'scalar') return value
    while (scanner.next() && scanner.kind !== 'closeBracket') {
      const childKey = scanner.kind === 'key' ? scanner.token : value.count
      if (scanner.kind === 'key') scanner.next()
      if (value.isOpen) value.children.push(readValue(idOf(value, String(value.count)), childKey))
      else skipValue(scanner)
      value.count += 1
    }
    value.end = scanner.end
    return value
  }
  // Before the first token, `readValue` takes the start of the text for an opening bracket, so that all values become
  // children of the root.
  if (scanner.isLines) return { ...readValue('/', 0), end: scanner.text.length }
  scanner.next()
  const root = readValue('/', 0)
  // Throws an error if the text goes on.
  scanner.next()
  return root
}

/** Reads up to the end of the value whose first token was read last. */
function skipValue(scanner: JsonScanner): void {
  if (scanner.kind !== 'openBracket') return
  const { depth } = scanner
  while (scanner.depth >= depth) scanner.next()
}

function labelAndStepOf({ id, key }: Value): Pick<TreeRow, 'label' | 'step'> {
  if (id === '/') return { label: '$', step: '$' }
  if (typeof key === 'number') return { label: String(key), step: `[${String(key)}]` }
  const name = key.slice(1, -1)
  const step = /^[\p{ID_Start}_]\p{ID_Continue}*$/u.test(name) ? `.${name}` : `["${name}"]`
  return { label: clip(name, maxShownLength), step }
}

function rangeSize(count: number): number {
  let size = 1
  while (count > size * maxSiblings) size *= maxSiblings
  return size
}

/** Returns the id of a child or a range. */
function idOf(parent: Value, last: string): string {
  return parent.id === '/' ? `/${last}` : `${parent.id}/${last}`
}

function scalarKindOf(scalar: string): 'string' | 'number' | 'word' {
  if (scalar.startsWith('"')) return 'string'
  return /^[a-z]/.test(scalar) ? 'word' : 'number'
}

/** Prints the rows as text, one per line. */
export function printTree(rows: readonly TreeRow[]): string {
  return rows.map((row) => `${'  '.repeat(row.level - 1)}${row.label}: ${printValue(row)}`).join('\n')
}

function printValue({ kind, count, value }: TreeRow): string {
  if (kind === 'object') return `{${String(count)}}`
  return kind === 'array' || kind === 'range' ? `[${String(count)}]` : value
}
