import { JsonScanner } from './scanner.ts'

/** A line of the tree. */
export interface TreeRow {
  /** Indexes from the root: `/` is the root, `/2/0` the first child of its third child, `/100-199` a group of 100 children. */
  readonly id: string
  /** The root is at level 1. */
  readonly level: number
  /** Its number among its siblings, from 1. */
  readonly number: number
  readonly siblings: number
  readonly kind: 'object' | 'array' | 'range' | 'string' | 'number' | 'word'
  /** The key or the index. */
  readonly label: string
  /** What it adds to the path. */
  readonly step: string
  /** The start of a plain value, as it is written in the text. */
  readonly value: string
  /** How many it holds. */
  readonly count: number
  readonly isOpen: boolean
}

/** More children are grouped by hundreds, and the groups by hundreds again: everything can be opened, few rows are drawn. */
const mostSiblings = 100

/** In UTF-16 units. */
const mostShown = 100

/** An object or array in the text. They are numbered in the order in which they start. */
interface Container {
  readonly start: number
  end: number
  /** How many members or elements it has. */
  count: number
  /** The number of the first container after it that is not inside it. */
  next: number
}

/** A member of an object or an element of an array. */
interface Child {
  readonly index: number
  /** As it is written, quotes included. Elements have none. */
  readonly key: string | undefined
  readonly start: number
  readonly end: number
  /** The number of the object or array that is the value. */
  readonly container: number | undefined
}

/** The rows of a text in which only the objects, arrays and ranges with these ids are open. */
export function drawTree(scanner: JsonScanner, open: ReadonlySet<string>): readonly TreeRow[] {
  return new Tree(scanner, open).rows
}

/** The JSONPath (RFC 9535) of a row's value. */
export function pathTo(rows: readonly TreeRow[], index: number): string {
  const steps: string[] = []
  let level = Infinity
  for (const row of rows.slice(0, index + 1).reverse()) {
    if (row.level >= level) continue
    steps.push(row.step)
    level = row.level
  }
  return steps.reverse().join('')
}

/** The rows as text, a line each. */
export function printTree(rows: readonly TreeRow[]): string {
  return rows.map((row) => `${'  '.repeat(row.level - 1)}${row.label}: ${printValue(row)}`).join('\n')
}

function printValue({ kind, count, value }: TreeRow): string {
  if (kind === 'object') return `{${String(count)}}`
  return kind === 'array' || kind === 'range' ? `[${String(count)}]` : value
}

function findContainers(scanner: JsonScanner): Container[] {
  const containers: Container[] = []
  const open: Container[] = []
  while (scanner.next()) {
    const { kind, start, end } = scanner
    const innermost = open.at(-1)
    if (kind === 'close' && innermost) {
      innermost.end = end
      innermost.next = containers.length
      open.pop()
    } else if (kind !== 'key' && innermost) {
      innermost.count += 1
    }
    if (kind !== 'open') continue
    const container = { start, end, count: 0, next: 0 }
    containers.push(container)
    open.push(container)
  }
  return containers
}

/** The children of an object or array that are to be shown. */
interface Part {
  readonly container: number
  readonly id: string
  readonly level: number
  readonly from: number
  readonly to: number
}

class Tree {
  readonly rows: TreeRow[] = []
  readonly #text: string
  readonly #containers: readonly Container[]
  readonly #open: ReadonlySet<string>

  constructor(scanner: JsonScanner, open: ReadonlySet<string>) {
    this.#text = scanner.text
    this.#containers = findContainers(scanner)
    this.#open = open
    // A text without containers is a single scalar, the last token.
    const { start, end } = this.#containers[0] ?? scanner
    const root = { index: 0, key: undefined, start, end, container: this.#containers.length > 0 ? 0 : undefined }
    this.#addValue(root, { id: '/', level: 1, number: 1, siblings: 1, label: '$', step: '$' })
  }

  /** Recurses only into what is open, and so no deeper than somebody has clicked. */
  #addValue(
    { start, end, container }: Child,
    place: Pick<TreeRow, 'id' | 'level' | 'number' | 'siblings' | 'label' | 'step'>,
  ): void {
    if (container === undefined) {
      const value = shorten(this.#text.slice(start, end))
      this.rows.push({ ...place, kind: kindOf(value), value, count: 0, isOpen: false })
      return
    }
    const { id, level } = place
    const count = this.#containers[container]?.count ?? 0
    const isOpen = count > 0 && this.#open.has(id)
    this.rows.push({ ...place, kind: this.#text[start] === '{' ? 'object' : 'array', value: '', count, isOpen })
    if (isOpen) this.#addChildren({ container, id, level: level + 1, from: 0, to: count })
  }

  #addChildren(part: Part): void {
    const { id, level, from, to } = part
    const size = rangeSize(to - from)
    const siblings = Math.ceil((to - from) / size)
    if (size > 1) {
      for (let number = 1; number <= siblings; number += 1) this.#addRange(part, size, { number, siblings })
      return
    }
    for (const child of this.#childrenOf(part)) {
      const place = { id: join(id, String(child.index)), level, number: child.index - from + 1, siblings }
      this.#addValue(child, { ...place, ...nameOf(child) })
    }
  }

  #addRange(part: Part, size: number, { number, siblings }: Pick<TreeRow, 'number' | 'siblings'>): void {
    const { level } = part
    const from = part.from + (number - 1) * size
    const to = Math.min(part.to, from + size)
    const [first, last] = [String(from), String(to - 1)]
    const id = join(part.id, `${first}-${last}`)
    const isOpen = this.#open.has(id)
    const row = {
      id,
      level,
      number,
      siblings,
      label: `${first} … ${last}`,
      step: '',
      value: '',
      count: to - from,
      isOpen,
    }
    this.rows.push({ ...row, kind: 'range' })
    if (isOpen) this.#addChildren({ ...part, level: level + 1, from, to })
  }

  #childrenOf({ container, from, to }: Part): Child[] {
    const children: Child[] = []
    const scanner = new JsonScanner(this.#text, { progress: () => undefined }, this.#containers[container]?.start)
    scanner.next()
    let number = container + 1
    for (let index = 0; index < to; index += 1) {
      scanner.next()
      const key = scanner.kind === 'key' ? scanner.token : undefined
      if (key !== undefined) scanner.next()
      const { start } = scanner
      const inner = scanner.kind === 'open' ? this.#containers[number] : undefined
      if (inner) scanner.leave(inner.end)
      if (index >= from) children.push({ index, key, start, end: scanner.end, container: inner && number })
      if (inner) number = inner.next
    }
    return children
  }
}

function nameOf({ index, key }: Child): Pick<TreeRow, 'label' | 'step'> {
  if (key === undefined) return { label: String(index), step: `[${String(index)}]` }
  const name = key.slice(1, -1)
  const step = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) ? `.${name}` : `["${name}"]`
  return { label: shorten(name), step }
}

function shorten(text: string): string {
  return text.length > mostShown ? `${text.slice(0, mostShown).replace(/[\ud800-\udbff]$/, '')}…` : text
}

function rangeSize(count: number): number {
  let size = 1
  while (count > size * mostSiblings) size *= mostSiblings
  return size
}

function join(id: string, last: string): string {
  return id === '/' ? `/${last}` : `${id}/${last}`
}

function kindOf(scalar: string): 'string' | 'number' | 'word' {
  if (scalar.startsWith('"')) return 'string'
  return /^[a-z]/.test(scalar) ? 'word' : 'number'
}
