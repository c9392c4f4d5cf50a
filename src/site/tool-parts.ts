import type { ComponentType } from 'react'
import type { ViewProps } from '#core/tool.ts'
import { keepLoaded } from './keep-loaded.ts'

interface ToolParts {
  readonly View: ComponentType<ViewProps>
  readonly About: ComponentType
}

const views = import.meta.glob<ComponentType<ViewProps>>('/src/tools/*/view.tsx', { import: 'default' })
const abouts = import.meta.glob<ComponentType>('/src/tools/*/about.mdx', { import: 'default' })

/** View and About of each tool, by its id. */
export const toolParts = keepLoaded(async (id): Promise<ToolParts> => {
  const view = views[`/src/tools/${id}/view.tsx`]
  const about = abouts[`/src/tools/${id}/about.mdx`]
  if (!view || !about) throw new Error(`there is no tool called ${id}`)
  const [View, About] = await Promise.all([view(), about()])
  return { View, About }
})
