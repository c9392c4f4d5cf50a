import { groupByCategory } from '#core/category.ts'
import type { TextSource } from '#core/text-source.ts'
import { giveText, type TextTarget } from '#site/give-text.ts'
import { cards } from '#tools/cards.ts'
import { searchTermsOf } from '#tools/search-terms.ts'
import { suggestTools } from '#tools/suggestions.ts'
import { type Entry, entries } from './entries.ts'
import { createFinder } from './find.ts'
import { type Group, groupByKind } from './groups.ts'

interface Handover {
  readonly text: TextSource
  /** The tool that the text comes from. It is not listed. */
  readonly from: string | undefined
  /** Opens the tool that has received the text. */
  readonly open: (id: string) => void
}

/**
 * Returns a function that finds the tools that can take a text. Without a query, it lists all of them, the likely ones
 * first: those that recognize the text and those that often follow the tool it comes from.
 */
export function createContinueGroups({ text, from, open }: Handover): (query: string) => readonly Group[] {
  const handOver = (entry: Entry, id: string, target?: TextTarget): Entry => ({
    ...entry,
    target: () => {
      giveText(id, text, { inputs: searchTermsOf(id).inputs, ...target })
      open(id)
    },
  })
  const takers = entries.flatMap((entry) => {
    const { toolId = '' } = entry
    return toolId !== from && searchTermsOf(toolId).inputs.length > 0 ? [handOver(entry, toolId)] : []
  })
  const findTaker = (id: string) => takers.find(({ kind, toolId }) => kind === 'tool' && toolId === id)

  const suggestions = suggestTools(text)
  const likelyIds = new Set([...suggestions.map(({ id }) => id), ...searchTermsOf(from ?? '').next])
  const suggest = (id: string): Entry | undefined => {
    const entry = findTaker(id)
    const suggestion = suggestions.find((suggested) => suggested.id === id)
    if (!entry || !suggestion) return entry
    return handOver({ ...entry, summary: `${suggestion.reason} · ${suggestion.action}` }, id, suggestion)
  }

  const others = cards.filter(({ id }) => !likelyIds.has(id))
  const overview = [
    { name: 'Suggested', found: [...likelyIds].map(suggest) },
    ...groupByCategory(others).map(({ category, members }) => ({
      name: category,
      found: members.map(({ id }) => findTaker(id)),
    })),
  ]
    .map(({ name, found }) => ({
      name,
      members: found.flatMap((entry) => (entry ? [{ entry, reason: undefined }] : [])),
    }))
    .filter(({ members }) => members.length > 0)

  const find = createFinder(takers)
  return (query) => (query.trim() === '' ? overview : groupByKind(find(query)))
}
