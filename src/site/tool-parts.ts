import type { ComponentType } from 'react'
import type { ViewProps } from '#core/tool.ts'

interface ToolParts {
  readonly View: ComponentType<ViewProps>
  readonly About: ComponentType
}

const views = import.meta.glob<ComponentType<ViewProps>>('/src/tools/*/view.tsx', { import: 'default' })
const abouts = import.meta.glob<ComponentType>('/src/tools/*/about.mdx', { import: 'default' })

const loading = new Map<string, Promise<ToolParts>>()
const loaded = new Map<string, ToolParts>()
const failed = new Set<string>()

async function load(id: string): Promise<ToolParts> {
  const view = views[`/src/tools/${id}/view.tsx`]
  const about = abouts[`/src/tools/${id}/about.mdx`]
  if (!view || !about) throw new Error(`there is no tool called ${id}`)
  const [View, About] = await Promise.all([view(), about()])
  const parts = { View, About }
  loaded.set(id, parts)
  return parts
}

/** Loads view and About of a tool, once. A failure stays: whoever shows the tool asks again at each drawing. */
export function loadToolParts(id: string): Promise<ToolParts> {
  const known = loading.get(id)
  if (known) return known
  const promise = load(id)
  loading.set(id, promise)
  promise.catch(() => failed.add(id))
  return promise
}

/** Loads them ahead of time, and tries again what failed before. Whoever shows the tool tells if it fails. */
export function preloadToolParts(id: string) {
  if (failed.delete(id)) loading.delete(id)
  loadToolParts(id).catch(() => undefined)
}

/** The parts, if they are here already: a page that was waited for renders at once. */
export function loadedToolParts(id: string): ToolParts | undefined {
  return loaded.get(id)
}
