import type { Card } from '#core/tool/tool.ts'

/** The fields of a tool that pages show before the tool is opened. */
export interface ToolCard extends Card {
  readonly id: string
}

// The build extracts the cards from the manifests, so that pages do not load the examples of every tool.
const cardsByPath = import.meta.glob<Card>('./*/tool.ts', { eager: true, query: '?card', import: 'default' })

export const cards: readonly ToolCard[] = Object.entries(cardsByPath)
  .map(([path, card]) => ({ ...card, id: path.split('/')[1] as string }))
  .sort((a, b) => a.order - b.order)

const cardsById = new Map(cards.map((card) => [card.id, card]))

export function findCard(id: string): ToolCard | undefined {
  return cardsById.get(id)
}
