import type { BlockList } from 'node:net'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type Caller, clientNetwork, findClientAddress } from '#services/client-address.ts'
import { LruCache } from '#services/lru-cache.ts'
import { blogPost } from './content-model.ts'

/** Where entries are asked for. */
export interface EntriesEndpoint {
  /** As in https://cdn.contentful.com/spaces/{space}/environments/{environment}/entries. */
  readonly address: string
  readonly accessToken: string
  readonly fetch: (request: Request) => Response | Promise<Response>
}

interface Limits {
  /** How long to wait for the service. */
  readonly deadlineMilliseconds: number
  /** How long an answer is kept: a post published in the meantime appears after that. */
  readonly cacheMilliseconds: number
  readonly lookupsPerMinute: number
}

const defaultLimits: Limits = { deadlineMilliseconds: 3000, cacheMilliseconds: 30_000, lookupsPerMinute: 60 }
const maxCachedLookups = 1000
/** As long as a field for a short text may be. */
const maxSlugLength = 256

interface Lookup {
  readonly exists: Promise<boolean>
  readonly expiresAt: number
}

/** Whether there is a post with a slug. True where that could not be found out. */
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
  if (!response.ok) throw new Error(`The content service answered ${String(response.status)}`)
  const { total } = (await response.json()) as { total?: unknown }
  if (typeof total !== 'number') throw new Error('The content service answered something else')
  return total > 0
}

/**
 * Asks the content service for posts that are newer than the build. A service that fails, is slow, or was asked too
 * often by one client counts as knowing the post: the page then shows its skeleton and asks the service itself, which
 * ends in the post or in a message. A 404 for a post that exists would be wrong, and search engines would keep it.
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
    lookup.exists.catch(() => {
      lookups.delete(slug)
    })
    return lookup
  }

  return async (slug, caller) => {
    if (slug.length > maxSlugLength) return false
    try {
      if (!cachedLookup(slug)) await limiter.consume(clientNetwork(findClientAddress(caller, trustedProxies)))
      // Another request may have begun the same lookup in the meantime.
      return await (cachedLookup(slug) ?? startLookup(slug)).exists
    } catch {
      return true
    }
  }
}
