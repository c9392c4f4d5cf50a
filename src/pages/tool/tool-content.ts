import type { ComponentType } from 'react'
import type { Tool, ViewProps } from '#core/tool/manifest.ts'
import { importAgain } from '#run/import-again.ts'
import { createLoader } from '#pages/create-loader.ts'

interface ToolContent {
  readonly default: ComponentType<ViewProps>
  readonly tool: Tool
}

const views = import.meta.glob<ToolContent>('/src/tools/*/view.tsx')

/** Returns the file of a tool's view, which is its key in the build manifest. */
export function viewFileOf(id: string): string {
  return `/src/tools/${id}/view.tsx`
}

/** Loads a tool's view and manifest by its id. */
export const toolContentLoader = createLoader((id) => {
  const load = views[viewFileOf(id)]
  if (!load) throw new Error(`there is no tool called ${id}`)
  return importAgain(load)
})
