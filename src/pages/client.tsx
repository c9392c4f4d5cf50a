// First, because it sets the order of the cascade layers.
import './site.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { registerOfflineWorker } from '#frame/offline.ts'
import { BrowserRouter, currentPath } from '#frame/router/router.tsx'
import { allowOurScripts } from '#frame/trusted-types.ts'
import { type PolicyZone, policyZoneOf } from '#config/policy-zone.ts'
import { App } from './app.tsx'
import { loadRoute } from './routes.ts'

/**
 * Closes the other `<details>` of a group in browsers that ignore `name`: Chrome before 120, Firefox before 130, Safari
 * before 17.2.
 */
function closeOthersInGroup() {
  if ('name' in HTMLDetailsElement.prototype) return
  const closeOthers = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return
    const group = target.getAttribute('name')
    for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]')) {
      if (other !== target && other.getAttribute('name') === group) other.open = false
    }
  }
  // `toggle` does not bubble, but it can be captured.
  document.addEventListener('toggle', closeOthers, true)
}

async function start() {
  allowOurScripts()
  // The prerendered page is already on screen. Its modules load first, so that hydration does not suspend.
  // Load errors surface in the error boundary.
  await loadRoute(currentPath()).catch(() => undefined)

  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')

  // Set by prerendering. Pages of the development server are not prerendered.
  const policyZone =
    (document.documentElement.dataset['policyZone'] as PolicyZone | undefined) ?? policyZoneOf(currentPath())

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
