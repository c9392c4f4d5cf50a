import { groupByCategory } from '#core/category.ts'
import { cards } from '#tools/cards.ts'
import { type Entry, type EntryKind, entries, commandEntries, entryOfTool, pageEntries } from './entries.ts'
import { createFinder, type FoundEntry } from './find.ts'

export interface Group {
  readonly name: string
  readonly members: readonly FoundEntry[]
}

const kindNames: Readonly<Record<EntryKind, string>> = {
  tool: 'Tools',
  nearest: 'Nearest tool',
  page: 'Pages',
  command: 'Commands',
  post: 'Posts',
}

const find = createFinder(entries)

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

/** Returns the results of a query, grouped by kind. */
export function groupsFor(query: string): readonly Group[] {
  return query.trim() === '' ? overview : groupByKind(find(query))
}
