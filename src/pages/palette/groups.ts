import { groupByCategory } from '#core/tool/category.ts'
import { cards } from '#tools/cards.ts'
import {
  type Entry,
  type EntryKind,
  entries,
  commandEntries,
  entryOfTool,
  pageEntries,
  recipeEntries,
} from './entries.ts'
import { createFinder, type FoundEntry } from './find.ts'

export interface Group {
  readonly name: string
  readonly members: readonly FoundEntry[]
}

const kindNames: Readonly<Record<EntryKind, string>> = {
  tool: 'Tools',
  nearest: 'Nearest tool',
  recipe: 'Recipes',
  page: 'Pages',
  command: 'Commands',
  post: 'Posts',
}

const find = createFinder(entries)
const findRecipes = createFinder(recipeEntries, { minCoverage: 1 })
const maxRecipes = 5

function withoutReason(entry: Entry): FoundEntry {
  return { entry, reason: undefined }
}

/** Shown before the visitor types anything. */
const overview: readonly Group[] = [
  ...groupByCategory(cards).map(({ category, members }) => ({
    name: category,
    members: members.map((card) => withoutReason(entryOfTool(card))),
  })),
  { name: kindNames.page, members: pageEntries.map(withoutReason) },
  { name: kindNames.command, members: commandEntries.map(withoutReason) },
]

/** The group with the best match comes first. */
export function groupByKind(found: readonly FoundEntry[]): readonly Group[] {
  const groups = new Map<EntryKind, FoundEntry[]>()
  for (const member of found) {
    const { kind } = member.entry
    groups.set(kind, [...(groups.get(kind) ?? []), member])
  }
  return [...groups].map(([kind, members]) => ({ name: kindNames[kind], members }))
}

/**
 * Returns the results of a query, grouped by kind. Recipes come second, or first if a recipe is called that and the best
 * tool matches only some of the words, or only comes near.
 */
export function groupsFor(query: string): readonly Group[] {
  if (query.trim() === '') return overview
  const found = find(query)
  const recipes = findRecipes(query).slice(0, maxRecipes)
  const isBest = recipes[0]?.match === 'exact' && (found[0]?.match === 'partial' || found[0]?.entry.kind === 'nearest')
  return groupByKind(found).toSpliced(isBest ? 0 : 1, 0, ...groupByKind(recipes))
}
