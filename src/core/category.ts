/** The eight sections of the home page, in page order. */
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

/** Returns the categories that have tools, in the order of the home page. */
export function groupByCategory<T extends { readonly category: Category }>(
  tools: readonly T[],
): { readonly category: Category; readonly members: readonly T[] }[] {
  return categories
    .map((category) => ({ category, members: tools.filter((tool) => tool.category === category) }))
    .filter(({ members }) => members.length > 0)
}

/** The six menus of the header, in order. They group the same tools slightly differently. */
export const menuGroups = [
  'Text Analysis',
  'Text Formatting',
  'Generators',
  'Encoders & Decoders',
  'SEO Tools',
  'Developer Tools',
] as const

export type MenuGroup = (typeof menuGroups)[number]

/** Returns the header menus with their tools. */
export function groupByMenu<T extends { readonly menu: MenuGroup }>(
  tools: readonly T[],
): { readonly menu: MenuGroup; readonly members: readonly T[] }[] {
  return menuGroups.map((menu) => ({ menu, members: tools.filter((tool) => tool.menu === menu) }))
}
