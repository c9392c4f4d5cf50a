import type { TextRange } from '#core/input-error.ts'
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
  readonly parent: Value | undefined
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

/**
 * Returns the rows of the tree. Only the objects, arrays and ranges with the ids in `open` are open. `*` opens those around
 * the values with the text to find or, without such a text, around the first values.
 */
export function buildTree(scanner: JsonScanner, open: string, find: string): readonly TreeRow[] {
  const ids = new Set(open.split(' '))
  const found = find === '' && open !== '*' ? undefined : findValues(scanner, find)
  const isOpen: IsOpen = (id, values) =>
    ids.has(id) || (open === '*' && (id === '/' || values.some(({ start }) => found?.shown.has(start))))
  const rows: TreeRow[] = []

  /** Recurses only into open rows, so the recursion is only as deep as the rows that the user has opened. */
  const addValue = (value: Value, level: number, number: number, siblings: number) => {
    const { id, kind, count, start, end } = value
    const text = scanner.text.slice(start, end)
    const size = { count, bytes: countUtf8Bytes(text), range: { start, end } }
    const place = { id, level, number, siblings, ...labelAndStepOf(value), path: pathOf(value), ...size }
    // The root of JSON Lines starts where its first value starts, but never matches itself.
    const canMatch = find !== '' && (value.parent !== undefined || !scanner.isLines)
    const isMatch = canMatch && found?.matches.has(start) === true
    const state = { isOpen: value.isOpen && count > 0, isMatch }
    if (kind === 'scalar')
      rows.push({ ...place, ...state, kind: scalarKindOf(text), value: clip(text, maxShownLength) })
    else rows.push({ ...place, ...state, kind, value: '' })
    addChildren(value, level + 1, 0, value.children.length)
  }

  const addChildren = (parent: Value, level: number, from: number, to: number) => {
    const size = rangeSize(to - from)
    const siblings = Math.ceil((to - from) / size)
    for (let number = 1; number <= siblings; number += 1) {
      const first = from + (number - 1) * size
      if (size > 1) addRange(parent, { level, number, siblings }, first, Math.min(to, first + size))
      else addValue(parent.children[first] as Value, level, number, siblings)
    }
  }

  const addRange = (parent: Value, place: Pick<TreeRow, 'level' | 'number' | 'siblings'>, from: number, to: number) => {
    const [first, last] = [String(from), String(to - 1)]
    const id = idOf(parent, `${first}-${last}`)
    const row = { id, label: `${first} … ${last}`, step: '', path: pathOf(parent), value: '', count: to - from }
    rows.push({ ...place, ...row, kind: 'range', isOpen: isOpen(id, parent.children.slice(from, to)), isMatch: false })
    if (rows.at(-1)?.isOpen) addChildren(parent, place.level + 1, from, to)
  }

  addValue(readValues(scanner, isOpen), 1, 1, 1)
  return rows
}

/**
 * Returns the root, with the values below it that are shown, or would be if their range were open. The values of JSON
 * Lines are the elements of an array.
 */
function readValues(scanner: JsonScanner, isOpen: IsOpen): Value {
  const containers: Value[] = []
  if (scanner.isLines) {
    const range = { start: 0, end: scanner.text.length, count: 0, children: [] }
    containers.push({ id: '/', parent: undefined, kind: 'array', key: 0, ...range, isOpen: isOpen('/', []) })
  }
  let [root] = containers
  let key: string | undefined
  /** Number of open brackets inside a closed row. */
  let hiddenDepth = 0
  while (scanner.next()) {
    const { kind, start, end } = scanner
    const parent = containers.at(-1)
    if (hiddenDepth > 0) {
      if (kind === 'openBracket') hiddenDepth += 1
      if (kind === 'closeBracket') hiddenDepth -= 1
    } else if (kind === 'key') {
      key = scanner.token
    } else if (kind === 'closeBracket') {
      if (parent) parent.end = end
      containers.pop()
    } else {
      const index = parent?.count ?? 0
      if (parent) parent.count += 1
      if (parent?.isOpen === false) {
        if (kind === 'openBracket') hiddenDepth = 1
      } else {
        const id = idOf(parent, String(index))
        const type = kind === 'scalar' ? kind : scanner.isObjectStart ? 'object' : 'array'
        const place = { id, parent, kind: type, key: key ?? index, start, end } as const
        const value: Value = { ...place, count: 0, isOpen: isOpen(id, [place]), children: [] }
        root ??= value
        parent?.children.push(value)
        if (kind === 'openBracket') containers.push(value)
      }
      key = undefined
    }
  }
  return root as Value
}

function labelAndStepOf({ id, key }: Value): Pick<TreeRow, 'label' | 'step'> {
  if (id === '/') return { label: '$', step: '$' }
  if (typeof key === 'number') return { label: String(key), step: `[${String(key)}]` }
  const name = key.slice(1, -1)
  const step = /^[\p{ID_Start}_]\p{ID_Continue}*$/u.test(name) ? `.${name}` : `["${name}"]`
  return { label: clip(name, maxShownLength), step }
}

function pathOf(value: Value): string {
  return (value.parent ? pathOf(value.parent) : '') + labelAndStepOf(value).step
}

function rangeSize(count: number): number {
  let size = 1
  while (count > size * maxSiblings) size *= maxSiblings
  return size
}

/** Returns the id of a child or a range. The root has no parent. */
function idOf(parent: Value | undefined, last: string): string {
  if (!parent) return '/'
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
