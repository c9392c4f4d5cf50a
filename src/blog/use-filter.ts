import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useLocation } from '#frame/router/router.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { allCategories, noFilter, type PostFilter } from './post.ts'

// Debounced while the user is typing, because browsers limit how often a page may change its address.
const debounceDelay = 300

function readFilter(search: string): PostFilter {
  const parameters = new URLSearchParams(search)
  return { category: parameters.get('category') ?? allCategories, search: parameters.get('q') ?? '' }
}

function writeFilter({ category, search }: PostFilter): string {
  const parameters = new URLSearchParams()
  if (category !== allCategories) parameters.set('category', category)
  if (search.trim() !== '') parameters.set('q', search.trim())
  return String(parameters)
}

/**
 * Returns the category and search text that filter the list. They are also in the address, so that a filtered list can
 * be linked to.
 */
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

  const writeAddress = useEffectEvent((filter: PostFilter) =>
    navigate(`${pathname}?${writeFilter(filter)}`.replace(/\?$/, ''), { replace: true }),
  )

  useEffect(() => {
    if (!chosen) return
    const timer = setTimeout(() => writeAddress(chosen), debounceDelay)
    return () => clearTimeout(timer)
  }, [chosen])

  const filter = chosen ?? (isHydrated ? readFilter(search) : noFilter)
  return {
    filter,
    choose: (change: Partial<PostFilter>) => setChosen({ ...filter, ...change }),
  }
}
