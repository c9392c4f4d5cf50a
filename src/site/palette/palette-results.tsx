import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePlace } from '#page/place.tsx'
import { SiteLink } from '#page/site-link.tsx'
import { countOf } from '#ui/format.ts'
import { groupsFor } from './groups.ts'
import { nextPlace } from './next-place.ts'
import type { ShownOptions } from './palette-dialog.tsx'
import { PaletteFoot } from './palette-foot.tsx'
import { PaletteOption } from './palette-option.tsx'

interface PaletteResultsProps {
  query: string
  field: RefObject<HTMLInputElement | null>
  listId: string
  /** Enter was pressed before there was anything to choose from. */
  isEnterDue: boolean
  onShow: (shown: ShownOptions) => void
  onClose: () => void
}

function linkOf(optionId: string | undefined): HTMLElement | null {
  return document.getElementById(optionId ?? '')
}

/** What the query finds. The focus stays in the field; its arrow keys move the choice. */
export function PaletteResults({ query, field, listId, isEnterDue, onShow, onClose }: PaletteResultsProps) {
  const isHome = usePlace().pathname === '/'
  const list = useRef<HTMLDivElement>(null)
  const groups = useMemo(() => groupsFor(query), [query])
  const ids = groups.flatMap(({ members }) => members.map(({ entry }) => `${listId}-${entry.id}`))
  const count = ids.length

  // A choice holds for its query. Whoever looked for something gets the first of it; the overview waits to be asked.
  const [choice, setChoice] = useState({ query: '', place: -1 })
  const initialPlace = query.trim() === '' ? -1 : 0
  const place = choice.query === query && choice.place >= 0 ? choice.place : initialPlace
  const activeId = ids[place]

  useEffect(() => {
    onShow({ listId: count > 0 ? listId : undefined, activeId })
  }, [onShow, listId, count, activeId])

  useLayoutEffect(() => {
    list.current?.scrollTo(0, 0)
  }, [query])

  useEffect(() => {
    if (isEnterDue) linkOf(activeId)?.click()
  }, [isEnterDue, activeId])

  useEffect(() => {
    const element = field.current
    const follow = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || event.shiftKey) return
      if (event.key === 'Enter') {
        const link = linkOf(activeId)
        if (!(event.ctrlKey || event.metaKey)) link?.click()
        else if (link instanceof HTMLAnchorElement) open(link.href, '_blank', 'noopener')
        return
      }
      const next = nextPlace(event.key, place, count)
      if (next === undefined) return
      event.preventDefault()
      setChoice({ query, place: next })
      linkOf(ids[next])?.scrollIntoView({ block: 'nearest' })
    }
    element?.addEventListener('keydown', follow)
    return () => {
      element?.removeEventListener('keydown', follow)
    }
  })

  return (
    <>
      <p role="status" className="visually-hidden">
        {count === 0 ? 'Nothing found' : countOf(count, 'result')}
      </p>
      {count === 0 && (
        <div className="palette-note">
          <p>Nothing found for “{query.trim()}”.</p>
          <p>
            Should there be a tool for it?{' '}
            <SiteLink to="/contact" onClick={onClose}>
              Tell us
            </SiteLink>
            .
          </p>
        </div>
      )}
      {count > 0 && (
        <div ref={list} id={listId} role="listbox" aria-label="Results" className="palette-list">
          {groups.map(({ name, members }, at) => (
            <div key={name} role="group" aria-labelledby={`${listId}-group-${String(at)}`} className="palette-group">
              <div id={`${listId}-group-${String(at)}`} className="palette-group-name">
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
                      opensInPlace={isHome}
                      onPoint={() => {
                        if (id !== activeId) setChoice({ query, place: ids.indexOf(id) })
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
      <PaletteFoot />
    </>
  )
}
