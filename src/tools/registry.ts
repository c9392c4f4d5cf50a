import type { Tool } from '#core/tool/tool.ts'

/** A tool with its id, which is the name of its folder. */
export interface RegisteredTool extends Tool {
  readonly id: string
}

// Tools are found by their folders, so there is no list to maintain.
const manifests = import.meta.glob<Tool>('./*/tool.ts', { eager: true, import: 'tool' })

/** All manifests, for the command line and the tests. Pages load only the cards. */
export const tools: readonly RegisteredTool[] = Object.entries(manifests)
  .map(([path, tool]) => ({ ...tool, id: path.split('/')[1] as string }))
  .sort((a, b) => a.order - b.order)
