import { categories, type Category } from '#core/category.ts'
import type { Tool } from '#core/tool.ts'

/** A tool with the name of its folder, which is its id everywhere. */
export interface RegisteredTool extends Tool {
  readonly id: string
}

// The folder is the registration: nobody keeps a list of tools.
const manifests = import.meta.glob<Tool>('./*/tool.ts', { eager: true, import: 'tool' })

export const tools: readonly RegisteredTool[] = Object.entries(manifests)
  .map(([path, tool]) => ({ ...tool, id: path.split('/')[1] as string }))
  .sort((a, b) => a.order - b.order)

const toolsById = new Map(tools.map((tool) => [tool.id, tool]))

export function findTool(id: string): RegisteredTool | undefined {
  return toolsById.get(id)
}

/** The categories that have tools, in the home page's order. */
export function groupByCategory(
  list: readonly RegisteredTool[],
): { readonly category: Category; readonly members: readonly RegisteredTool[] }[] {
  return categories
    .map((category) => ({ category, members: list.filter((tool) => tool.category === category) }))
    .filter(({ members }) => members.length > 0)
}
