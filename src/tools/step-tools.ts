import type { StepManifest } from '#core/tool/tool.ts'
import { type ToolCard, cards } from './cards.ts'

/** A tool with what recipes need to know about it. */
export interface RecipeTool extends ToolCard, StepManifest {}

// The build extracts these parts of the manifests, so that recipes do not load the examples of every tool.
const manifests = import.meta.glob<StepManifest>('./*/tool.ts', { eager: true, query: '?step', import: 'default' })

/** All tools, also those that cannot be steps, because the parser says why. */
export const stepTools: readonly RecipeTool[] = cards.map((card) => ({
  ...card,
  ...(manifests[`./${card.id}/tool.ts`] as StepManifest),
}))
