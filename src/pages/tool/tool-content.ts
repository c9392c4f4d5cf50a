import type { ComponentType } from 'react'
import type { PageManifest, ViewProps } from '#core/tool/tool.ts'
import { importAgain } from '#run/import-again.ts'
import { createLoader } from '#pages/create-loader.ts'
import type { ProseContent } from '#pages/text/prose-blocks.ts'

interface ToolContent {
  readonly View: ComponentType<ViewProps>
  readonly tool: PageManifest
  readonly loadAbout: () => Promise<{ readonly default: ProseContent }>
}

const contentModules = import.meta.glob<ToolContent>('/src/tools/*/tool.ts', { query: '?content' })

function manifestOf(id: string): string {
  return `/src/tools/${id}/tool.ts`
}

/** Returns the key of a tool's content in the build manifest. */
export function sourceOfToolContent(id: string): string {
  return `${manifestOf(id)}?content`
}

/** Loads a tool's view and manifest by its id. */
export const toolContentLoader = createLoader((id) => {
  const load = contentModules[manifestOf(id)]
  if (!load) throw new Error(`there is no tool called ${id}`)
  return importAgain(load)
})
