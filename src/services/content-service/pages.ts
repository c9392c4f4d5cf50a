import { isPublished } from '#config/published.ts'

// Only the file names are used.
const tools = Object.keys(import.meta.glob('/src/tools/*/tool.ts')).map((file) => file.split('/')[3] ?? '')
const textPages = Object.keys(import.meta.glob('/content/pages/*.mdx')).map((file) =>
  file.slice('/content/pages'.length, -'.mdx'.length),
)

const recipes = Object.keys(import.meta.glob('/content/recipes/*.md')).map((file) =>
  file.slice('/content'.length, -'.md'.length),
)

export const toolCount = tools.filter((id) => isPublished(`/tools/${id}`)).length
const toolIds = new Set(tools)
const pages = new Set([
  '/',
  '/blog',
  '/contact',
  '/recipes',
  ...recipes,
  ...textPages,
  ...tools.map((id) => `/tools/${id}`),
])

/** Whether a URL of this site has a page, published or not. Posts are not included. */
export function hasPage(uri: string): boolean {
  const { pathname, searchParams } = new URL(uri, 'http://localhost')
  const tool = searchParams.get('tool')
  return pages.has(pathname) && (tool === null || toolIds.has(tool))
}
