import { Suspense, use } from 'react'
import type { PageParams } from '#page/page-params.ts'
import { usePlace } from '#page/place.tsx'
import { Shell } from '#page/shell.tsx'
import { DocumentWorld } from '#page/site-link.tsx'
import type { World } from '#page/world.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { ErrorFallback } from './error-fallback.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { findPage, pageModules } from './pages.ts'
import { PaletteDoor } from './palette/palette-door.tsx'
import { useArrival } from './use-arrival.ts'

export function App({ world }: { world: World }) {
  useArrival()
  return (
    <DocumentWorld value={world}>
      {/* Nothing here is waited for. Within a boundary React hydrates in short steps, and what is clicked first. */}
      <Suspense>
        <Shell>
          <ErrorFallback>
            <Suspense fallback={<p className="measure loading">Loading…</p>}>
              <PageHere />
            </Suspense>
          </ErrorFallback>
        </Shell>
      </Suspense>
      <PaletteDoor />
    </DocumentWorld>
  )
}

function PageHere() {
  const page = findPage(usePlace().pathname)
  const isHydrated = useIsHydrated()
  // The document that stands for every address without a page was drawn as such. It may be a post newer than the build.
  const isStandIn = use(DocumentWorld) === 'nowhere' && !isHydrated
  if (!page || isStandIn) return <NotFoundPage />
  return <OnePage key={page.source} {...page} />
}

function OnePage({ source, params }: { source: string; params: PageParams }) {
  const { default: Page } = pageModules.find(source) ?? use(pageModules.load(source))
  return <Page params={params} />
}
