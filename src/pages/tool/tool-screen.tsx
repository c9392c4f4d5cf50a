import { lazy, Suspense, use } from 'react'
import type { LongText } from '#core/long-text/long-text.ts'
import { useLocation } from '#frame/router/router.tsx'
import { ToolContext } from '#ui/tool-context.ts'
import { ErrorBoundary } from '#pages/error-boundary.tsx'
import { ToolAbout } from './tool-about.tsx'
import { toolContentLoader } from './tool-content.ts'
import './tool-screen.css'

interface ToolScreenProps {
  id: string
  isModal?: boolean
}

/** A tool with its About section, for the tool's page and the modal. */
export function ToolScreen({ id, isModal = false }: ToolScreenProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<p className="loading">Loading…</p>}>
        <LoadedTool id={id} isModal={isModal} />
      </Suspense>
    </ErrorBoundary>
  )
}

const LinkedSettings = lazy(() => import('./linked-settings.tsx'))
const ToolFiles = lazy(() => import('./tool-files.tsx'))

async function cleanHtml(text: LongText) {
  const loaded = await import('#run/clean-html.ts')
  return loaded.cleanHtml(text)
}

function LoadedTool({ id, isModal }: Required<ToolScreenProps>) {
  const location = useLocation()
  const { default: View, tool } = toolContentLoader.get(id) ?? use(toolContentLoader.load(id))
  const { options, inputs, copiedMessage } = tool
  const FilesPanel = Object.keys(inputs).length > 0 ? ToolFiles : undefined
  return (
    <>
      <div className="linked-settings" role="status" tabIndex={-1}>
        {/* A hash with `=` contains settings. The tool waits for what reads them, so that its first result is right. */}
        {location.hash.includes('=') && <LinkedSettings id={id} options={options} location={location} />}
      </div>
      <ToolContext
        value={{ id, options, copiedMessage, textLabel: inputs['text']?.label ?? '', FilesPanel, cleanHtml }}
      >
        <View id={id} />
      </ToolContext>
      {/* A text that fails to load must not replace the tool. */}
      <ErrorBoundary>
        <Suspense>
          <ToolAbout id={id} isFolded={isModal} />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}
