import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// Lists are made when a module is first imported. The next test file needs the default ones.
beforeAll(() => {
  vi.stubEnv('UNPUBLISHED', '/tools/word-counter,/tools/json-formatter,/recipes/format-json-sorted,/blog,/contact')
  vi.resetModules()
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('lists lack the tools', async () => {
  const { cards, findCard } = await import('#tools/cards.ts')
  expect(findCard('word-counter')).toBeUndefined()
  expect(cards.map(({ id }) => id)).toContain('line-sorter')
  const { tools } = await import('#tools/manifests.ts')
  expect(tools).toHaveLength(cards.length)
  const { toolCount } = await import('#services/content-service/pages.ts')
  expect(toolCount).toBe(cards.length)
  const { suggestTools } = await import('#tools/suggestions.ts')
  expect(suggestTools('{"a": 1}').map(({ id }) => id)).not.toContain('json-formatter')
})

test('no page has a route', async () => {
  const { matchRoute } = await import('./routes.ts')
  for (const path of [
    '/tools/json-formatter',
    '/recipes/format-json-sorted',
    '/blog',
    '/blog/a-post',
    '/contact',
    '/contact/sent',
  ])
    expect(matchRoute(path)).toBeUndefined()
  for (const path of ['/about', '/tools/line-sorter', '/recipes/tsv-to-csv']) expect(matchRoute(path)).toBeDefined()
})

test('the recipe is in no list', async () => {
  const { recipeCards } = await import('#recipes/gallery-cards.ts')
  const slugs = recipeCards.map(({ slug }) => slug)
  expect(slugs).toContain('list-to-json-array')
  expect(slugs).not.toContain('format-json-sorted')
})

test('the manifest opens no file in them', async () => {
  const { writeWebManifest } = await import('#build/seo/web-manifest.ts')
  const manifest = writeWebManifest('#000000')
  expect(manifest).toContain('tools/css-minifier')
  expect(manifest).not.toMatch(/word-counter|json-formatter/)
})

test('a link in prose becomes its text', async () => {
  const { StaticRouter } = await import('#frame/router/router.tsx')
  const { ProseLink } = await import('./text/prose-link.tsx')
  const render = (href: string) =>
    renderToStaticMarkup(
      <StaticRouter path="/about">
        <ProseLink href={href}>it</ProseLink>
      </StaticRouter>,
    )
  expect(render('/tools/word-counter#goal=5')).toBe('it')
  expect(render('/contact')).toBe('it')
  expect(render('/tools/line-sorter')).toBe('<a href="/tools/line-sorter">it</a>')
})

test('a link in a post becomes its text', async () => {
  const { linkTarget } = await import('#blog/link-target.ts')
  expect(linkTarget('/tools/word-counter')).toBeUndefined()
  expect(linkTarget('/tools/line-sorter')).toEqual({ kind: 'page', to: '/tools/line-sorter' })
})

test('no policy allows what only the blog or the form needs', async () => {
  const { policyFor } = await import('#config/policy.ts')
  const services = { content: { kind: 'none' }, form: { kind: 'none' } } as const
  for (const path of ['/blog', '/contact', '/404', '/nowhere']) expect(policyFor(path, services)).toBe(policyFor('/'))
})
