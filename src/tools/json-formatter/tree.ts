import { textOf, type Units } from '#core/text/units.ts'
import { code, isContainer } from './codes.ts'
import { type Child, Containers } from './containers.ts'
import type { SqueezedJson } from './squeeze.ts'

/** A line of the tree. */
export interface TreeRow {
  /** Its place: `/` is the whole, `/2/0` the first within the third, `/100-199` the second hundred of many. */
  readonly id: string
  /** The whole is at level 1. */
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

/** Whatever holds more is shown by hundreds, by hundreds of hundreds and so on: all can be reached, little is drawn. */
const mostSiblings = 100

/** In characters. More than fits a line is of no use to the eye. */
const mostShown = 100

interface Branch {
  readonly row: TreeRow
  readonly grow?: () => Generator<Branch, void, void>
}

/** The rows of a text of which only these places are open. */
export function drawTree(squeezed: SqueezedJson, open: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = []
  const growing = [new Tree(squeezed, open).trunk()]
  for (let branches = growing.at(-1); branches; branches = growing.at(-1)) {
    const next = branches.next()
    if (next.done === true) {
      growing.pop()
      continue
    }
    const { row, grow } = next.value
    rows.push(row)
    if (grow && row.isOpen) growing.push(grow())
  }
  return rows
}

/** Where in the text a row's value is found, as JSONPath (RFC 9535) writes it. */
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

/** The part of an object or array whose children are to be shown. */
interface Part {
  readonly container: number
  readonly start: number
  readonly id: string
  readonly level: number
  readonly from: number
  readonly to: number
}

class Tree {
  readonly #json: Units
  readonly #containers: Containers
  readonly #open: ReadonlySet<string>

  constructor({ json, containers }: SqueezedJson, open: ReadonlySet<string>) {
    this.#json = json
    this.#containers = new Containers(json, containers)
    this.#open = open
  }

  *trunk(): Generator<Branch, void, void> {
    const container = isContainer(this.#json[0] as number) ? 0 : undefined
    const child = { position: 0, key: 0, keyEnd: 0, start: 0, end: this.#json.length - 1, container }
    yield this.#branch(child, { id: '/', level: 1, number: 1, siblings: 1, label: '$', step: '$' })
  }

  *#grow(part: Part): Generator<Branch, void, void> {
    const { container, start, id, level, from, to } = part
    const size = rangeSize(to - from)
    const siblings = Math.ceil((to - from) / size)
    if (size > 1) {
      for (let number = 1; number <= siblings; number += 1) yield this.#range(part, size, { number, siblings })
      return
    }
    for (const child of this.#containers.childrenOf(container, start, from, to)) {
      const place = { id: join(id, String(child.position)), level, number: child.position - from + 1, siblings }
      yield this.#branch(child, { ...place, ...this.#name(child) })
    }
  }

  #range(part: Part, size: number, { number, siblings }: Pick<TreeRow, 'number' | 'siblings'>): Branch {
    const from = part.from + (number - 1) * size
    const to = Math.min(part.to, from + size)
    const id = join(part.id, `${String(from)}-${String(to - 1)}`)
    return {
      row: {
        id,
        level: part.level,
        number,
        siblings,
        kind: 'range',
        label: `${String(from)} … ${String(to - 1)}`,
        step: '',
        value: '',
        count: to - from,
        isOpen: this.#open.has(id),
      },
      grow: () => this.#grow({ ...part, level: part.level + 1, from, to }),
    }
  }

  #branch(child: Child, place: Pick<TreeRow, 'id' | 'level' | 'number' | 'siblings' | 'label' | 'step'>): Branch {
    const { container, start } = child
    if (container === undefined) {
      const kind = kindOf(this.#json[start] as number)
      return { row: { ...place, kind, value: this.#show(start, child.end), count: 0, isOpen: false } }
    }
    const count = this.#containers.countIn(container)
    const kind = this.#json[start] === code.objectStart ? 'object' : 'array'
    return {
      row: { ...place, kind, value: '', count, isOpen: count > 0 && this.#open.has(place.id) },
      grow: () => this.#grow({ container, start, id: place.id, level: place.level + 1, from: 0, to: count }),
    }
  }

  #name({ position, key, keyEnd }: Child): Pick<TreeRow, 'label' | 'step'> {
    if (key === keyEnd) return { label: String(position), step: `[${String(position)}]` }
    const name = textOf(this.#json, key + 1, keyEnd - 1)
    const step = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) ? `.${name}` : `["${name}"]`
    return { label: this.#show(key + 1, keyEnd - 1), step }
  }

  #show(start: number, end: number): string {
    // A character takes four bytes at the most, and half a one at the end is cut away.
    const text = textOf(this.#json, start, Math.min(end, start + 4 * mostShown + 4))
    return text.length > mostShown ? `${text.slice(0, mostShown).replace(/[\ud800-\udbff]$/, '')}…` : text
  }
}

function rangeSize(count: number): number {
  let size = 1
  while (count > size * mostSiblings) size *= mostSiblings
  return size
}

function join(id: string, last: string): string {
  return id === '/' ? `/${last}` : `${id}/${last}`
}

function kindOf(unit: number): 'string' | 'number' | 'word' {
  if (unit === code.quote) return 'string'
  return unit < 0x41 ? 'number' : 'word'
}
