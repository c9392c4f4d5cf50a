import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useLocation } from '#page/router.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { everyCategory, noFilter, type PostFilter } from './post.ts'

// Debounced while the user is typing: browsers limit how often a page may change its address.
const debounceDelay = 300

function readFilter(search: string): PostFilter {
  const parameters = new URLSearchParams(search)
  return { category: parameters.get('category') ?? everyCategory, search: parameters.get('q') ?? '' }
}

function writeFilter({ category, search }: PostFilter): string {
  const parameters = new URLSearchParams()
  if (category !== everyCategory) parameters.set('category', category)
  if (search.trim() !== '') parameters.set('q', search.trim())
  return String(parameters)
}

/** The category and search of the list. They are also in the address, so that a filtered list can be linked. */
export function useFilter() {
  const isHydrated = useIsHydrated()
  const { pathname, search, navigationType, navigationCount } = useLocation()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<PostFilter>()
  const [handledCount, setHandledCount] = useState(navigationCount)

  // After a navigation that is not our own `replace`, the address determines the filter.
  if (navigationCount !== handledCount) {
    setHandledCount(navigationCount)
    if (navigationType !== 'replace') setChosen(undefined)
  }

  const writeAddress = useEffectEvent((filter: PostFilter) => {
    navigate(`${pathname}?${writeFilter(filter)}`.replace(/\?$/, ''), { replace: true })
  })

  useEffect(() => {
    if (!chosen) return
    const timer = setTimeout(() => {
      writeAddress(chosen)
    }, debounceDelay)
    return () => {
      clearTimeout(timer)
    }
  }, [chosen])

  const filter = chosen ?? (isHydrated ? readFilter(search) : noFilter)
  return {
    filter,
    choose: (change: Partial<PostFilter>) => {
      setChosen({ ...filter, ...change })
    },
  }
}
