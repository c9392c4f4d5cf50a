import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LruCache } from '#services/lru-cache.ts'
import { jsonType, getQueryString } from './respond.ts'

/** Limit for the cached JSON and its keys. The compressed copies add about a sixth. */
const maxBytes = 16 * 1024 * 1024
/** Below this, compression costs more than it saves. */
const minCompressedBytes = 1024

const gzipOffThread = promisify(gzip)

type Bytes = Uint8Array<ArrayBuffer>

interface CachedResponse {
  readonly size: number
  readonly bytes: Bytes
  readonly etag: string
  compressed?: Promise<Bytes>
}

function keyOf(context: Context, collection: string): string {
  const search = getQueryString(context)
  search.delete('access_token')
  search.sort()
  return `${collection}?${String(search)}`
}

async function compress(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await gzipOffThread(bytes))
}

function createCachedResponse(key: string, body: unknown): CachedResponse {
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}"`
  return { size: bytes.length + 2 * key.length, bytes, etag }
}

/** Caches responses by query. The content does not change while the service runs. */
export class ResponseCache {
  readonly #responses = new LruCache<CachedResponse>(maxBytes, ({ size }) => size)

  /** Calls `compute` only for a query that is not in the cache. Errors are not cached. */
  async send(context: Context, collection: string, compute: () => unknown): Promise<Response> {
    const key = keyOf(context, collection)
    let response = this.#responses.get(key)
    if (!response) {
      response = createCachedResponse(key, compute())
      this.#responses.set(key, response)
    }
    const { bytes, etag } = response
    // The etag middleware responds with 304 if the tag matches. Browsers cache the response and revalidate it each time.
    const headers = { 'Content-Type': jsonType, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ETag: etag }
    const encoding = accepts(context, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' })
    if (encoding === 'identity' || bytes.length < minCompressedBytes) return context.body(bytes, 200, headers)
    response.compressed ??= compress(bytes)
    return context.body(await response.compressed, 200, { ...headers, 'Content-Encoding': encoding })
  }
}
