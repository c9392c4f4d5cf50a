import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { cacheControlOf, cleanAddress, isHostConfigFile, newerPostPath, redirects } from '#page/addresses.ts'

type Caller = Pick<IncomingMessage, 'headers' | 'socket'>

/** Whether the content service has a post with this slug. Never rejects. */
export type HasPost = (slug: string, caller: Caller) => Promise<boolean>

interface StaticFile {
  /** Where it lies in the folder, as an address: `/tools/word-counter.html`. */
  readonly path: string
  readonly etag: string
}

/** sirv knows no icon files, and a browser would take text without a charset for Latin-1. */
const ownContentTypes = new Map([
  ['.txt', 'text/plain;charset=utf-8'],
  ['.ico', 'image/x-icon'],
])

export function pathOf(request: IncomingMessage): string {
  return request.url?.replace(/\?.*$/s, '') ?? '/'
}

/** Every address that has an answer. What is not in it does not exist, however it is spelt or encoded. */
function listFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name) || isHostConfigFile(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const path = encodeURI(`/${relative(folder, file).replaceAll(sep, '/')}`)
    // Of the content, not of size and time: a page whose only change is a hash within it keeps its size, and some
    // deployments give every file the same time. Weak, since one tag stands for the plain and the compressed bytes.
    const etag = `W/"${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22)}"`
    files.set(cleanAddress(path), { path, etag })
  }
  files.delete('/404')
  return files
}

/** The slug in the address of a post, or nothing. */
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

/** sirv looks for names only: it would send brotli to whoever says `br;q=0`. */
function acceptedEncodings(request: IncomingMessage): string {
  const encodings = (request.headers['accept-encoding'] ?? '').split(',')
  return encodings.filter((encoding) => !/;\s*q=0(\.0*)?\s*$/.test(encoding)).join(',')
}

/**
 * Answers GET and HEAD from a folder of built files, each at its one clean address. With a content service, addresses of
 * posts that it knows and the build did not are answered with the neutral page.
 */
export function serveStaticFiles(
  folder: string,
  hasPost?: HasPost,
): (request: IncomingMessage, response: ServerResponse) => void {
  const files = listFiles(folder)
  const neutralPage = files.get(newerPostPath)
  const notFoundPage = readFileSync(join(folder, '404.html'))
  const send = sirv(folder, { extensions: [], brotli: true, gzip: true, dotfiles: true })

  function sendFile(file: StaticFile, request: IncomingMessage, response: ServerResponse) {
    response.setHeader('Cache-Control', cacheControlOf(file.path))
    response.setHeader('ETag', file.etag)
    response.setHeader('Vary', 'Accept-Encoding')
    const type = ownContentTypes.get(extname(file.path))
    if (type !== undefined) response.setHeader('Content-Type', type)
    if (isUpToDate(request, file.etag)) {
      response.writeHead(304).end()
      return
    }
    request.url = file.path
    request.headers['accept-encoding'] = acceptedEncodings(request)
    // Any range may be answered with the whole file. sirv 3.0 throws on `bytes=9-2`, which would end the process.
    delete request.headers.range
    // sirv neither hears that a file cannot be read, which would also end it, nor closes one when its visitor leaves.
    response.once('pipe', (source: Readable) => {
      source.once('error', () => response.destroy())
      response.once('close', () => source.destroy())
    })
    send(request, response)
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
    if (await hasPost?.(slug, request)) sendFile(page, request, response)
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
    // Only an address of our own list becomes a Location, so no spelling of a path leads to another site.
    const clean = cleanAddress(path)
    const target = redirects.get(clean)
    const slug = slugOf(path)
    if (target) redirect(response, target.page + query + target.hash)
    else if (files.has(clean)) redirect(response, clean + query)
    else if (slug !== undefined && neutralPage) void sendNewPost(slug, neutralPage, request, response)
    else sendNotFound(response)
  }
}
