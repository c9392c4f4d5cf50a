import { groupByMenu } from '#core/tool/category.ts'
import { cards } from '#tools/cards.ts'
import { headerPages } from '#config/header-pages.ts'
import { Menu } from './menu.tsx'
import { NavLink } from './router/nav-link.tsx'
import { PanelButton } from './panel-button.tsx'
import { SearchButton } from './search-button.tsx'
import { site, withBase } from '#config/site.ts'
import { ThemeToggle } from './theme-toggle.tsx'
import { useChooseTool } from './use-choose-tool.ts'
import './header.css'

const menus = groupByMenu(cards)

/** The header, one line at every width. It has menus on wide screens and a button for the side panel on narrow ones. */
export function Header() {
  const chooseTool = useChooseTool()
  return (
    <header className="site-header">
      <div className="measure site-bar">
        <NavLink to="/" className="brand">
          {site.logo !== undefined && <img className="brand-logo" src={withBase(site.logo)} alt="" height="28" />}
          {site.name}
        </NavLink>
        <nav aria-label="Main" className="site-nav">
          <ul>
            {menus.map(({ menu, members }) => (
              <Menu key={menu} name={menu} tools={members} onChoose={chooseTool} />
            ))}
            {headerPages.map(({ to, name }) => (
              <li key={to}>
                <NavLink to={to} className="nav-link">
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <SearchButton />
        <ThemeToggle />
        <PanelButton menus={menus} onChoose={chooseTool} />
      </div>
    </header>
  )
}
