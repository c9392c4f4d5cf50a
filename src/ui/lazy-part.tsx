import { type ComponentType, lazy, Suspense } from 'react'

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
