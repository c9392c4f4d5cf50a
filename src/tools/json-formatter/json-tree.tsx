import { type KeyboardEvent, useRef, useState } from 'react'
import type { Outcome } from '#core/outcome.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { countOf, formatBytes } from '#ui/format.ts'
import { Output } from '#ui/output.tsx'
import type { Json } from './engine.ts'
import { javaScriptPathTo, pathTo } from './paths.ts'
import type { TreeRow } from './tree.ts'

interface JsonTreeProps {
  outcome: Outcome<Json> | undefined
  /** The ids of the open rows, in the format of the engine's `open` option. */
  open: string
  onOpen: (open: string) => void
}

/** In UTF-16 code units. A longer path is shortened on the page, but copied in full. */
const maxPathLength = 500

/** Shows the JSON as a tree. While the text is invalid, the tree of the last valid text remains visible. */
export function JsonTree({ outcome, open, onOpen }: JsonTreeProps) {
  const [rows, setRows] = useState<readonly TreeRow[]>([])
  const newestRows = outcome?.ok ? outcome.result.rows : undefined
  if (newestRows && newestRows !== rows) setRows(newestRows)
  const [selectedId, setSelectedId] = useState('/')
  const list = useRef<HTMLUListElement>(null)

  if (rows.length === 0) {
    return outcome?.ok === false && <p className="text-soft-ink">The tree appears here once the text is valid JSON.</p>
  }

  const current = Math.max(
    0,
    rows.findIndex(({ id }) => id === selectedId),
  )
  const path = pathTo(rows, current)
  const bytes = rows[current]?.bytes

  const toggle = ({ id, isOpen }: TreeRow) => {
    const openIds = open.split(' ').filter((openId) => openId !== id)
    onOpen([...openIds, ...(isOpen ? [] : [id])].join(' '))
  }
  const focusRow = (index: number) => {
    const row = rows[index]
    if (!row) return
    setSelectedId(row.id)
    list.current?.querySelectorAll('li')[index]?.focus()
  }
  const pressKey = (event: KeyboardEvent) => {
    const row = rows[current] as TreeRow
    const action = actionOf(event.key, row)
    if (!action) return
    event.preventDefault()
    if (action === 'toggle') toggle(row)
    else focusRow(targetIndexOf(action, rows, current))
  }

  return (
    <Output title="Tree">
      <div className="json-path">
        <span className="text-soft-ink">Path</span>
        <output className="user-text" dir="auto">
          {path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path}
        </output>
        {bytes !== undefined && <span className="text-soft-ink">{formatBytes(bytes)}</span>}
      </div>
      <div className="actions">
        <CopyButton
          variant="ghost"
          size="sm"
          text={() => path}
          copiedMessage="Path copied to clipboard!"
          label="Copy path"
        />
        <CopyButton
          variant="ghost"
          size="sm"
          text={() => javaScriptPathTo(rows, current)}
          copiedMessage="Path copied to clipboard!"
          label="Copy as JavaScript"
        />
      </div>
      <ul ref={list} className="json-tree" role="tree" aria-label="JSON tree" onKeyDown={pressKey}>
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
              focusRow(index)
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

/** Deeper rows are not indented further, so that their text stays visible. */
const maxIndent = 24

function RowText({ row }: { row: TreeRow }) {
  const marker = row.count === 0 ? ' ' : row.isOpen ? '−' : '+'
  return (
    <>
      <span className="json-guides" aria-hidden="true">
        {'│ '.repeat(Math.min(row.level - 1, maxIndent))}
        <span className="json-mark">{marker}</span>{' '}
      </span>
      <bdi className="json-key">{row.label}</bdi>
      {row.kind !== 'range' && ': '}
      {row.kind === 'object' && (
        <span className="text-soft-ink">{`{} ${countOf(row.count, 'key')}${sizeOf(row)}`}</span>
      )}
      {row.kind === 'array' && (
        <span className="text-soft-ink">{`[] ${countOf(row.count, 'item')}${sizeOf(row)}`}</span>
      )}
      {row.value !== '' && <bdi>{row.value}</bdi>}
    </>
  )
}

function sizeOf({ bytes }: TreeRow): string {
  return bytes === undefined ? '' : ` · ${formatBytes(bytes)}`
}

type Move = 'next' | 'previous' | 'first' | 'last' | 'parent'

/** Returns what a key does to a row, following the ARIA tree pattern. */
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

function targetIndexOf(move: Move, rows: readonly TreeRow[], current: number): number {
  const level = rows[current]?.level ?? 1
  const targets: Record<Move, () => number> = {
    next: () => current + 1,
    previous: () => current - 1,
    first: () => 0,
    last: () => rows.length - 1,
    parent: () => rows.findLastIndex((row, index) => index < current && row.level < level),
  }
  return targets[move]()
}
