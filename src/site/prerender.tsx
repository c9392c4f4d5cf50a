import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { metaPolicyFor } from '#page/policy.ts'
import { cards } from '#tools/cards.ts'
import { App } from './app.tsx'
import { loadToolParts } from './tool-parts.ts'

/** Where Vite put what was built from a source file, and what that file needs. */
type BuildManifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean }>
>

export interface Page {
  readonly file: string
  readonly html: string
}

interface PageSource {
  readonly path: string
  readonly file: string
  /** Source files loaded for this page alone. */
  readonly modules: readonly string[]
}

function pageSources(): PageSource[] {
  return [
    { path: '/', file: 'index.html', modules: [] },
    { path: '/404', file: '404.html', modules: [] },
    ...cards.map(({ id }) => ({
      path: `/tools/${id}`,
      file: `tools/${id}.html`,
      modules: [`src/tools/${id}/view.tsx`, `src/tools/${id}/about.mdx`],
    })),
  ]
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** The files a module brings along, so that the browser asks for all of them at once instead of one after another. */
function filesOf(modules: readonly string[], manifest: BuildManifest): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || chunk.isEntry || seen.has(chunk.file)) return
    seen.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  return [...seen]
}

async function renderApp(path: string): Promise<string> {
  const app = (
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>
  )
  // Past this size React would split the page and mend it with inline scripts, which the policy forbids.
  const { prelude } = await prerenderToNodeStream(app, { progressiveChunkSize: 1e9 })
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  return html
}

/** React writes a page's head tags before its first element; they belong into the document's head. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

/** Every page as real HTML: content, title, description and structured data before any script runs. */
export async function prerenderPages(template: string, manifest: BuildManifest): Promise<Page[]> {
  await Promise.all(cards.map(({ id }) => loadToolParts(id)))
  return Promise.all(
    pageSources().map(async ({ path, file, modules }) => {
      const { head, body } = splitHead(await renderApp(path))
      const policy = `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(metaPolicyFor(path))}">`
      const preloads = filesOf(modules, manifest)
        .filter((name) => !template.includes(name))
        .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
      const html = template
        .replace('<!--head-->', () => [policy, head, ...preloads].join('\n    '))
        .replace('<!--page-->', () => body)
      return { file, html }
    }),
  )
}
