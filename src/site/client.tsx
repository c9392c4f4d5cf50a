import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter, matchPath } from 'react-router'
import { findCard } from '#tools/cards.ts'
import { App } from './app.tsx'
import { loadToolParts } from './tool-parts.ts'
import './site.css'

// The page is already on screen; its tool is waited for so that hydration finds everything it drew.
const asked = matchPath('/tools/:id', location.pathname)?.params.id
// One that cannot be loaded is told of by whoever shows it.
if (asked !== undefined && findCard(asked)) await loadToolParts(asked).catch(() => undefined)

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

// The development server sends pages that were not drawn before.
if (root.hasChildNodes()) hydrateRoot(root, app)
else createRoot(root).render(app)
