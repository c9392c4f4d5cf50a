import type { Tool } from '#core/tool/manifest.ts'
import { type ToolCard, cards } from './cards.ts'

/** A tool with its card. */
export interface RegisteredTool extends ToolCard, Tool {}

// The query makes copies of the files for this module. Otherwise every tool's page would share them with the recipes, in
// 32 files of their own.
const manifests = import.meta.glob<Tool>('./*/tool.ts', { eager: true, query: '?all', import: 'tool' })

/** All tools, for recipes, the command line, the library and tests. A page that shows one tool loads only its folder. */
export const tools: readonly RegisteredTool[] = cards.map((card) => ({
  ...card,
  ...(manifests[`./${card.id}/tool.ts`] as Tool),
}))
