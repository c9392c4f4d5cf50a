import { type KeyboardEvent, useRef, useState } from 'react'
import type { Outcome } from '#core/outcome.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { countOf } from '#ui/format.ts'
import { Output } from '#ui/output.tsx'
import type { Json } from './engine.ts'
import { pathTo, type TreeRow } from './tree.ts'

interface JsonTreeProps {
  outcome: Outcome<Json> | undefined
  /** The places that are open, as the engine takes them. */
  open: string
  onOpen: (open: string) => void
}

/** A path longer than this is not read, only copied. */
const mostShown = 500

/** The JSON as a tree. While the text is not valid, the tree of the last valid one stays. */
export function JsonTree({ outcome, open, onOpen }: JsonTreeProps) {
  const [rows, setRows] = useState<readonly TreeRow[]>([])
  const newest = outcome?.ok ? outcome.result.rows : undefined
  if (newest && newest !== rows) setRows(newest)
  const [chosen, setChosen] = useState('/')
  const list = useRef<HTMLUListElement>(null)

  if (rows.length === 0) {
    return outcome?.ok === false && <p className="text-soft-ink">A tree appears here once the text is valid JSON.</p>
  }

  const current = Math.max(
    0,
    rows.findIndex(({ id }) => id === chosen),
  )
  const path = pathTo(rows, current)

  const toggle = ({ id, isOpen }: TreeRow) => {
    const places = open.split(' ').filter((place) => place !== id)
    onOpen([...places, ...(isOpen ? [] : [id])].join(' '))
  }
  const goTo = (index: number) => {
    const row = rows[index]
    if (!row) return
    setChosen(row.id)
    list.current?.querySelectorAll('li')[index]?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const row = rows[current] as TreeRow
    const act = actionOf(event.key, row)
    if (!act) return
    event.preventDefault()
    if (act === 'toggle') toggle(row)
    else goTo(placeOf(act, rows, current))
  }

  return (
    <Output title="Tree">
      <div className="json-path">
        <span className="text-soft-ink">Path</span>
        <output className="user-text" dir="auto">
          {path.length > mostShown ? `${path.slice(0, mostShown)}…` : path}
        </output>
        <CopyButton
          variant="ghost"
          size="sm"
          text={() => path}
          copiedMessage="Path copied to clipboard!"
          name="Copy the path"
        />
      </div>
      <ul ref={list} className="json-tree" role="tree" aria-label="The JSON as a tree" onKeyDown={press}>
        {rows.map((row, index) => (
          <li
            key={row.id}
            role="treeitem"
            aria-level={row.level}
            aria-posinset={row.number}
            aria-setsize={row.siblings}
            aria-expanded={row.count > 0 ? row.isOpen : undefined}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => {
              goTo(index)
              if (row.count > 0) toggle(row)
            }}
          >
            <RowText row={row} />
          </li>
        ))}
      </ul>
    </Output>
  )
}

/** Deeper rows are indented no further: what matters is what they say. */
const mostIndented = 24

function RowText({ row }: { row: TreeRow }) {
  const mark = row.count === 0 ? ' ' : row.isOpen ? '−' : '+'
  return (
    <>
      <span className="json-guides" aria-hidden="true">
        {'│ '.repeat(Math.min(row.level - 1, mostIndented))}
        <span className="json-mark">{mark}</span>{' '}
      </span>
      <bdi className="json-key">{row.label}</bdi>
      {row.kind !== 'range' && ': '}
      {row.kind === 'object' && <span className="text-soft-ink">{`{} ${countOf(row.count, 'key')}`}</span>}
      {row.kind === 'array' && <span className="text-soft-ink">{`[] ${countOf(row.count, 'item')}`}</span>}
      {row.value !== '' && <bdi>{row.value}</bdi>}
    </>
  )
}

type Move = 'next' | 'previous' | 'first' | 'last' | 'parent'

/** What a key does to a row, as trees have it everywhere. */
function actionOf(key: string, { count, isOpen }: TreeRow): Move | 'toggle' | undefined {
  switch (key) {
    case 'ArrowDown':
      return 'next'
    case 'ArrowUp':
      return 'previous'
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    case 'ArrowRight':
      return isOpen ? 'next' : count > 0 ? 'toggle' : undefined
    case 'ArrowLeft':
      return isOpen ? 'toggle' : 'parent'
    case 'Enter':
    case ' ':
      return count > 0 ? 'toggle' : undefined
    default:
      return undefined
  }
}

function placeOf(move: Move, rows: readonly TreeRow[], current: number): number {
  const level = rows[current]?.level ?? 1
  const places: Record<Move, () => number> = {
    next: () => current + 1,
    previous: () => current - 1,
    first: () => 0,
    last: () => rows.length - 1,
    parent: () => rows.findLastIndex((row, index) => index < current && row.level < level),
  }
  return places[move]()
}
