import { createClient } from 'contentful'
import { ContentError } from './content-error.ts'
import { configuredPlace, type ContentPlace, everyPost, onePost } from './content-place.ts'
import { readRecord } from './fields.ts'
import type { Post } from './post.ts'
import { readPosts } from './read-post.ts'

/** The rest is the data client's: retries live there, and nobody waits for half a minute. */
const patience = { retryLimit: 0, timeout: 5000 } as const

/** The client writes the status of an answer into the text of its error, and nowhere else. */
function readStatus({ message }: Error): number | undefined {
  const status = /"status": (\d{3})\b/.exec(message)?.[1]
  return status === undefined ? undefined : Number(status)
}

/** Failures of the service told from our own. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const status = readStatus(error)
  if (status !== undefined) return new ContentError(`${error.name} (${String(status)})`, status)
  return error.name === 'AxiosError' ? new ContentError(error.message, undefined) : error
}

/** Asks for posts by the official client. */
export function createContentClient(place: ContentPlace = configuredPlace()) {
  const client = createClient({ ...patience, ...place })

  async function ask(query: Readonly<Record<string, string | number>>): Promise<Post[]> {
    const answer: unknown = await client.getEntries(query).catch((error: unknown) => {
      throw explain(error)
    })
    const { items } = readRecord(answer)
    // An answer that was cut short is text to the client, and no error.
    if (!Array.isArray(items)) throw new TypeError('the content service sent something that is no list of entries')
    return readPosts(items)
  }

  return {
    askForPosts: () => ask(everyPost),
    askForPost: async (slug: string): Promise<Post | undefined> => (await ask(onePost(slug))).at(0),
  }
}
