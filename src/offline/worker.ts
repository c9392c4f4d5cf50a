import { addBase, removeBase } from '#config/base-path.ts'
import { cleanAddress, documentFolder, newerPostPath, redirects } from '#config/addresses.ts'
import { skipWaitingMessage } from '#config/offline-worker.ts'
import { notFoundPath } from '#config/policy-zone.ts'
import { strategyFor, withoutViewParameters } from './fetch-strategy.ts'

interface PrecacheEntry {
  readonly url: string
  /** Hash of the content, or null if the file name contains the hash. */
  readonly revision: string | null
}

declare const self: ServiceWorkerGlobalScope & {
  /** All files of pages and tools. Filled in by the build. */
  readonly __WB_MANIFEST: readonly PrecacheEntry[]
}

const base = new URL('.', location.href).pathname.slice(0, -1)

// With the base path, because all sites of a host share its caches.
const fileCache = `textwright-files${base}`
const imageCache = `textwright-pictures${base}`
const maxImages = 60
const parallelDownloads = 6

/**
 * Maps the path of each file within the site to its cache key, which has the base path. A changed file gets a new key, so one cache can hold several versions. A
 * new version reuses unchanged files and downloads the rest without affecting open pages.
 */
const cacheKeys = new Map(
  self.__WB_MANIFEST.map(({ url, revision }) => {
    const address = cleanAddress(encodeURI(`/${url}`))
    return [address, addBase(revision === null ? address : `${address}?${revision}`, base)]
  }),
)

async function download(cache: Cache, address: string, name: string) {
  const url = addBase(address, base)
  const response = await fetch(url, { cache: url === name ? 'default' : 'no-cache' })
  const isExpected = response.ok || (address === notFoundPath && response.status === 404)
  // Browsers reject a redirected response to a navigation.
  if (!isExpected || response.redirected) throw new Error(`${address} responded with ${String(response.status)}`)
  await cache.put(name, response)
}

const isForDocuments = (address: string) => address.startsWith(documentFolder)

/** Character maps are many, and few documents need one. */
const isCharacterMap = (address: string) => address.startsWith(`${documentFolder}maps/`)

/** Downloads missing files. If one fails, the installation fails and the old version stays active. */
async function downloadMissing(isWanted: (address: string) => boolean) {
  const cache = await caches.open(fileCache)
  const cachedUrls = new Set((await cache.keys()).map(({ url }) => url))
  const missing = [...cacheKeys].filter(
    ([address, name]) => isWanted(address) && !cachedUrls.has(new URL(name, location.origin).href),
  )
  const downloadSequentially = async () => {
    for (let next = missing.shift(); next; next = missing.shift()) await download(cache, ...next)
  }
  try {
    await Promise.all(Array.from({ length: parallelDownloads }, downloadSequentially))
  } catch (error) {
    // Stops the other downloads. The next attempt reuses the files cached so far.
    missing.length = 0
    throw error
  }
}

/** Removes files of old versions, unless a page that was opened before an update may still need them. */
async function removeOldFiles(maxOpenPages: number) {
  const openPages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { installing, waiting } = self.registration
  // Files of a version being installed are not old.
  if (openPages.length > maxOpenPages || installing || waiting) return
  const cache = await caches.open(fileCache)
  const current = new Set([...cacheKeys.values()].map((name) => new URL(name, location.origin).href))
  const old = (await cache.keys()).filter(({ url }) => !current.has(url))
  await Promise.all(old.map((request) => cache.delete(request)))
}

/** Returns the path within the site. */
function pathWithin(url: string): string {
  return removeBase(new URL(url).pathname, base) ?? ''
}

async function matchCached(address: string): Promise<Response | undefined> {
  const cache = await caches.open(fileCache)
  return cache.match(cacheKeys.get(address) ?? addBase(address, base), { ignoreVary: true })
}

/** The first document that is opened brings along what reads the others, so that they open offline too. */
async function respondWithFile(event: FetchEvent): Promise<Response> {
  const pathname = pathWithin(event.request.url)
  const cached = await matchCached(pathname)
  if (cached) return cached
  if (isForDocuments(pathname)) {
    const isWanted = (address: string) => address === pathname || (isForDocuments(address) && !isCharacterMap(address))
    // It is tried again with the next document.
    event.waitUntil(downloadMissing(isWanted).catch(() => undefined))
  }
  return fetch(event.request)
}

async function respondWithPage(request: Request): Promise<Response> {
  const cached = await matchCached(withoutViewParameters(request.url, base))
  if (cached) return cached
  try {
    return await fetch(request)
  } catch {
    return respondOffline(new URL(request.url))
  }
}

/** Responds as the server would to addresses that are not in the cache: redirects, new posts and the 404 page. */
async function respondOffline({ href, search }: URL): Promise<Response> {
  const pathname = pathWithin(href)
  const cached = await matchCached(pathname)
  if (cached) return cached
  const clean = cleanAddress(pathname)
  const target = redirects.get(clean)
  if (target) return Response.redirect(addBase(target.page + search + target.hash, base))
  if (cacheKeys.has(clean)) return Response.redirect(addBase(clean + search, base))
  const newerPost = /^\/blog\/[^/]+$/.test(clean) ? await matchCached(newerPostPath) : undefined
  if (newerPost) return newerPost
  const notFound = await matchCached(notFoundPath)
  return new Response(notFound?.body, { status: 404, headers: notFound?.headers ?? {} })
}

async function cacheImage(cache: Cache, request: Request, response: Response) {
  await cache.put(request, response)
  const oldestFirst = await cache.keys()
  await Promise.all(oldestFirst.slice(0, -maxImages).map((old) => cache.delete(old)))
}

async function respondWithImage(event: FetchEvent): Promise<Response> {
  const { request } = event
  const cache = await caches.open(imageCache)
  try {
    const response = await fetch(request)
    if (response.ok) event.waitUntil(cacheImage(cache, request, response.clone()))
    return response
  } catch {
    // Another size is better than no image.
    return (await cache.match(request, { ignoreSearch: true, ignoreVary: true })) ?? Response.error()
  }
}

self.addEventListener('install', (event) => event.waitUntil(downloadMissing((address) => !isForDocuments(address))))

self.addEventListener('activate', (event) => {
  // One open page is allowed: the one that registered the worker or that is reloading to get the new version.
  event.waitUntil(Promise.all([self.clients.claim(), removeOldFiles(1)]))
})

self.addEventListener('message', ({ data }) => {
  if (data === skipWaitingMessage) void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  switch (strategyFor(event.request, base, (path) => cacheKeys.has(path))) {
    case 'page':
      event.respondWith(respondWithPage(event.request))
      event.waitUntil(removeOldFiles(0))
      return
    case 'file':
      event.respondWith(respondWithFile(event))
      return
    case 'image':
      event.respondWith(respondWithImage(event))
      return
    case 'unhandled':
  }
})
