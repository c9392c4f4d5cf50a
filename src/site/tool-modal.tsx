import { useId } from 'react'
import type { ToolCard } from '#tools/cards.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Mark } from '#ui/mark.tsx'
import { ToolScreen } from './tool-screen.tsx'

export function ToolModal({ tool, onClose }: { tool: ToolCard; onClose: () => void }) {
  const headingId = useId()
  return (
    <Dialog
      labelledBy={headingId}
      onClose={onClose}
      heading={
        <>
          <Mark text={tool.icon} />
          <h2 id={headingId} tabIndex={-1}>
            {tool.name}
          </h2>
        </>
      }
    >
      <ToolScreen id={tool.id} />
    </Dialog>
  )
}
