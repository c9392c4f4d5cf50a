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
  readonly keptMilliseconds: number
  readonly lookupsPerMinute: number
}

const usualLimits: Limits = { deadlineMilliseconds: 3000, keptMilliseconds: 30_000, lookupsPerMinute: 60 }
const keptAnswers = 1000
/** As long as a field for a short text may be. */
const longestSlug = 256

interface Lookup {
  readonly answer: Promise<boolean>
  readonly until: number
}

/** Whether there is a post with a slug. True where that could not be found out. */
export type PostLookup = (slug: string, caller: Caller) => Promise<boolean>

async function askFor(
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
  { deadlineMilliseconds, keptMilliseconds, lookupsPerMinute }: Limits = usualLimits,
): PostLookup {
  const lookups = new LruCache<Lookup>(keptAnswers)
  const limiter = new RateLimiterMemory({ points: lookupsPerMinute, duration: 60 })

  function recent(slug: string): Lookup | undefined {
    const kept = lookups.get(slug)
    return kept && kept.until > Date.now() ? kept : undefined
  }

  function look(slug: string): Lookup {
    const lookup = { answer: askFor(slug, endpoint, deadlineMilliseconds), until: Date.now() + keptMilliseconds }
    lookups.set(slug, lookup)
    lookup.answer.catch(() => {
      lookups.delete(slug)
    })
    return lookup
  }

  return async (slug, caller) => {
    if (slug.length > longestSlug) return false
    try {
      if (!recent(slug)) await limiter.consume(clientNetwork(findClientAddress(caller, trustedProxies)))
      // Another request may have begun the same lookup in the meantime.
      return await (recent(slug) ?? look(slug)).answer
    } catch {
      return true
    }
  }
}
