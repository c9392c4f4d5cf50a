import { useEffect, useEffectEvent, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { everyCategory, noFilter, type PostFilter } from './post.ts'

// Browsers refuse an address that changes with every key.
const typingPause = 300

function readFilter(parameters: URLSearchParams): PostFilter {
  return { category: parameters.get('category') ?? everyCategory, search: parameters.get('q') ?? '' }
}

function writeFilter({ category, search }: PostFilter): Record<string, string> {
  return { ...(category !== everyCategory && { category }), ...(search.trim() !== '' && { q: search.trim() }) }
}

/** Which posts the reader wants to see. The address follows, so that a choice can be linked and found again. */
export function useFilter() {
  const isHydrated = useIsHydrated()
  const [parameters, setParameters] = useSearchParams()
  const { key } = useLocation()
  const arrival = useNavigationType()
  const [chosen, setChosen] = useState<PostFilter>()
  const [seenKey, setSeenKey] = useState(key)

  // Another way to this page than our own: what its address says is chosen.
  if (key !== seenKey) {
    setSeenKey(key)
    if (arrival !== NavigationType.Replace) setChosen(undefined)
  }

  const writeAddress = useEffectEvent((filter: PostFilter) => {
    setParameters(writeFilter(filter), { replace: true, preventScrollReset: true })
  })

  useEffect(() => {
    if (!chosen) return
    const timer = setTimeout(() => { writeAddress(chosen) }, typingPause)
    return () => { clearTimeout(timer) }
  }, [chosen])

  const filter = chosen ?? (isHydrated ? readFilter(parameters) : noFilter)
  return { filter, choose: (part: Partial<PostFilter>) => { setChosen({ ...filter, ...part }) } }
}
