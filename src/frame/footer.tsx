import { groupByCategory } from '#core/tool/category.ts'
import { cards } from '#tools/cards.ts'
import { OfflineNote } from './offline-note.tsx'
import { NavLink } from './router/nav-link.tsx'
import { openKeys } from './open-dialogs.ts'
import { isPublished } from '#config/published.ts'
import { site } from '#config/site.ts'
import { ToolLinks } from './tool-links.tsx'
import { useChooseTool } from './use-choose-tool.ts'
import './footer.css'

const groups = groupByCategory(cards)

const companyPages = [
  { to: '/recipes', name: 'Recipes' },
  { to: '/blog', name: 'Blog' },
  { to: '/about', name: 'About Us' },
  { to: '/developers', name: 'For developers' },
  { to: '/contact', name: 'Contact' },
  { to: '/proof', name: 'Watch it keep your text' },
  { to: '/privacy', name: 'Privacy Policy' },
  { to: '/terms', name: 'Terms of Service' },
].filter(({ to }) => isPublished(to))

export function Footer() {
  const chooseTool = useChooseTool()
  return (
    <footer id="site-map" className="site-footer">
      <div className="measure">
        <nav aria-label="All tools" className="footer-groups">
          {groups.map(({ category, members }) => (
            <section key={category}>
              <h2>{category}</h2>
              <ToolLinks tools={members} onChoose={chooseTool} />
            </section>
          ))}
        </nav>
        <nav aria-label="Company">
          <ul className="footer-pages">
            {companyPages.map(({ to, name }) => (
              <li key={to}>
                <NavLink to={to} className="nav-link">
                  {name}
                </NavLink>
              </li>
            ))}
            <li className="keys-button">
              <button type="button" className="nav-link" aria-haspopup="dialog" onClick={openKeys}>
                Keyboard shortcuts
              </button>
            </li>
            {site.sourceUrl !== undefined && (
              <li>
                <a href={site.sourceUrl} className="nav-link">
                  Source code
                </a>
              </li>
            )}
            {site.links.map(({ name, address }) => (
              <li key={address}>
                <a href={address} className="nav-link">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="footer-line">
          <p>
            © 2025 {site.name}. Made by{' '}
            <a href={site.author.url} rel="author">
              {site.author.name}
            </a>
            .
          </p>
          <OfflineNote />
        </div>
      </div>
    </footer>
  )
}
