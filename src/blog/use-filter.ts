import { useEffect, useEffectEvent, useState } from 'react'
import { useGo, usePlace } from '#page/place.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { everyCategory, noFilter, type PostFilter } from './post.ts'

// Browsers refuse an address that changes with every key.
const typingPause = 300

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

/** Which posts the reader wants to see. The address follows, so that a choice can be linked and found again. */
export function useFilter() {
  const isHydrated = useIsHydrated()
  const { pathname, search, arrival, step } = usePlace()
  const go = useGo()
  const [chosen, setChosen] = useState<PostFilter>()
  const [seenStep, setSeenStep] = useState(step)

  // Another way to this page than our own: what its address says is chosen.
  if (step !== seenStep) {
    setSeenStep(step)
    if (arrival !== 'replaced') setChosen(undefined)
  }

  const writeAddress = useEffectEvent((filter: PostFilter) => {
    go(`${pathname}?${writeFilter(filter)}`.replace(/\?$/, ''), { replace: true })
  })

  useEffect(() => {
    if (!chosen) return
    const timer = setTimeout(() => {
      writeAddress(chosen)
    }, typingPause)
    return () => {
      clearTimeout(timer)
    }
  }, [chosen])

  const filter = chosen ?? (isHydrated ? readFilter(search) : noFilter)
  return {
    filter,
    choose: (part: Partial<PostFilter>) => {
      setChosen({ ...filter, ...part })
    },
  }
}
