import type { ComponentType } from 'react'
import { isPublished } from '#config/published.ts'
import { matchPath, type RouteParams } from '#frame/router/route-params.ts'
import { importAgain } from '#run/import-again.ts'
import { textPageNames } from './text/text-pages.ts'
import { createLoader } from './create-loader.ts'

/** A file that exports a page component. */
interface RouteModule {
  readonly default: ComponentType<{ params: RouteParams }>
  /** Loads what the page needs before it renders, such as a tool's view or a post. */
  readonly loader?: (params: RouteParams, path: string) => Promise<unknown>
}

/** The path pattern of a page, and the file that exports it. */
interface Route {
  readonly pattern: string
  readonly source: string
}

const modules = import.meta.glob<RouteModule>([
  '/src/pages/recipe-page.tsx',
  '/src/pages/{home,tool,text,proof}/{home,tool,text,proof}-page.tsx',
  '/src/recipes/*-page.tsx',
  '/src/blog/{blog,post}-page.tsx',
  '/src/contact/*-page.tsx',
])

const routes: readonly Route[] = [
  { pattern: '/', source: '/src/pages/home/home-page.tsx' },
  { pattern: '/tools/:id', source: '/src/pages/tool/tool-page.tsx' },
  { pattern: '/recipes', source: '/src/recipes/recipes-page.tsx' },
  { pattern: '/recipes/:slug', source: '/src/pages/recipe-page.tsx' },
  { pattern: '/blog', source: '/src/blog/blog-page.tsx' },
  { pattern: '/blog/:slug', source: '/src/blog/post-page.tsx' },
  { pattern: '/contact', source: '/src/contact/contact-page.tsx' },
  { pattern: '/contact/sent', source: '/src/contact/sent-page.tsx' },
  { pattern: '/contact/problem', source: '/src/contact/problem-page.tsx' },
  { pattern: '/proof', source: '/src/pages/proof/proof-page.tsx' },
  ...textPageNames.map((name) => ({ pattern: `/${name}`, source: '/src/pages/text/text-page.tsx' })),
]

/** Returns the file of the page at a path, and the parameters in the path. */
export function matchRoute(path: string): { source: string; params: RouteParams } | undefined {
  if (!isPublished(path)) return undefined
  for (const { pattern, source } of routes) {
    const params = matchPath(pattern, path)
    if (params) return { source, params }
  }
  return undefined
}

/** Loads a page's file when its route is first visited. */
export const routeModuleLoader = createLoader((source) => {
  const load = modules[source]
  if (!load) throw new Error(`there is no ${source}`)
  return importAgain(load)
})

/** Loads everything that the page at a path needs, so that it renders without suspending. */
export async function loadRoute(path: string): Promise<void> {
  const page = matchRoute(path)
  if (!page) return
  const { loader } = await routeModuleLoader.load(page.source)
  await loader?.(page.params, path)
}
