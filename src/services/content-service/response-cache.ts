import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LruCache } from '#services/lru-cache.ts'
import { jsonType, searchOf } from './respond.ts'

/** Of JSON and keys. The compressed copies take another sixth of it. */
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
  const search = searchOf(context)
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

/** Answers by what was asked: the content is fixed while the service runs, so the same question has the same answer. */
export class ResponseCache {
  readonly #responses = new LruCache<CachedResponse>(maxBytes, ({ size }) => size)

  /** `compute` is only called for a question that is not in the cache. Its errors are not kept. */
  async send(context: Context, collection: string, compute: () => unknown): Promise<Response> {
    const key = keyOf(context, collection)
    let response = this.#responses.get(key)
    if (!response) {
      response = createCachedResponse(key, compute())
      this.#responses.set(key, response)
    }
    const { bytes, etag } = response
    // The etag middleware answers 304 by this tag. Browsers keep the answer and ask each time whether it still holds.
    const headers = { 'Content-Type': jsonType, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ETag: etag }
    const encoding = accepts(context, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' })
    if (encoding === 'identity' || bytes.length < minCompressedBytes) return context.body(bytes, 200, headers)
    response.compressed ??= compress(bytes)
    return context.body(await response.compressed, 200, { ...headers, 'Content-Encoding': encoding })
  }
}
