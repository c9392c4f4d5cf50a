import { SiteLink } from './site-link.tsx'
import { site } from './site.ts'
import { ThemeToggle } from './theme-toggle.tsx'

export function Header() {
  return (
    <header className="site-header">
      <div className="measure flex items-center gap-6">
        <SiteLink to="/" className="brand">
          {site.name}
        </SiteLink>
        <nav aria-label="Main" className="ml-auto">
          <SiteLink to="/#tools" className="quiet-link">
            Tools
          </SiteLink>
        </nav>
        <ThemeToggle />
      </div>
    </header>
  )
}
