import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { closeOthersInGroup } from '#page/details-groups.ts'
import { keepOffline } from '#page/offline.ts'
import { BrowserPlace } from '#page/place.tsx'
import { allowOurWorkers } from '#page/trusted-types.ts'
import { type World, worldOf } from '#page/world.ts'
import { ensureSegmenter } from '#run/segmenter.ts'
import { App } from './app.tsx'
import { preparePage } from './pages.ts'
import './site.css'

async function start() {
  allowOurWorkers()
  // The prerendered page is already on screen. Its parts are loaded first, so that hydration finds everything it shows.
  // Load errors surface in the error boundary.
  await Promise.all([preparePage(location.pathname), ensureSegmenter()]).catch(() => undefined)

  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')

  // Written into the document by the prerender; pages of the development server are not prerendered.
  const world = (document.documentElement.dataset['world'] as World | undefined) ?? worldOf(location.pathname)

  const app = (
    <StrictMode>
      <BrowserPlace>
        <App world={world} />
      </BrowserPlace>
    </StrictMode>
  )

  if (root.hasChildNodes()) hydrateRoot(root, app)
  else createRoot(root).render(app)

  keepOffline()
  closeOthersInGroup()
}

// Not awaited at the top level: WebKit loops forever in a module that waits while its page is left.
void start()
