import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { closeOthersInGroup } from '#page/details-groups.ts'
import { registerOfflineWorker } from '#page/offline.ts'
import { BrowserRouter } from '#page/router.tsx'
import { allowOurScripts } from '#page/trusted-types.ts'
import { type PolicyZone, policyZoneOf } from '#page/policy-zone.ts'
import { App } from './app.tsx'
import { loadRoute } from './routes.ts'
import './site.css'

async function start() {
  allowOurScripts()
  // The prerendered page is already on screen. Its modules load first, so that hydration does not suspend.
  // Load errors surface in the error boundary.
  await loadRoute(location.pathname).catch(() => undefined)

  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')

  // Set by prerendering. Pages of the development server are not prerendered.
  const policyZone =
    (document.documentElement.dataset['policyZone'] as PolicyZone | undefined) ?? policyZoneOf(location.pathname)

  const app = (
    <StrictMode>
      <BrowserRouter>
        <App policyZone={policyZone} />
      </BrowserRouter>
    </StrictMode>
  )

  // Without prerendering, the root contains only a comment.
  if (root.firstElementChild) hydrateRoot(root, app)
  else createRoot(root).render(app)

  registerOfflineWorker()
  closeOthersInGroup()
}

// No top-level await: WebKit hangs if the visitor leaves the page while a module is waiting.
void start()
