import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// The configuration is read when a module is first imported. The next test file needs the default one.
beforeAll(() => {
  vi.stubEnv('SERVICES', JSON.stringify({ content: { kind: 'none' }, form: { kind: 'none' } }))
  vi.resetModules()
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function renderPage(path: string): Promise<string> {
  const { StaticRouter } = await import('#frame/router/router.tsx')
  if (path === '/') {
    const { renderHomeProse } = await import('./home/home-prose.tsx')
    return renderToStaticMarkup(<StaticRouter path={path}>{renderHomeProse()}</StaticRouter>)
  }
  const { loadRoute, matchRoute, routeModuleLoader } = await import('./routes.ts')
  await loadRoute(path)
  const { default: Page } = await routeModuleLoader.load(matchRoute(path)?.source ?? '')
  return renderToStaticMarkup(
    <StaticRouter path={path}>
      <Page params={{}} />
    </StaticRouter>,
  )
}

test.each(['/', '/about', '/contact', '/developers', '/privacy', '/proof', '/terms'])(
  'without services, %s mentions no form',
  async (path) => {
    const html = await renderPage(path)
    expect(html).toContain('<h')
    expect(html).not.toMatch(/contact form|Formspree/i)
  },
)
