import { type MouseEvent, useId } from 'react'
import type { ToolCard } from '#tools/cards.ts'
import { Dialog } from '#ui/dialog.tsx'
import { headerPages } from '#config/header-pages.ts'
import { openPalette } from './open-dialogs.ts'
import { NavLink } from './router/nav-link.tsx'
import { isPlainClick } from './router/plain-click.ts'
import { SearchButton } from './search-button.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { ToolLinks } from './tool-links.tsx'
import '#ui/plus-summary.css'
import './side-panel.css'

export interface ToolMenus {
  menus: readonly { readonly menu: string; readonly members: readonly ToolCard[] }[]
  onChoose: (event: MouseEvent, id: string) => void
}

interface SidePanelProps extends ToolMenus {
  onClose: () => void
}

/** The contents of the wide header, in a panel for narrow screens. */
export function SidePanel({ menus, onChoose, onClose }: SidePanelProps) {
  const headingId = useId()

  const closeOnPlainClick = (event: MouseEvent) => {
    if (isPlainClick(event)) onClose()
  }
  return (
    <Dialog
      isAtSide
      labelledBy={headingId}
      onClose={onClose}
      heading={
        <h2 id={headingId} tabIndex={-1}>
          Menu
        </h2>
      }
    >
      <SearchButton
        onClick={() => {
          onClose()
          openPalette()
        }}
      />
      <nav aria-label="Main" className="panel-nav">
        {menus.map(({ menu, members }) => (
          <details key={menu} name="panel-menu">
            <summary className="plus-summary">{menu}</summary>
            <ToolLinks
              tools={members}
              onChoose={(event, id) => {
                closeOnPlainClick(event)
                onChoose(event, id)
              }}
              withMarks
            />
          </details>
        ))}
        <ul>
          {headerPages.map(({ to, name }) => (
            <li key={to}>
              <NavLink to={to} className="panel-page" onClick={closeOnPlainClick}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <ThemeToggle withLabel />
    </Dialog>
  )
}
