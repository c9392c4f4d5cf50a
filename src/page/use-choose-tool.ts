import { type MouseEvent, use } from 'react'
import { openTool } from './open-tool-event.ts'
import { useNavigate, useLocation } from './router.tsx'
import { isPlainClick } from './plain-click.ts'
import { DocumentPolicyZone } from './link.tsx'

/** The address that opens a tool on the home page. */
export function addressOfTool(id: string): string {
  return `/?tool=${id}`
}

/** Returns a click handler for links to tools: opens the tool on the home page, and navigates there from other pages. */
export function useChooseTool(): (event: MouseEvent, id: string) => void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const zone = use(DocumentPolicyZone)

  return (event, id) => {
    // Other policy zones need a full page load, which the link does by itself.
    if (zone !== 'tools' || !isPlainClick(event)) return
    event.preventDefault()
    if (pathname === '/') openTool(id)
    else navigate(addressOfTool(id))
  }
}
