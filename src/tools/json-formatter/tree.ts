import { countUtf8Bytes } from '#core/text/utf8.ts'
import { JsonScanner } from './scanner.ts'

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
  /** The start of a scalar value, as written in the text. */
  readonly value: string
  /** Number of children. */
  readonly count: number
  /** Size of the value as written, in UTF-8 bytes. Groups of children have none. */
  readonly bytes?: number
  readonly isOpen: boolean
}

/**
 * If there are more children, they are grouped in hundreds, and the groups are grouped in hundreds again, so that only
 * a few rows are rendered at a time.
 */
const maxSiblings = 100

/** In UTF-16 code units. */
const maxShownLength = 100

/** An object or array in the text. Containers are numbered in the order in which they start. */
interface Container {
  readonly start: number
  end: number
  /** Number of members or elements. */
  count: number
  /** The number of the first container that starts after the end of this one. */
  nextContainer: number
}

/** A member of an object or an element of an array. */
interface Child {
  readonly index: number
  /** The key as written, including the quotes. Elements have no key. */
  readonly key: string | undefined
  readonly start: number
  readonly end: number
  /** The number of the value's container, if it is an object or array. */
  readonly containerIndex: number | undefined
}

/** Returns the rows of the tree in which only the objects, arrays and ranges with these ids are open. */
export function buildTree(scanner: JsonScanner, openIds: ReadonlySet<string>): readonly TreeRow[] {
  return new Tree(scanner, openIds).rows
}

/** Prints the rows as text, one per line. */
export function printTree(rows: readonly TreeRow[]): string {
  return rows.map((row) => `${'  '.repeat(row.level - 1)}${row.label}: ${printValue(row)}`).join('\n')
}

function printValue({ kind, count, value }: TreeRow): string {
  if (kind === 'object') return `{${String(count)}}`
  return kind === 'array' || kind === 'range' ? `[${String(count)}]` : value
}

function findContainers(scanner: JsonScanner): Container[] {
  const containers: Container[] = []
  const openContainers: Container[] = []
  while (scanner.next()) {
    const { kind, start, end } = scanner
    const innermost = openContainers.at(-1)
    if (kind === 'closeBracket' && innermost) {
      innermost.end = end
      innermost.nextContainer = containers.length
      openContainers.pop()
    } else if (kind !== 'key' && innermost) {
      innermost.count += 1
    }
    if (kind !== 'openBracket') continue
    const container = { start, end, count: 0, nextContainer: 0 }
    containers.push(container)
    openContainers.push(container)
  }
  return containers
}

/** The range of children to show, from an object or array. */
interface ChildRange {
  readonly containerIndex: number
  readonly id: string
  readonly level: number
  readonly from: number
  readonly to: number
}

class Tree {
  readonly rows: TreeRow[] = []
  readonly #text: string
  readonly #containers: readonly Container[]
  readonly #openIds: ReadonlySet<string>

  constructor(scanner: JsonScanner, openIds: ReadonlySet<string>) {
    this.#text = scanner.text
    this.#containers = findContainers(scanner)
    this.#openIds = openIds
    // A text without containers is a single scalar, which is the last token.
    const { start, end } = this.#containers[0] ?? scanner
    const root = { index: 0, key: undefined, start, end, containerIndex: this.#containers.length > 0 ? 0 : undefined }
    this.#addValue(root, { id: '/', level: 1, number: 1, siblings: 1, label: '$', step: '$' })
  }

  /** Recurses only into open rows, so the recursion is only as deep as the rows that the user has opened. */
  #addValue(
    { start, end, containerIndex }: Child,
    position: Pick<TreeRow, 'id' | 'level' | 'number' | 'siblings' | 'label' | 'step'>,
  ): void {
    const text = this.#text.slice(start, end)
    const bytes = countUtf8Bytes(text)
    if (containerIndex === undefined) {
      const value = shorten(text)
      this.rows.push({ ...position, kind: scalarKindOf(value), value, count: 0, bytes, isOpen: false })
      return
    }
    const { id, level } = position
    const count = this.#containers[containerIndex]?.count ?? 0
    const isOpen = count > 0 && this.#openIds.has(id)
    const kind = text.startsWith('{') ? 'object' : 'array'
    this.rows.push({ ...position, kind, value: '', count, bytes, isOpen })
    if (isOpen) this.#addChildren({ containerIndex, id, level: level + 1, from: 0, to: count })
  }

  #addChildren(range: ChildRange): void {
    const { id, level, from, to } = range
    const size = rangeSize(to - from)
    const siblings = Math.ceil((to - from) / size)
    if (size > 1) {
      for (let number = 1; number <= siblings; number += 1) this.#addRange(range, size, { number, siblings })
      return
    }
    for (const child of this.#readChildren(range)) {
      const position = { id: childId(id, String(child.index)), level, number: child.index - from + 1, siblings }
      this.#addValue(child, { ...position, ...labelAndStepOf(child) })
    }
  }

  #addRange(range: ChildRange, size: number, { number, siblings }: Pick<TreeRow, 'number' | 'siblings'>): void {
    const { level } = range
    const from = range.from + (number - 1) * size
    const to = Math.min(range.to, from + size)
    const [first, last] = [String(from), String(to - 1)]
    const id = childId(range.id, `${first}-${last}`)
    const isOpen = this.#openIds.has(id)
    const position = { id, level, number, siblings, label: `${first} … ${last}`, step: '' }
    this.rows.push({ ...position, kind: 'range', value: '', count: to - from, isOpen })
    if (isOpen) this.#addChildren({ ...range, level: level + 1, from, to })
  }

  #readChildren({ containerIndex, from, to }: ChildRange): Child[] {
    const children: Child[] = []
    const { start: offset } = this.#containers[containerIndex] as Container
    const scanner = new JsonScanner(this.#text, { offset })
    scanner.next()
    let nextContainer = containerIndex + 1
    for (let index = 0; index < to; index += 1) {
      scanner.next()
      const key = scanner.kind === 'key' ? scanner.token : undefined
      if (key !== undefined) scanner.next()
      const { start } = scanner
      const inner = scanner.kind === 'openBracket' ? this.#containers[nextContainer] : undefined
      if (inner) scanner.skipToEnd(inner.end)
      if (index >= from) children.push({ index, key, start, end: scanner.end, containerIndex: inner && nextContainer })
      if (inner) nextContainer = inner.nextContainer
    }
    return children
  }
}

function labelAndStepOf({ index, key }: Child): Pick<TreeRow, 'label' | 'step'> {
  if (key === undefined) return { label: String(index), step: `[${String(index)}]` }
  const name = key.slice(1, -1)
  const step = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) ? `.${name}` : `["${name}"]`
  return { label: shorten(name), step }
}

function shorten(text: string): string {
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength).replace(/[\ud800-\udbff]$/, '')}…` : text
}

function rangeSize(count: number): number {
  let size = 1
  while (count > size * maxSiblings) size *= maxSiblings
  return size
}

function childId(id: string, last: string): string {
  return id === '/' ? `/${last}` : `${id}/${last}`
}

function scalarKindOf(scalar: string): 'string' | 'number' | 'word' {
  if (scalar.startsWith('"')) return 'string'
  return /^[a-z]/.test(scalar) ? 'word' : 'number'
}
