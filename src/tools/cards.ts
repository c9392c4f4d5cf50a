import type { Card } from '#core/tool.ts'

/** What pages know of a tool before it is opened. */
export interface ToolCard extends Card {
  readonly id: string
}

// Cut out of the manifests by the build, or every page would carry every tool's examples.
const cardsByPath = import.meta.glob<Card>('./*/tool.ts', { eager: true, query: '?card', import: 'default' })

export const cards: readonly ToolCard[] = Object.entries(cardsByPath)
  .map(([path, card]) => ({ ...card, id: path.split('/')[1] as string }))
  .sort((a, b) => a.order - b.order)

const cardsById = new Map(cards.map((card) => [card.id, card]))

export function findCard(id: string): ToolCard | undefined {
  return cardsById.get(id)
}
