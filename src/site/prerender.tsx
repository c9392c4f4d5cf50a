import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { drawPosts } from '#blog/draw-posts.ts'
import { drawnListFile, type PostsAtBuild } from '#blog/drawn.ts'
import { newerPostPath } from '#page/addresses.ts'
import { StaticPlace } from '#page/place.tsx'
import { metaPolicyFor } from '#page/policy.ts'
import { services } from '#page/services.ts'
import { notFoundPath, worldOf } from '#page/world.ts'
import { cards } from '#tools/cards.ts'
import { App } from './app.tsx'
import type { DrawnPage } from './found/published-pages.ts'
import { findPage, preparePage } from './pages.ts'
import { sourceOfText, textPageNames } from './text-pages.ts'
import { sourceOfParts } from './tool-parts.ts'

/** Where Vite put what was built from a source file, and what that file needs. */
type BuildManifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean }>
>

export { filesBesidePosts } from './files-beside-posts.ts'
export { foundFiles } from './found/found-files.ts'
export { shareImages } from './found/share-images.ts'

export interface Page extends DrawnPage {
  readonly file: string
}

interface PageAddress extends Omit<DrawnPage, 'html'> {
  /** The file that its script needs to take over, if there is one. */
  readonly data?: string
  /** Source files loaded for this page alone, besides the one that draws it. */
  readonly modules: readonly string[]
}

/** Every address that gets a file. */
function pageAddresses(built: PostsAtBuild): PageAddress[] {
  return [
    {
      path: '/',
      modules: [],
      madeOf: ['content/home', 'src/site/home-page.tsx', ...cards.map(({ id }) => `src/tools/${id}/tool.ts`)],
    },
    { path: notFoundPath, modules: [] },
    { path: '/contact', modules: [], madeOf: ['src/contact'] },
    { path: '/contact/sent', modules: [] },
    { path: '/contact/problem', modules: [] },
    ...textPageNames.map((name) => ({
      path: `/${name}`,
      modules: [sourceOfText(name)],
      madeOf: [sourceOfText(name).slice(1)],
    })),
    ...cards.map(({ id, icon, name, summary }) => ({
      path: `/tools/${id}`,
      modules: [sourceOfParts(id)],
      madeOf: [`src/tools/${id}`],
      share: { id, mark: icon, title: name, line: summary },
    })),
    ...drawPosts(built).map(({ path, data }) => ({
      path,
      modules: [],
      data: data.file,
      // A hosted service does not tell when a post was last changed, so nothing is claimed.
      madeOf: services.content.kind === 'contentful' ? [] : [path === '/blog' ? 'content/blog' : `content${path}.md`],
    })),
    ...(services.content.kind === 'none' ? [] : [{ path: newerPostPath, modules: [], data: drawnListFile }]),
  ]
}

/** Flat files: hosts and the offline cache find `/about` as `about.html`. */
function fileAt(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}.html`
}

function sourcesOf({ path, modules }: PageAddress): string[] {
  const page = findPage(path)
  return [...(page ? [page.source] : []), ...modules]
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** The files that sources bring along, so that the browser asks for all of them at once instead of one after another. */
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
      <StaticPlace path={path}>
        <App world={worldOf(path)} />
      </StaticPlace>
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

/** What Vite wrote into the document to load the site's scripts, and the document without it. */
function splitScripts(template: string): { scripts: string[]; rest: string } {
  const tag = /[ ]*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)\n/g
  return { scripts: [...template.matchAll(tag)].map(([, script]) => script ?? ''), rest: template.replaceAll(tag, '') }
}

/** Without the early request for the face of people's text where a page has none of it. */
function keepNeededFaces(template: string, body: string): string {
  const hasText = /<(?:textarea|code)\b/.test(body) && !body.includes('contact-form')
  return hasText ? template : template.replace(/[ ]*<link rel="preload"[^>]*ibm-plex-mono[^>]*>\n/, '')
}

/** Tags that start.js puts to work once the page is on screen. */
function keepForLater(tags: readonly string[]): string {
  return `<template id="scripts">${tags.join('')}</template>\n  `
}

/**
 * Every page as real HTML: content, title, description and structured data before any script runs.
 * The posts are those the content service had when it was asked.
 */
export async function prerenderPages(template: string, manifest: BuildManifest, built: PostsAtBuild): Promise<Page[]> {
  const addresses = pageAddresses(built)
  const { scripts, rest } = splitScripts(template)
  await Promise.all(addresses.map(({ path }) => preparePage(path)))
  return Promise.all(
    addresses.map(async (address) => {
      const { path, madeOf, share } = address
      const { head, body } = splitHead(await renderApp(path))
      const policy = `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(metaPolicyFor(path))}">`
      const preloads = filesOf(sourcesOf(address), manifest)
        .filter((name) => !template.includes(name))
        .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
      if (address.data !== undefined)
        preloads.push(`<link rel="preload" as="fetch" crossorigin href="${address.data}">`)
      const html = keepNeededFaces(rest, body)
        .replace('<html ', () => `<html data-world="${worldOf(path)}" `)
        .replace('<!--head-->', () => [policy, head].join('\n    '))
        .replace('</head>', () => `${keepForLater([...preloads, ...scripts])}</head>`)
        .replace('<!--page-->', () => body)
      return { path, file: fileAt(path), html, madeOf, share }
    }),
  )
}
