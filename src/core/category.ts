/** The home page's eight sections, in its order. */
export const categories = [
  'Text Analysis',
  'Text Formatting',
  'Writing Tools',
  'Text Manipulation',
  'Generators',
  'Encoders & Decoders',
  'SEO Tools',
  'Developer Tools',
] as const

export type Category = (typeof categories)[number]

/** The categories that have tools, in the home page's order. */
export function groupByCategory<T extends { readonly category: Category }>(
  tools: readonly T[],
): { readonly category: Category; readonly members: readonly T[] }[] {
  return categories
    .map((category) => ({ category, members: tools.filter((tool) => tool.category === category) }))
    .filter(({ members }) => members.length > 0)
}

/** The header's six menus, in its order. They group the same tools a little differently. */
export const menuGroups = [
  'Text Analysis',
  'Text Formatting',
  'Generators',
  'Encoders & Decoders',
  'SEO Tools',
  'Developer Tools',
] as const

export type MenuGroup = (typeof menuGroups)[number]

/** The header's menus with their tools. */
export function groupByMenu<T extends { readonly menu: MenuGroup }>(
  tools: readonly T[],
): { readonly menu: MenuGroup; readonly members: readonly T[] }[] {
  return menuGroups.map((menu) => ({ menu, members: tools.filter((tool) => tool.menu === menu) }))
}
