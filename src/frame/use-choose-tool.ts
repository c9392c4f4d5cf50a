import { type MouseEvent, use } from 'react'
import { openTool } from './open-tool-event.ts'
import { useNavigate, useLocation } from './router/router.tsx'
import { isPlainClick } from './router/plain-click.ts'
import { DocumentPolicyZone } from './router/link.tsx'

/** Returns the address that opens a tool on the home page. */
export function addressOfTool(id: string): string {
  return `/?tool=${id}`
}

/**
 * Returns a click handler for links to tools. On the home page, it opens the tool. On other pages, it navigates to the
 * home page with the tool open.
 */
export function useChooseTool(): (event: MouseEvent, id: string) => void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const zone = use(DocumentPolicyZone)

  return (event, id) => {
    // Other policy zones need a full page load, which happens when the browser follows the link.
    if (zone !== 'tools' || !isPlainClick(event)) return
    event.preventDefault()
    if (pathname === '/') openTool(id)
    else navigate(addressOfTool(id))
  }
}
