import { isPublished } from '#config/published.ts'
import type { Card } from '#core/tool/manifest.ts'

/** A card with the id of its tool, which is the name of the folder. */
export interface ToolCard extends Card {
  readonly id: string
}

// Tools are found by their folders, so there is no list to maintain.
const cardsByPath = import.meta.glob<Card>('./*/card.ts', { eager: true, import: 'card' })

/** The tools that are published. */
export const cards: readonly ToolCard[] = Object.entries(cardsByPath)
  .map(([path, card]) => ({ ...card, id: path.split('/')[1] as string }))
  .filter(({ id }) => isPublished(`/tools/${id}`))
  .sort((a, b) => a.order - b.order)

const cardsById = new Map(cards.map((card) => [card.id, card]))

export function findCard(id: string): ToolCard | undefined {
  return cardsById.get(id)
}
