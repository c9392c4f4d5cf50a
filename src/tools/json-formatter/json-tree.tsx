import { type KeyboardEvent, memo, type Ref, useDeferredValue, useRef, useState } from 'react'
import type { TextRange } from '#core/tool/input-error.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import { type LongText, wholeText } from '#core/long-text/long-text.ts'
import { Button } from '#ui/button.tsx'
import { SmallCopyButton } from '#ui/text-buttons.tsx'
import { countOf, formatBytes, formatNumber } from '#core/format.ts'
import { Output } from '#ui/output.tsx'
import { privateField } from '#ui/private-field.ts'
import { Stepper } from '#ui/stepper.tsx'
import type { Options } from './tool.ts'
import type { JsonResult } from './result.ts'
import { maxMatches } from './max-matches.ts'
import type { TreeRow } from './tree.ts'

type TreeOptions = Pick<Options, 'open' | 'find'>

interface JsonTreeProps {
  outcome: Outcome<JsonResult> | undefined
  options: TreeOptions
  onChange: (options: TreeOptions) => void
  /** The text with the ranges of the rows. Undefined while the tree is not the tree of the text. */
  source: LongText | undefined
  onSelect: (range: TextRange) => void
  ref: Ref<HTMLElement>
}

const smallButton = { variant: 'ghost', size: 'sm' } as const
const copiedMessage = 'Path copied to clipboard!'

const reveal = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })

/** Shows the JSON as a tree. While the text is invalid, the tree of the last valid text remains visible. */
export default function JsonTree({ outcome, options, onChange, source, onSelect, ref }: JsonTreeProps) {
  const [lastRows, setLastRows] = useState<readonly TreeRow[]>([])
  const newestRows = outcome?.ok ? outcome.result.rows : undefined
  if (newestRows && newestRows !== lastRows) setLastRows(newestRows)
  // Rendering thousands of rows does not delay typing in the search field.
  const rows = useDeferredValue(lastRows)
  const [selectedId, setSelectedId] = useState('/')
  const list = useRef<HTMLUListElement>(null)

  if (rows.length === 0) {
    return outcome?.ok === false && <p className="note">The tree appears here once the text is valid JSON.</p>
  }

  const { open, find } = options
  const matches = rows.flatMap(({ isMatch }, index) => (isMatch ? [index] : []))
  const selected = rows.findIndex(({ id }) => id === selectedId)
  const current = selected >= 0 ? selected : (matches[0] ?? 0)
  const match = matches.indexOf(current)
  const { id: currentId, path, bytes, range } = rows[current] as TreeRow
  const isInText = source !== undefined && range !== undefined

  const openIds = open === '*' ? rows.flatMap(({ id, isOpen }) => (isOpen ? [id] : [])) : open.split(' ')
  const toggle = ({ id, isOpen }: TreeRow) => {
    const ids = isOpen ? openIds.filter((openId) => openId !== id) : [...openIds, id]
    onChange({ find, open: ids.join(' ') })
  }
  const search = (text: string) => {
    // The first match is chosen.
    setSelectedId(text === '' ? currentId : '')
    onChange({ find: text, open: text === '' ? openIds.join(' ') : '*' })
  }
  const step = (direction: -1 | 1) => {
    const next = matches.find((index) => index > current) ?? matches[0]
    const previous = matches.findLast((index) => index < current) ?? matches.at(-1)
    setSelectedId(rows[(direction > 0 ? next : previous) ?? -1]?.id ?? '')
  }
  const focusRow = (index: number) => {
    const row = rows[index]
    if (!row) return
    setSelectedId(row.id)
    list.current?.querySelectorAll('li')[index]?.focus()
  }
  const click = ({ target }: { readonly target: EventTarget }) => {
    const index = [...(list.current?.children ?? [])].findIndex((item) => item.contains(target as Node))
    const row = rows[index]
    focusRow(index)
    if (row && row.count > 0) toggle(row)
  }
  const pressKey = (event: KeyboardEvent) => {
    const action = actionOf(event.key, rows, current)
    if (action === undefined) return
    event.preventDefault()
    if (action === 'toggle') toggle(rows[current] as TreeRow)
    else focusRow(action)
  }

  return (
    <Output
      ref={ref}
      title="Tree"
      actions={
        <>
          {find === '' ? (
            Object.entries({ 'Expand all': '*', 'Collapse all': '/' }).map(([label, ids]) => (
              <Button key={label} {...smallButton} onClick={() => onChange({ find, open: ids })}>
                {label}
              </Button>
            ))
          ) : (
            <Stepper onStep={step}>{describeMatch(match, matches.length)}</Stepper>
          )}
          <div className="field">
            <input
              {...privateField}
              type="search"
              aria-label="Find in the tree"
              placeholder="Find a key or value"
              value={find}
              onChange={(event) => search(event.target.value)}
              onKeyDown={({ key, shiftKey, ctrlKey, metaKey }) => {
                if (key === 'Enter' && !ctrlKey && !metaKey) step(shiftKey ? -1 : 1)
              }}
            />
          </div>
        </>
      }
    >
      <div className="json-path">
        <output className="user-text" dir="auto" aria-label="Path">
          {path.slice(0, 500)}
        </output>
        {bytes !== undefined && <span className="note">{formatBytes(bytes)}</span>}
        <SmallCopyButton copiedMessage={copiedMessage} text={() => path} label="Copy path" />
        <SmallCopyButton copiedMessage={copiedMessage} text={() => `data${path.slice(1)}`} label="Copy as JavaScript" />
        <SmallCopyButton
          text={() => wholeText(source ?? '').slice(range?.start, range?.end)}
          label="Copy value"
          copiedMessage="Value copied to clipboard!"
          disabled={!isInText}
        />
        <Button {...smallButton} disabled={!isInText} onClick={() => range && onSelect(range)}>
          Show in text
        </Button>
      </div>
      <ul ref={list} className="json-tree box" role="tree" aria-label="JSON tree" onClick={click} onKeyDown={pressKey}>
        {rows.map((row, index) => (
          <Row
            key={row.id}
            ref={index === current && match >= 0 ? reveal : undefined}
            row={row}
            isCurrent={index === current}
            find={row.isMatch ? find : ''}
          />
        ))}
      </ul>
    </Output>
  )
}

