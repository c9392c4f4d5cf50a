import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isPublished } from '#config/published.ts'
import { openKeys } from '#frame/open-dialogs.ts'
import { openTool } from '#frame/open-tool-event.ts'
import { useLocation, useNavigate } from '#frame/router/router.tsx'
import { Link } from '#frame/router/link.tsx'
import { toolContentLoader } from '#pages/tool/tool-content.ts'
import type { ToolSearch } from '#ui/choose-tool.ts'
import { countOf } from '#core/format.ts'
import { createContinueGroups, createRequestGroups } from './tool-groups.ts'
import { groupsFor } from './groups.ts'
import { modifierKey } from './modifier-key.ts'
import { nextIndex } from './next-index.ts'
import { PaletteOption } from './palette-option.tsx'

/** Ids of the list and its active option, for the field's ARIA attributes. */
export interface ShownOptions {
  readonly listId: string | undefined
  readonly activeId: string | undefined
}

interface PaletteResultsProps {
  query: string
  search: ToolSearch | undefined
  field: RefObject<HTMLInputElement | null>
  listId: string
  /** Whether Enter was pressed before the results had loaded. */
  isEnterPending: boolean
  onShow: (shown: ShownOptions) => void
  onClose: () => void
}

function linkOf(optionId: string | undefined): HTMLElement | null {
  return document.getElementById(optionId ?? '')
}

/** The results of a query. The focus stays in the search field, where the arrow keys move the selection. */
export function PaletteResults({ query, search, field, listId, isEnterPending, onShow, onClose }: PaletteResultsProps) {
  const isHome = useLocation().pathname === '/'
  const list = useRef<HTMLDivElement>(null)
  const toolGroupsFor = useToolGroups(search)
  const groups = useMemo(() => (toolGroupsFor ?? groupsFor)(query), [toolGroupsFor, query])
  const ids = groups.flatMap(({ members }) => members.map(({ entry }) => `${listId}-${entry.id}`))
  const count = ids.length
  const best = groups[0]?.members[0]
  const absentJob = best?.entry.kind === 'nearest' ? best.reason : undefined

  // A choice is valid only for its query. By default the first result is active; the overview of all tools and pages has
  // no active option.
  const [choice, setChoice] = useState({ query: '', index: -1 })
  const initialIndex = query.trim() === '' && search === undefined ? -1 : 0
  const index = choice.query === query && choice.index >= 0 ? choice.index : initialIndex
  const activeId = ids[index]

  useEffect(() => {
    onShow({ listId: count > 0 ? listId : undefined, activeId })
  }, [onShow, listId, count, activeId])

  useLayoutEffect(() => {
    list.current?.scrollTo(0, 0)
  }, [query])

  // A layout effect, so that the list is not painted before it closes.
  const opensFirst = isEnterPending || (search !== undefined && 'toolId' in search)
  useLayoutEffect(() => {
    if (opensFirst) linkOf(activeId)?.click()
  }, [opensFirst, activeId])

  // A layout effect, so that no key is lost between showing the results and listening.
  useLayoutEffect(() => {
    const element = field.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || event.shiftKey) return
      if (event.key === 'Enter') {
        // Otherwise it would also press the button that opened the palette, which has the focus again.
        event.preventDefault()
        const link = linkOf(activeId)
        if (!(event.ctrlKey || event.metaKey)) link?.click()
        else if (link instanceof HTMLAnchorElement) open(link.href, '_blank', 'noopener')
        return
      }
      const next = nextIndex(event.key, index, count)
      if (next === undefined) return
      event.preventDefault()
      setChoice({ query, index: next })
      linkOf(ids[next])?.scrollIntoView({ block: 'nearest' })
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  })

  return (
    <>
      <p role="status" className="visually-hidden">
        {count === 0 ? 'No results found' : countOf(count, 'result')}
        {absentJob !== undefined && `, but no tool for “${absentJob}”`}
      </p>
      {(count === 0 || absentJob !== undefined) && (
        <div className="palette-note">
          <p>
            {absentJob === undefined
              ? `No results found for “${query.trim()}”.`
              : `There is no tool for “${absentJob}” here.`}
          </p>
          {isPublished('/contact') && (
            <p>
              Is there a tool you’d like?{' '}
              <Link to="/contact" onClick={onClose}>
                Tell us
              </Link>
              .
            </p>
          )}
        </div>
      )}
      {count > 0 && (
        <div ref={list} id={listId} role="listbox" aria-label="Results" className="palette-list">
          {groups.map(({ name, members }, groupIndex) => (
            <div
              key={name}
              role="group"
              aria-labelledby={`${listId}-group-${String(groupIndex)}`}
              className="palette-group"
            >
              <div id={`${listId}-group-${String(groupIndex)}`} className="palette-group-name">
                {name}
              </div>
              <div>
                {members.map((found) => {
                  const id = `${listId}-${found.entry.id}`
                  return (
                    <PaletteOption
                      key={found.entry.id}
                      id={id}
                      found={found}
                      isActive={id === activeId}
                      opensInModal={isHome}
                      onHover={() => {
                        if (id !== activeId) setChoice({ query, index: ids.indexOf(id) })
                      }}
                      onChoose={onClose}
                    />
                  )
                })}
              </div>
            </div>
          ))}
        </div>
      )}
      <PaletteFoot hasLinks={search === undefined} />
    </>
  )
}

/** Returns undefined if anything can be found, not only tools. */
function useToolGroups(search: ToolSearch | undefined) {
  const { pathname, search: parameters } = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    if (search === undefined) return undefined
    if ('ids' in search) return createRequestGroups(search)
    const isHome = pathname === '/'
    const from = isHome ? new URLSearchParams(parameters).get('tool') : pathname.split('/').at(-1)
    const open = (id: string) => {
      toolContentLoader.preload(id)
      if (isHome) openTool(id, { isNextStep: true })
      else navigate(`/tools/${id}`)
    }
    return createContinueGroups({ ...search, from: from ?? undefined, open })
  }, [search, pathname, parameters, navigate])
}

/** The keys that work in the palette, and a button that lists all others. */
function PaletteFoot({ hasLinks }: { hasLinks: boolean }) {
  return (
    <div className="palette-foot">
      <p>
        <kbd>↑</kbd> <kbd>↓</kbd> choose
      </p>
      <p>
        <kbd>Enter</kbd> open
      </p>
      {hasLinks && (
        <p>
          <kbd>{modifierKey}</kbd> <kbd>Enter</kbd> in a new tab
        </p>
      )}
      <button type="button" onClick={openKeys}>
        All keys
      </button>
    </div>
  )
}
