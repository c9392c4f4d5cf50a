import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { keepOffline } from '#page/offline.ts'
import { BrowserPlace } from '#page/place.tsx'
import { type World, worldOf } from '#page/world.ts'
import { ensureSegmenter } from '#run/segmenter.ts'
import { App } from './app.tsx'
import { preparePage } from './pages.ts'
import './site.css'

// The page is already on screen; what it is made of is waited for, so that hydration finds everything it drew.
// What cannot be loaded is told of by whoever shows it.
await Promise.all([preparePage(location.pathname), ensureSegmenter()]).catch(() => undefined)

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')

// Written into the document when it was drawn; the development server sends pages that were not.
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
