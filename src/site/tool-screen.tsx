import { Suspense, use, useEffect, useId } from 'react'
import type { ToolCard } from '#tools/cards.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { toolContentLoader } from './tool-content.ts'

/** A tool with its About section, for the tool's page and the modal. */
export function ToolScreen({ tool }: { tool: ToolCard }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<p className="loading">Loading…</p>}>
        <LoadedTool tool={tool} />
      </Suspense>
    </ErrorBoundary>
  )
}

// The About section has its own h2, so its headings move down one level.
const aboutComponents = { h2: 'h3' } as const

/** Ctrl+Enter or ⌘Enter presses the tool's filled button, from anywhere on its page or in its dialog. */
function pressFilledButton(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  if (key !== 'Enter' || ctrlKey === metaKey || altKey || shiftKey) return
  if (event.defaultPrevented || event.repeat || event.isComposing) return
  const button = document.querySelector<HTMLElement>('.tool-layout .button[data-filled]:enabled')
  // With a link focused, the browser opens it in a new tab. In the palette over a tool, the key belongs to the palette.
  if (!button || !(target instanceof Element) || target.closest('a')) return
  if (target.closest('dialog') !== button.closest('dialog')) return
  event.preventDefault()
  button.click()
}

function LoadedTool({ tool: { id, name } }: { tool: ToolCard }) {
  const headingId = useId()
  useEffect(() => {
    addEventListener('keydown', pressFilledButton)
    return () => {
      removeEventListener('keydown', pressFilledButton)
    }
  }, [])
  const { View, About } = toolContentLoader.get(id) ?? use(toolContentLoader.load(id))
  return (
    <>
      <View id={id} />
      <section className="about prose" aria-labelledby={headingId}>
        <h2 id={headingId}>About {name}</h2>
        <About components={aboutComponents} />
      </section>
    </>
  )
}
