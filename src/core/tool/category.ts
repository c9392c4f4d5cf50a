/** The eight sections of the home page, in display order. */
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

/** Returns the categories that contain tools, in the order in which the home page shows them. */
export function groupByCategory<T extends { readonly category: Category }>(
  tools: readonly T[],
): { readonly category: Category; readonly members: readonly T[] }[] {
  return categories
    .map((category) => ({ category, members: tools.filter((tool) => tool.category === category) }))
    .filter(({ members }) => members.length > 0)
}

/** The six header menus, in display order. They group the tools slightly differently from the categories. */
export const menuGroups = [
  'Text Analysis',
  'Text Formatting',
  'Generators',
  'Encoders & Decoders',
  'SEO Tools',
  'Developer Tools',
] as const

export type MenuGroup = (typeof menuGroups)[number]

/** Returns the header menus that contain tools. */
export function groupByMenu<T extends { readonly menu: MenuGroup }>(
  tools: readonly T[],
): { readonly menu: MenuGroup; readonly members: readonly T[] }[] {
  return menuGroups
    .map((menu) => ({ menu, members: tools.filter((tool) => tool.menu === menu) }))
    .filter(({ members }) => members.length > 0)
}
