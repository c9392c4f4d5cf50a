import type { Tool } from '#core/tool.ts'

/** A tool with the name of its folder, which is its id everywhere. */
export interface RegisteredTool extends Tool {
  readonly id: string
}

// The folder is the registration: nobody keeps a list of tools.
const manifests = import.meta.glob<Tool>('./*/tool.ts', { eager: true, import: 'tool' })

/** Every manifest whole, for the command line and the tests. Pages load the cards alone. */
export const tools: readonly RegisteredTool[] = Object.entries(manifests)
  .map(([path, tool]) => ({ ...tool, id: path.split('/')[1] as string }))
  .sort((a, b) => a.order - b.order)
