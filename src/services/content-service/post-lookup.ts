import type { BlockList } from 'node:net'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type Caller, clientNetwork, findClientAddress } from '#services/client-address.ts'
import { LruCache } from '#services/lru-cache.ts'
import { blogPost } from './content-model.ts'

/** Where the entries are fetched from. */
export interface EntriesEndpoint {
  /** For example https://cdn.contentful.com/spaces/{space}/environments/{environment}/entries. */
  readonly address: string
  readonly accessToken: string
  readonly fetch: (request: Request) => Response | Promise<Response>
}

interface Limits {
  readonly deadlineMilliseconds: number
  /** How long a result is cached. A post published in the meantime appears after this time. */
  readonly cacheMilliseconds: number
  readonly lookupsPerMinute: number
}

const defaultLimits: Limits = { deadlineMilliseconds: 3000, cacheMilliseconds: 30_000, lookupsPerMinute: 60 }
const maxCachedLookups = 1000
/** Contentful's length limit for a short text field. */
const maxSlugLength = 256

interface Lookup {
  readonly exists: Promise<boolean>
  readonly expiresAt: number
}

/** Returns whether a post exists. Returns true if the lookup fails. */
export type PostLookup = (slug: string, caller: Caller) => Promise<boolean>

async function fetchExists(
  slug: string,
  { address, accessToken, fetch }: EntriesEndpoint,
  deadline: number,
): Promise<boolean> {
  const search = new URLSearchParams({ content_type: blogPost.id, 'fields.slug': slug, select: 'sys.id', limit: '1' })
  const headers = { Authorization: `Bearer ${accessToken}` }
  const response = await fetch(
    new Request(`${address}?${String(search)}`, { headers, signal: AbortSignal.timeout(deadline) }),
  )
  if (!response.ok) throw new Error(`The content service responded with ${String(response.status)}`)
  const { total } = (await response.json()) as { total?: unknown }
  if (typeof total !== 'number') throw new Error('The content service’s response has no total')
  return total > 0
}

/**
 * Creates a lookup for posts that are newer than the build. If the service fails, is slow, or a client exceeds the rate
 * limit, the post counts as existing: the page then fetches it and shows the post or an error. A 404 for an existing post
 * would be wrong, and search engines would remember it.
 */
export function createPostLookup(
  endpoint: EntriesEndpoint,
  trustedProxies: BlockList,
  { deadlineMilliseconds, cacheMilliseconds, lookupsPerMinute }: Limits = defaultLimits,
): PostLookup {
  const lookups = new LruCache<Lookup>(maxCachedLookups)
  const limiter = new RateLimiterMemory({ points: lookupsPerMinute, duration: 60 })

  function cachedLookup(slug: string): Lookup | undefined {
    const cached = lookups.get(slug)
    return cached && cached.expiresAt > Date.now() ? cached : undefined
  }

  function startLookup(slug: string): Lookup {
    const lookup = {
      exists: fetchExists(slug, endpoint, deadlineMilliseconds),
      expiresAt: Date.now() + cacheMilliseconds,
    }
    lookups.set(slug, lookup)
    lookup.exists.catch(() => lookups.delete(slug))
    return lookup
  }

  return async (slug, caller) => {
    if (slug.length > maxSlugLength) return false
    try {
      if (!cachedLookup(slug)) await limiter.consume(clientNetwork(findClientAddress(caller, trustedProxies)))
      // Another request may have started the same lookup in the meantime.
      return await (cachedLookup(slug) ?? startLookup(slug)).exists
    } catch {
      return true
    }
  }
}
