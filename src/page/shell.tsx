import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { groupByCategory } from '#core/category.ts'
import { cards } from '#tools/cards.ts'
import { Toaster } from '#ui/toaster.tsx'
import { site } from './site.ts'
import { ThemeToggle } from './theme-toggle.tsx'

/** What every page has around it. */
export function Shell({ children }: { children: ReactNode }) {
  const isHome = useLocation().pathname === '/'
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <header className="site-header">
        <div className="measure flex items-center gap-6">
          <Link to="/" className="brand">
            {site.name}
          </Link>
          <nav aria-label="Main" className="ml-auto">
            <Link to="/#tools" className="quiet-link">
              Tools
            </Link>
          </nav>
          <ThemeToggle />
        </div>
      </header>
      <main id="content">{children}</main>
      <footer className="site-footer">
        <div className="measure">
          <nav aria-label="All tools" className="footer-groups">
            {groupByCategory(cards).map(({ category, members }) => (
              <section key={category}>
                <h2>{category}</h2>
                <ul>
                  {members.map((tool) => (
                    <li key={tool.id}>
                      <Link to={`/?tool=${tool.id}`} state={{ openedHere: isHome }} className="quiet-link">
                        {tool.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
          <p className="footer-line">
            © 2025 {site.name}. Made by{' '}
            <a href={site.author.url} className="quiet-link underline">
              {site.author.name}
            </a>
            .
          </p>
        </div>
      </footer>
      <Toaster />
    </>
  )
}
