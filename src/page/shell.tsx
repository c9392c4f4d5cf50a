import type { ReactNode } from 'react'
import { Toaster } from '#ui/toaster.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
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
