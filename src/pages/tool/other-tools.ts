import { cards, type ToolCard } from '#tools/cards.ts'

/** Returns the tools that none of these links lead to. */
export function otherTools(links: readonly string[]): readonly ToolCard[] {
  return cards.filter(({ id }) => !links.includes(`/tools/${id}`))
}
