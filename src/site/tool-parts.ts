import type { ComponentType } from 'react'
import type { ViewProps } from '#core/tool.ts'
import { keepLoaded } from './keep-loaded.ts'
import type { ProseContent } from './prose-parts.ts'

interface ToolParts {
  readonly View: ComponentType<ViewProps>
  readonly About: ProseContent
  readonly keywords: readonly string[]
}

const parts = import.meta.glob<ToolParts>('/src/tools/*/tool.ts', { query: '?parts' })

function manifestOf(id: string): string {
  return `/src/tools/${id}/tool.ts`
}

/** What the build makes the parts of a tool from. */
export function sourceOfParts(id: string): string {
  return `${manifestOf(id)}?parts`
}

/** What draws each tool, by its id. */
export const toolParts = keepLoaded((id) => {
  const load = parts[manifestOf(id)]
  if (!load) throw new Error(`there is no tool called ${id}`)
  return load()
})
