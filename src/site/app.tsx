import { Suspense, use } from 'react'
import { Route, Routes } from 'react-router'
import { Shell } from '#page/shell.tsx'
import { DocumentWorld } from '#page/site-link.tsx'
import type { World } from '#page/world.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { ErrorFallback } from './error-fallback.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { pageKinds, pageModules } from './pages.ts'
import { PaletteDoor } from './palette/palette-door.tsx'
import { useArrival } from './use-arrival.ts'

export function App({ world }: { world: World }) {
  useArrival()
  return (
    <DocumentWorld value={world}>
      <Shell>
        <ErrorFallback>
          <Suspense fallback={<p className="measure loading">Loading…</p>}>
            <Routes>
              {pageKinds.map(({ pattern, source }) => (
                <Route key={pattern} path={pattern} element={<LoadedPage source={source} />} />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </ErrorFallback>
      </Shell>
      <PaletteDoor />
    </DocumentWorld>
  )
}

function LoadedPage({ source }: { source: string }) {
  const isHydrated = useIsHydrated()
  // The document that stands for every address without a page was drawn as such. It may be a post newer than the build.
  if (use(DocumentWorld) === 'nowhere' && !isHydrated) return <NotFoundPage />
  return <OnePage source={source} />
}

function OnePage({ source }: { source: string }) {
  const { default: Page } = pageModules.find(source) ?? use(pageModules.load(source))
  return <Page />
}
