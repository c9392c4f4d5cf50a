import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'

// Resets the modules, so that the next test file uses the default configuration.
afterAll(() => vi.resetModules())

async function renderFooter(sourceUrl: string | undefined): Promise<string> {
  vi.resetModules()
  vi.stubEnv('SOURCE_URL', sourceUrl)
  const [{ Footer }, { StaticRouter }] = await Promise.all([import('./footer.tsx'), import('./router/router.tsx')])
  return renderToStaticMarkup(
    <StaticRouter path="/">
      <Footer />
    </StaticRouter>,
  )
}

test('the footer links to the source code if its address is known', async () => {
  expect(await renderFooter('https://example.com/textwright')).toContain('href="https://example.com/textwright"')
  expect(await renderFooter(undefined)).not.toContain('Source code')
})
