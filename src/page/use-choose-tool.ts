import { type MouseEvent, use } from 'react'
import { openTool } from './open-tool-event.ts'
import { useNavigate, useLocation } from './router.tsx'
import { isPlainClick } from './plain-click.ts'
import { DocumentPolicyZone } from './link.tsx'

/** The address that opens a tool over the home page. */
export function addressOfTool(id: string): string {
  return `/?tool=${id}`
}

/** What a click on a link to a tool does: on the home page it opens the tool, elsewhere it leads there. */
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
