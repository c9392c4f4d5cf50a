import { type ComponentType, lazy, Suspense, useEffect } from 'react'

/** Returns a part of a view that is loaded when it is first shown. Until then, its place is empty. */
export function lazyPart<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  const Part = lazy(load)
  return function LazyPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** Loads a part before it is shown, because an empty page does not need it. */
export function usePreload(load: () => Promise<unknown>, isNeeded: boolean): void {
  useEffect(() => {
    // It is loaded again when it is shown.
    if (isNeeded) load().catch(() => undefined)
  }, [load, isNeeded])
}
