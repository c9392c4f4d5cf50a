import { lazy, Suspense, use, useId } from 'react'
import { useLocation } from '#page/router.tsx'
import type { ToolCard } from '#tools/cards.ts'
import { ToolContext } from '#ui/tool-context.ts'
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

const LinkedSettings = lazy(() => import('./linked-settings.tsx'))
const ToolFiles = lazy(() => import('./tool-files.tsx'))

function LoadedTool({ tool: { id, name } }: { tool: ToolCard }) {
  const headingId = useId()
  const location = useLocation()
  const { View, About, tool } = toolContentLoader.get(id) ?? use(toolContentLoader.load(id))
  const { options, inputs } = tool
  const FilesPanel = Object.keys(inputs).length > 0 ? ToolFiles : undefined
  return (
    <>
      <div className="linked-settings" role="status" tabIndex={-1}>
        {/* A hash with `=` contains settings. The tool waits for what reads them, so that its first result is right. */}
        {location.hash.includes('=') && <LinkedSettings id={id} options={options} location={location} />}
      </div>
      <ToolContext value={{ id, options, FilesPanel }}>
        <View id={id} />
      </ToolContext>
      <section className="about prose" aria-labelledby={headingId}>
        <h2 id={headingId}>About {name}</h2>
        <About components={aboutComponents} />
      </section>
    </>
  )
}