/** Deeper rows are not indented further, so that their text stays visible. */
const maxIndent = 24

interface RowProps {
  row: TreeRow
  isCurrent: boolean
  /** The text to mark. */
  find: string
  ref: Ref<HTMLLIElement> | undefined
}

const Row = memo(({ row, isCurrent, find, ref }: RowProps) => (
  <li
    ref={ref}
    role="treeitem"
    aria-level={row.level}
    aria-posinset={row.number}
    aria-setsize={row.siblings}
    aria-expanded={row.count > 0 ? row.isOpen : undefined}
    aria-selected={isCurrent}
    tabIndex={isCurrent ? 0 : -1}
  >
    <span className="json-guides" aria-hidden="true">
      {'│ '.repeat(Math.min(row.level - 1, maxIndent))}
      <span className="json-mark">{row.count === 0 ? ' ' : row.isOpen ? '−' : '+'}</span>{' '}
    </span>
    <bdi className="json-key">{mark(row.label, find)}</bdi>
    {row.kind !== 'range' && ': '}
    {(row.kind === 'object' || row.kind === 'array') && <span className="note">{describe(row)}</span>}
    {row.value !== '' && <bdi data-kind={row.kind}>{mark(row.value, find)}</bdi>}
  </li>
))

function mark(text: string, find: string) {
  const start = text.toLowerCase().indexOf(find.toLowerCase())
  if (start < 0 || find === '') return text
  const end = start + find.length
  return [text.slice(0, start), <mark key="match">{text.slice(start, end)}</mark>, text.slice(end)]
}

function describeMatch(match: number, count: number): string {
  const all = `${formatNumber(count)}${count >= maxMatches ? '+' : ''}`
  return count === 0 ? 'No matches found' : match < 0 ? `${all} found` : `${formatNumber(match + 1)} of ${all}`
}

function describe({ kind, count, bytes = 0 }: TreeRow): string {
  const children = kind === 'object' ? `{} ${countOf(count, 'key')}` : `[] ${countOf(count, 'item')}`
  return `${children} · ${formatBytes(bytes)}`
}

/** Returns what a key does, following the ARIA tree pattern: it toggles the current row or goes to the row with this index. */
function actionOf(key: string, rows: readonly TreeRow[], current: number): number | 'toggle' | undefined {
  const { level, count, isOpen } = rows[current] as TreeRow
  const toggle = count > 0 ? 'toggle' : undefined
  const actions = new Map<string, number | 'toggle' | undefined>([
    ['ArrowDown', current + 1],
    ['ArrowUp', current - 1],
    ['Home', 0],
    ['End', rows.length - 1],
    ['ArrowRight', isOpen ? current + 1 : toggle],
    ['ArrowLeft', isOpen ? toggle : rows.findLastIndex((row, index) => index < current && row.level < level)],
    ['Enter', toggle],
    [' ', toggle],
  ])
  return actions.get(key)
}
