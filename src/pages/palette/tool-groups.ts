import { groupByCategory } from '#core/tool/category.ts'
import type { LongText } from '#core/long-text/long-text.ts'
import type { FileFormat } from '#core/long-text/file-format.ts'
import { giveText, type TextTarget } from '#pages/tool/give-text.ts'
import { cards, findCard } from '#tools/cards.ts'
import { searchTermsOf } from '#tools/search-terms.ts'
import { suggestTools } from '#tools/suggestions.ts'
import type { ToolRequest } from '#ui/choose-tool.ts'
import { type Entry, entries } from './entries.ts'
import { createFinder } from './find.ts'
import { type Group, groupByKind } from './groups.ts'

interface Handover {
  readonly text: LongText
  readonly format?: FileFormat | undefined
  /** The tool that is listed first. */
  readonly toolId?: string | undefined
  /** The tool that the text comes from. It is not listed. */
  readonly from: string | undefined
  /** Opens the tool that has received the text. */
  readonly open: (id: string) => void
}

type GroupsFor = (query: string) => readonly Group[]

/** Without a query, lists the suggested tools first and then all others by category. */
function createToolGroups(offered: readonly Entry[], suggested: readonly Entry[]): GroupsFor {
  const findOffered = (id: string) => offered.find(({ kind, toolId }) => kind === 'tool' && toolId === id)
  const others = cards.filter(({ id }) => suggested.every(({ toolId }) => toolId !== id))
  const overview = [
    { name: 'Suggested', found: suggested },
    ...groupByCategory(others).map(({ category, members }) => ({
      name: category,
      found: members.map(({ id }) => findOffered(id)),
    })),
  ]
    .map(({ name, found }) => ({
      name,
      members: found.flatMap((entry) => (entry ? [{ entry, reason: undefined }] : [])),
    }))
    .filter(({ members }) => members.length > 0)

  const find = createFinder(offered)
  return (query) => (query.trim() === '' ? overview : groupByKind(find(query)))
}

/**
 * Returns a function that finds the tools that can take a text. The likely ones come first: those that recognize the
 * text and those that often follow the tool it comes from.
 */
export function createContinueGroups({ text, format, toolId: first, from, open }: Handover): GroupsFor {
  const handOver = (entry: Entry, id: string, target?: TextTarget): Entry => ({
    ...entry,
    target: () => {
      giveText(id, text, { inputs: searchTermsOf(id).inputs, format, ...target })
      open(id)
    },
  })
  const takers = entries.flatMap((entry) => {
    const { toolId } = entry
    if (toolId === undefined || toolId === from) return []
    return searchTermsOf(toolId).inputs.length > 0 ? [handOver(entry, toolId)] : []
  })

  const suggestions = suggestTools(text)
  const likelyIds = new Set([first ?? [], suggestions.map(({ id }) => id), findCard(from ?? '')?.next ?? []].flat())
  const suggested = [...likelyIds].flatMap((id) => {
    const entry = takers.find(({ kind, toolId }) => kind === 'tool' && toolId === id)
    const suggestion = suggestions.find((known) => known.id === id)
    if (!entry || !suggestion) return entry ?? []
    return handOver({ ...entry, summary: `${suggestion.reason} · ${suggestion.action}` }, id, suggestion)
  })
  return createToolGroups(takers, suggested)
}

/** Returns a function that finds the tools that the page asks for. What often follows the previous tool comes first. */
export function createRequestGroups({ ids, previous = '', onChoose }: ToolRequest): GroupsFor {
  const offered = entries.flatMap((entry) => {
    const { toolId } = entry
    if (toolId === undefined || !ids.includes(toolId)) return []
    return {
      ...entry,
      target: () => onChoose(toolId),
    }
  })
  const { next = [] } = findCard(previous) ?? {}
  const suggested = next.flatMap((id) => offered.find(({ kind, toolId }) => kind === 'tool' && toolId === id) ?? [])
  return createToolGroups(offered, suggested)
}
