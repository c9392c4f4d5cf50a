import { type ReactNode, Suspense, use } from 'react'
import { Footer } from '#frame/footer.tsx'
import { Header } from '#frame/header.tsx'
import type { RouteParams } from '#frame/router/route-params.ts'
import { useLocation } from '#frame/router/router.tsx'
import { DocumentPolicyZone } from '#frame/router/link.tsx'
import type { PolicyZone } from '#config/policy-zone.ts'
import { Toaster } from '#ui/toaster.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { matchRoute, routeModuleLoader } from './routes.ts'
import { DialogLauncher } from './palette/dialog-launcher.tsx'
import { useScrollAndFocus } from '#frame/router/use-scroll-and-focus.ts'

export function App({ policyZone }: { policyZone: PolicyZone }) {
  useScrollAndFocus()
  return (
    <DocumentPolicyZone value={policyZone}>
      {/* Nothing suspends here, but inside a boundary React hydrates in short steps, clicked parts first. */}
      <Suspense>
        <Shell>
          <ErrorBoundary>
            <Suspense fallback={<p className="measure loading">Loading…</p>}>
              <CurrentPage />
            </Suspense>
          </ErrorBoundary>
        </Shell>
      </Suspense>
      <DialogLauncher />
    </DocumentPolicyZone>
  )
}

/** The frame around every page. */
function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Toaster />
    </>
  )
}

function CurrentPage() {
  const route = matchRoute(useLocation().pathname)
  const isHydrated = useIsHydrated()
  // The 404 document was prerendered without a page, but the requested URL may belong to a post newer than the build.
  const isNotFoundDocument = use(DocumentPolicyZone) === 'not-found' && !isHydrated
  if (!route || isNotFoundDocument) return <NotFoundPage />
  return <RoutePage key={route.source} {...route} />
}

function RoutePage({ source, params }: { source: string; params: RouteParams }) {
  const { default: Page } = routeModuleLoader.get(source) ?? use(routeModuleLoader.load(source))
  return <Page params={params} />
}
