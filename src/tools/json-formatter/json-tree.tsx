import { type KeyboardEvent, useRef, useState } from 'react'
import type { TextRange } from '#core/input-error.ts'
import type { Outcome } from '#core/outcome.ts'
import { type TextSource, wholeText } from '#core/text-source.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { countOf, formatBytes } from '#ui/format.ts'
import { Output } from '#ui/output.tsx'
import type { JsonResult } from './engine.ts'
import { pathTo } from './paths.ts'
import type { TreeRow } from './tree.ts'

interface JsonTreeProps {
  outcome: Outcome<JsonResult> | undefined
  /** The ids of the open rows, in the format of the engine's `open` option. */
  open: string
  onOpen: (open: string) => void
  /** The text with the ranges of the rows. Undefined while the tree is not the tree of the text. */
  source: TextSource | undefined
  onSelect: (range: TextRange) => void
}

/** In UTF-16 code units. A longer path is shortened on the page, but copied in full. */
const maxPathLength = 500

const smallButton = { variant: 'ghost', size: 'sm' } as const
const copyPath = { ...smallButton, copiedMessage: 'Path copied to clipboard!' }

/** Shows the JSON as a tree. While the text is invalid, the tree of the last valid text remains visible. */
export function JsonTree({ outcome, open, onOpen, source, onSelect }: JsonTreeProps) {
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
  const { bytes, range } = rows[current] as TreeRow

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
    const action = actionOf(event.key, rows, current)
    if (action === undefined) return
    event.preventDefault()
    if (action === 'toggle') toggle(rows[current] as TreeRow)
    else focusRow(action)
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
        <CopyButton {...copyPath} text={() => path} label="Copy path" />
        <CopyButton {...copyPath} text={() => `data${path.slice(1)}`} label="Copy as JavaScript" />
        {source !== undefined && range && (
          <>
            <CopyButton
              {...smallButton}
              text={() => wholeText(source).slice(range.start, range.end)}
              label="Copy value"
              copiedMessage="Value copied to clipboard!"
            />
            <Button {...smallButton} onClick={() => onSelect(range)}>
              Show in text
            </Button>
          </>
        )}
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
      {(row.kind === 'object' || row.kind === 'array') && <span className="text-soft-ink">{describe(row)}</span>}
      {row.value !== '' && <bdi>{row.value}</bdi>}
    </>
  )
}

function describe({ kind, count, bytes = 0 }: TreeRow): string {
  const children = kind === 'object' ? `{} ${countOf(count, 'key')}` : `[] ${countOf(count, 'item')}`
  return `${children} · ${formatBytes(bytes)}`
}

/** Returns what a key does, following the ARIA tree pattern: it toggles the current row or goes to the row with this index. */
function actionOf(key: string, rows: readonly TreeRow[], current: number): number | 'toggle' | undefined {
  const { level, count, isOpen } = rows[current] as TreeRow
  switch (key) {
    case 'ArrowDown':
      return current + 1
    case 'ArrowUp':
      return current - 1
    case 'Home':
      return 0
    case 'End':
      return rows.length - 1
    case 'ArrowRight':
      return isOpen ? current + 1 : count > 0 ? 'toggle' : undefined
    case 'ArrowLeft':
      return isOpen ? 'toggle' : rows.findLastIndex((row, index) => index < current && row.level < level)
    case 'Enter':
    case ' ':
      return count > 0 ? 'toggle' : undefined
    default:
      return undefined
  }
}
