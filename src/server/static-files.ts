import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { cacheControlOf, cleanAddress, isHostConfigFile, newerPostPath, redirects } from '#config/addresses.ts'

type Caller = Pick<IncomingMessage, 'headers' | 'socket'>

/** Returns whether the content service has a post with this slug. Never rejects. */
export type HasPost = (slug: string, caller: Caller) => Promise<boolean>

interface StaticFile {
  /** URL path of the file in the folder, for example `/tools/word-counter.html`. */
  readonly path: string
  readonly etag: string
  /** The folder that contains the file. */
  readonly folder: string
  readonly isEmpty: boolean
}

/** sirv has no type for icons, and browsers may decode text without a charset as Latin-1. */
const contentTypes = new Map([
  ['.txt', 'text/plain;charset=utf-8'],
  ['.ico', 'image/x-icon'],
])

export function pathOf(request: IncomingMessage): string {
  return request.url?.replace(/\?.*$/s, '') ?? '/'
}

/** Returns the files by clean URL path. An empty file removes one of an earlier folder. Only these exact paths are served, so no encoding of a path can reach other files. */
function listFiles(folders: readonly string[]): Map<string, StaticFile> {
  const files = new Map(folders.flatMap((folder) => [...listFilesIn(folder)]))
  return new Map([...files].filter(([, { isEmpty, folder }]) => !isEmpty || folder === folders[0]))
}

function listFilesIn(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name) || isHostConfigFile(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const path = encodeURI(`/${relative(folder, file).replaceAll(sep, '/')}`)
    // A hash of the content, not size and time: a page in which only the hash of a script changes keeps its size, and some
    // deployments give every file the same time. The ETag is weak, because the plain and the compressed file share it.
    const content = readFileSync(file)
    const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
    files.set(cleanAddress(path), { path, etag, folder, isEmpty: content.length === 0 })
  }
  return files
}

/** Returns the slug in a post's URL. */
function slugOf(path: string): string | undefined {
  try {
    return decodeURIComponent(/^\/blog\/([^/]+)$/.exec(path)?.[1] ?? '') || undefined
  } catch {
    return undefined
  }
}

function isUpToDate(request: IncomingMessage, etag: string): boolean {
  return request.headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag) ?? false
}

/** sirv ignores quality values: it would send Brotli to a client that sends `br;q=0`. */
function acceptedEncodings(request: IncomingMessage): string {
  const encodings = (request.headers['accept-encoding'] ?? '').split(',')
  return encodings.filter((encoding) => !/;\s*q=0(\.0*)?\s*$/.test(encoding)).join(',')
}

/**
 * Serves GET and HEAD requests from folders of built files, each at one clean URL. If several folders contain a file, the
 * last one counts. Requests have paths within the site; only redirects need the base path. With a content service, posts that are newer than the build get the neutral page.
 */
export function serveStaticFiles(
  folders: readonly string[],
  hasPost?: HasPost,
  base = '',
): (request: IncomingMessage, response: ServerResponse) => void {
  const files = listFiles(folders)
  const neutralPage = files.get(newerPostPath)
  const notFoundPage = readFileSync(join(files.get('/404')?.folder ?? '', '404.html'))
  files.delete('/404')
  const options = { extensions: [], brotli: true, gzip: true, dotfiles: true }
  const senders = new Map(folders.map((folder) => [folder, sirv(folder, options)]))

  function sendFile(file: StaticFile, request: IncomingMessage, response: ServerResponse) {
    response.setHeader('Cache-Control', cacheControlOf(file.path))
    response.setHeader('ETag', file.etag)
    response.setHeader('Vary', 'Accept-Encoding')
    const type = contentTypes.get(extname(file.path))
    if (type !== undefined) response.setHeader('Content-Type', type)
    if (isUpToDate(request, file.etag)) {
      response.writeHead(304).end()
      return
    }
    request.url = file.path
    request.headers['accept-encoding'] = acceptedEncodings(request)
    // A server may ignore ranges. sirv 3.0 throws on `bytes=9-2`, which would end the process.
    delete request.headers.range
    // sirv neither handles read errors, which would end the process, nor closes the file when the client disconnects.
    response.once('pipe', (source: Readable) => {
      source.once('error', () => response.destroy())
      response.once('close', () => source.destroy())
    })
    senders.get(file.folder)?.(request, response)
  }

  function sendNotFound(response: ServerResponse) {
    response.writeHead(404, {
      'Cache-Control': 'no-cache',
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': notFoundPage.length,
    })
    response.end(notFoundPage)
  }

  async function sendNewPost(slug: string, page: StaticFile, request: IncomingMessage, response: ServerResponse) {
    const isPost = await hasPost?.(slug, request)
    // After the `close` event nothing would close the file.
    if (response.destroyed) return
    if (isPost) sendFile(page, request, response)
    else sendNotFound(response)
  }

  function redirect(response: ServerResponse, location: string) {
    response.writeHead(308, { 'Cache-Control': 'no-cache', 'Content-Length': 0, Location: location }).end()
  }

  return (request, response) => {
    const path = pathOf(request)
    const query = request.url?.slice(path.length) ?? ''
    const file = files.get(path)
    if (file) {
      sendFile(file, request, response)
      return
    }
    // Only redirects to known paths, so that no path can redirect to another site.
    const clean = cleanAddress(path)
    const target = redirects.get(clean)
    const slug = slugOf(path)
    if (target) redirect(response, base + target.page + query + target.hash)
    else if (files.has(clean)) redirect(response, base + clean + query)
    else if (slug !== undefined && neutralPage) void sendNewPost(slug, neutralPage, request, response)
    else sendNotFound(response)
  }
}
