import { type MouseEvent, use } from 'react'
import { openTool } from './open-tool-event.ts'
import { useGo, usePlace } from './place.tsx'
import { isPlainClick } from './plain-click.ts'
import { DocumentWorld } from './site-link.tsx'

/** The address that opens a tool over the home page. */
export function addressOfTool(id: string): string {
  return `/?tool=${id}`
}

/** What a click on a link to a tool does: on the home page it opens the tool, elsewhere it leads there. */
export function useChooseTool(): (event: MouseEvent, id: string) => void {
  const { pathname } = usePlace()
  const go = useGo()
  const world = use(DocumentWorld)

  return (event, id) => {
    // From another world the home page needs a document of its own, which the link brings by itself.
    if (world !== 'tools' || !isPlainClick(event)) return
    event.preventDefault()
    if (pathname === '/') openTool(id)
    else go(addressOfTool(id))
  }
}
