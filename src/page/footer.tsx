import { useLocation } from 'react-router'
import { groupByCategory } from '#core/category.ts'
import { cards } from '#tools/cards.ts'
import { OfflineNote } from './offline-note.tsx'
import { SiteLink } from './site-link.tsx'
import { site } from './site.ts'

export function Footer() {
  const isHome = useLocation().pathname === '/'
  return (
    <footer className="site-footer">
      <div className="measure">
        <nav aria-label="All tools" className="footer-groups">
          {groupByCategory(cards).map(({ category, members }) => (
            <section key={category}>
              <h2>{category}</h2>
              <ul>
                {members.map((tool) => (
                  <li key={tool.id}>
                    <SiteLink to={`/?tool=${tool.id}`} state={{ openedHere: isHome }} className="quiet-link">
                      {tool.name}
                    </SiteLink>
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
        <OfflineNote />
      </div>
    </footer>
  )
}
