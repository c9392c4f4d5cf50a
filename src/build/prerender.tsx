import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { prerenderPosts } from '#blog/prerender-posts.ts'
import { prerenderedListFile, type PostsAtBuild } from '#blog/prerendered.ts'
import { newerPostPath } from '#config/addresses.ts'
import { StaticRouter } from '#frame/router/router.tsx'
import { linkLogo } from '#config/own-icons.ts'
import { metaPolicyFor } from '#config/policy.ts'
import { services } from '#config/services.ts'
import { notFoundPath, policyZoneOf } from '#config/policy-zone.ts'
import { isPublished } from '#config/published.ts'
import { placeholderWords } from '#config/site-words.ts'
import { site, siteWordsJson, withBase } from '#config/site.ts'
import { recipeCards } from '#recipes/gallery-cards.ts'
import { recipeMark, recipePath } from '#recipes/recipe-path.ts'
import { cards } from '#tools/cards.ts'
import { App } from '#pages/app.tsx'
import type { PrerenderedPage } from './seo/published-pages.ts'
import { matchRoute, loadRoute } from '#pages/routes.ts'
import { sourceOfRecipe } from '#pages/recipe-content.ts'
import { sourceOfTextPage, textPageNames } from '#pages/text/text-pages.ts'
import { viewFileOf } from '#pages/tool/tool-content.ts'

/** Vite's manifest: the output file of each source file, and its imports. */
type BuildManifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean }>
>

export { placeholderVersion } from '#config/site.ts'
export { blogFiles } from './blog-files.ts'
export { seoFiles } from './seo/seo-files.ts'
export { shareImages } from './seo/share-images.ts'

export interface Page extends PrerenderedPage {
  readonly file: string
}

interface PageAddress extends Omit<PrerenderedPage, 'html'> {
  /** Path of the data file for hydration, if any. */
  readonly data?: string
  /** Source files that only this page loads, besides its component. */
  readonly modules: readonly string[]
}

/** Returns every address that gets an HTML file. */
function pageAddresses(postsAtBuild: PostsAtBuild): PageAddress[] {
  const all: PageAddress[] = [
    {
      path: '/',
      modules: [],
      sourcePaths: [
        'content/home',
        'src/pages/home/home-page.tsx',
        ...cards.map(({ id }) => `src/tools/${id}/tool.ts`),
      ],
    },
    { path: notFoundPath, modules: [] },
    {
      path: '/recipes',
      modules: [],
      sourcePaths: ['src/recipes'],
      share: { id: 'recipes', mark: '→', title: 'Recipes', line: 'Run several text tools one after another.' },
    },
    { path: '/contact', modules: [], sourcePaths: ['src/contact'] },
    { path: '/contact/sent', modules: [] },
    { path: '/contact/problem', modules: [] },
    ...textPageNames.map((name) => ({
      path: `/${name}`,
      modules: [sourceOfTextPage(name)],
      sourcePaths: [sourceOfTextPage(name).slice(1)],
    })),
    ...cards.map(({ id, icon, name, summary }) => ({
      path: `/tools/${id}`,
      modules: [viewFileOf(id)],
      sourcePaths: [`src/tools/${id}`],
      share: { id, mark: icon, title: name, line: summary },
    })),
    ...recipeCards.map(({ slug, title, summary }) => ({
      path: recipePath(slug),
      modules: [sourceOfRecipe(slug)],
      sourcePaths: [`content/recipes/${slug}.md`],
      share: { id: `recipes/${slug}`, mark: recipeMark, title, line: summary },
    })),
    ...prerenderPosts(postsAtBuild).map(({ path, data }) => ({
      path,
      modules: [],
      data: data.file,
      // Hosted posts have no sources, because the date of their last change is unknown.
      sourcePaths:
        services.content.kind === 'contentful' ? [] : [path === '/blog' ? 'content/blog' : `content${path}.md`],
    })),
    ...(services.content.kind === 'none' ? [] : [{ path: newerPostPath, modules: [], data: prerenderedListFile }]),
  ]
  return all.filter(({ path }) => isPublished(path))
}

