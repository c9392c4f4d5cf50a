import type { ComponentType } from 'react'
import { matchPath, type PageParams } from '#page/page-params.ts'
import { textPageNames } from './text-pages.ts'
import { keepLoaded } from './keep-loaded.ts'

/** A file that draws a page. */
interface PageModule {
  readonly default: ComponentType<{ params: PageParams }>
  /** Fetches what the page must have before it is drawn: a tool's view, a text, a post. */
  readonly prepare?: (params: PageParams, path: string) => Promise<unknown>
}

/** One kind of page: the addresses it answers, and the file that draws it. */
interface PageKind {
  readonly pattern: string
  readonly source: string
}

const modules = import.meta.glob<PageModule>([
  '/src/site/{home,tool,text}-page.tsx',
  '/src/blog/{blog,post}-page.tsx',
  '/src/contact/*-page.tsx',
])

const pageKinds: readonly PageKind[] = [
  { pattern: '/', source: '/src/site/home-page.tsx' },
  { pattern: '/tools/:id', source: '/src/site/tool-page.tsx' },
  { pattern: '/blog', source: '/src/blog/blog-page.tsx' },
  { pattern: '/blog/:slug', source: '/src/blog/post-page.tsx' },
  { pattern: '/contact', source: '/src/contact/contact-page.tsx' },
  { pattern: '/contact/sent', source: '/src/contact/sent-page.tsx' },
  { pattern: '/contact/problem', source: '/src/contact/problem-page.tsx' },
  ...textPageNames.map((name) => ({ pattern: `/${name}`, source: '/src/site/text-page.tsx' })),
]

/** The file that draws the page at a path, and what the path tells it. */
export function findPage(path: string): { source: string; params: PageParams } | undefined {
  for (const { pattern, source } of pageKinds) {
    const params = matchPath(pattern, path)
    if (params) return { source, params }
  }
  return undefined
}

/** The files that draw pages, each loaded when a page of its kind is first asked for. */
export const pageModules = keepLoaded((source) => {
  const load = modules[source]
  if (!load) throw new Error(`there is no ${source}`)
  return load()
})

/** Loads all that the page at a path needs, so that it can be drawn at once. */
export async function preparePage(path: string): Promise<void> {
  const page = findPage(path)
  if (!page) return
  const { prepare } = await pageModules.load(page.source)
  await prepare?.(page.params, path)
}