/** Returns the HTML file for a path. The files are flat, for hosts and the offline cache: `/about` is `about.html`. */
function htmlFileOf(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}.html`
}

function sourcesOf({ path, modules }: PageAddress): string[] {
  const page = matchRoute(path)
  return [...(page ? [page.source] : []), ...modules]
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** Returns the output files of these sources and their imports, so that they can be preloaded in parallel. */
function filesOf(sources: readonly string[], manifest: BuildManifest): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || chunk.isEntry || seen.has(chunk.file)) return
    seen.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  for (const source of sources) visit(source.slice(1))
  return [...seen]
}

async function renderApp(path: string): Promise<string> {
  const app = (
    <StrictMode>
      <StaticRouter path={path}>
        <App policyZone={policyZoneOf(path)} />
      </StaticRouter>
    </StrictMode>
  )
  // Above this size, React would split the page and add inline scripts, which the policy blocks.
  const { prelude } = await prerenderToNodeStream(app, { progressiveChunkSize: 1e9 })
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  return html
}

/** Separates the head tags, which React writes before the page's first element. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

/** Separates Vite's script tags from the template. */
function splitScripts(template: string): { scripts: string[]; rest: string } {
  const tag = /[ ]*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)\n/g
  return { scripts: [...template.matchAll(tag)].map(([, script]) => script ?? ''), rest: template.replaceAll(tag, '') }
}

/** Vite writes relative addresses, and a page may be in a folder. */
function addressesOnHost(template: string): string {
  return template.replaceAll(
    / (href|src)="\.?(\/[^"]*)"/g,
    (_, name: string, path: string) => ` ${name}="${withBase(path)}"`,
  )
}

/** Removes the preload of the monospaced font from pages that don't use it. */
function removeUnneededFontPreload(template: string, body: string): string {
  const hasText = /<(?:textarea|code)\b/.test(body) && !body.includes('contact-form')
  return hasText ? template : template.replace(/[ ]*<link rel="preload"[^>]*ibm-plex-mono[^>]*>\n/, '')
}

/** Puts tags into a `<template>` element, which start.js activates after the first paint. */
function deferTags(tags: readonly string[]): string {
  return `<template id="scripts">${tags.join('')}</template>\n  `
}

/** Undefined if the server fills it in. */
const builtLogo = site.logo === placeholderWords.logo ? undefined : site.logo

/** Renders every page as complete HTML, with its content, title, description and structured data. */
export async function prerenderPages(
  template: string,
  manifest: BuildManifest,
  postsAtBuild: PostsAtBuild,
): Promise<Page[]> {
  const addresses = pageAddresses(postsAtBuild)
  const { scripts, rest } = splitScripts(linkLogo(addressesOnHost(template), builtLogo, site.base))
  await Promise.all(addresses.map(({ path }) => loadRoute(path)))
  return Promise.all(
    addresses.map(async (address) => {
      const { path, sourcePaths, share } = address
      const { head, body } = splitHead(await renderApp(path))
      const policy = `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(metaPolicyFor(path))}">`
      const preloads = filesOf(sourcesOf(address), manifest)
        .filter((name) => !template.includes(name))
        .map((name) => `<link rel="modulepreload" crossorigin href="${withBase(`/${name}`)}">`)
      if (address.data !== undefined)
        preloads.push(`<link rel="preload" as="fetch" crossorigin href="${withBase(address.data)}">`)
      const html = removeUnneededFontPreload(rest, body)
        .replace(
          '<html ',
          () =>
            `<html data-policy-zone="${policyZoneOf(path)}" data-origin="${escapeAttribute(site.origin)}" ` +
            `data-base="${site.base}" data-words="${escapeAttribute(siteWordsJson)}" `,
        )
        .replace('<!--head-->', () => [policy, head].join('\n    '))
        .replace('</head>', () => `${deferTags([...preloads, ...scripts])}</head>`)
        .replace('<!--page-->', () => body)
      return { path, file: htmlFileOf(path), html, sourcePaths, share }
    }),
  )
}
