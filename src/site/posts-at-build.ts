import { getRequestListener } from '@hono/node-server'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ContentError, isWorthRetrying } from '#blog/content-error.ts'
import { blogData } from '#blog/data.ts'
import {
  type ContentPlace,
  configuredPlace,
  embeddedPlace,
  requestForPosts,
  requestTimeout,
} from '#blog/content-place.ts'
import { postsWithFiles } from '#blog/draw-posts.ts'
import type { PostsAtBuild } from '#blog/drawn.ts'
import { imagesOf } from '#blog/drawn-images.ts'
import { type Post, postPath } from '#blog/post.ts'
import { services } from '#page/services.ts'
import { createContentService } from '#services/content-service/content-service.ts'
import type { PostCard } from './post-cards.ts'

interface ImageFile {
  readonly path: string
  readonly bytes: Uint8Array
}

interface ReadAtBuild {
  readonly built: PostsAtBuild
  /** What the palette knows of them. */
  readonly cards: readonly PostCard[]
  /** For sites where nobody answers but files. */
  readonly images: readonly ImageFile[]
}

// As the page does, or the bundler would complain that only one of the two waits for it.
const loadContentClient = () => import('#blog/content-client.ts')

type ContentService = Awaited<ReturnType<typeof createContentService>>

/** Asked for before the posts: what changes in between is then taken for newer, and not for what was built. */
async function askForTag(place: ContentPlace, timeout: number): Promise<string | undefined> {
  const response = await fetch(requestForPosts(place), { signal: AbortSignal.timeout(timeout) })
  await response.body?.cancel()
  return response.ok ? (response.headers.get('ETag') ?? undefined) : undefined
}

/** By the client the page uses, so that both read the same. */
async function askAt(place: ContentPlace, timeout = requestTimeout): Promise<PostsAtBuild> {
  const tag = await askForTag(place, timeout).catch(() => undefined)
  const { createContentClient } = await loadContentClient()
  return { tag, posts: await createContentClient(place, timeout).askForPosts() }
}

async function askEmbedded(service: ContentService): Promise<PostsAtBuild> {
  const answer = getRequestListener((request) => service.fetch(request))
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await askAt(embeddedPlace(`127.0.0.1:${String(port)}`, false))
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/** Retried as in the page. The build stops if the service stays down, unless it was told to go on without posts. */
async function askHosted(timeout: number | undefined): Promise<PostsAtBuild> {
  try {
    return await blogData.query({ queryKey: ['posts at build'], queryFn: () => askAt(configuredPlace(), timeout) })
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const { message, status } = error
    if (!isWorthRetrying(error)) throw new ContentError(`The content service refused the build: ${message}.`, status)
    const problem = `The content service did not answer (${message})`
    if (process.env['ALLOW_EMPTY_BLOG'] !== '1') {
      throw new ContentError(
        `${problem}, so nothing was built. ALLOW_EMPTY_BLOG=1 builds the blog without posts.`,
        status,
      )
    }
    console.warn(`${problem}: the blog is built without posts and loads them in the browser.`)
    return { posts: undefined, tag: undefined }
  }
}

/** One after another: the service refuses a crowd. */
async function drawImages(service: ContentService, posts: readonly Post[]): Promise<ImageFile[]> {
  const images: ImageFile[] = []
  for (const { address, path } of imagesOf(posts)) {
    const response = await service.fetch(new Request(new URL(address, 'http://localhost')))
    if (!response.ok) throw new Error(`${address} cannot be drawn (${String(response.status)})`)
    images.push({ path, bytes: new Uint8Array(await response.arrayBuffer()) })
  }
  return images
}

async function readPosts(folder: string, timeout: number | undefined): Promise<Omit<ReadAtBuild, 'cards'>> {
  if (services.content.kind === 'contentful') return { built: await askHosted(timeout), images: [] }
  const service = await createContentService(folder)
  const built = await askEmbedded(service)
  return { built, images: services.content.kind === 'none' ? await drawImages(service, built.posts ?? []) : [] }
}

/** The posts as the configured service has them when the site is built. Each request to a hosted one takes at most `timeout`. */
export async function readPostsAtBuild(folder: string, timeout?: number): Promise<ReadAtBuild> {
  const { built, images } = await readPosts(folder, timeout)
  const cards = postsWithFiles(built.posts ?? []).map(({ slug, title, excerpt, category }) => ({
    path: postPath(slug),
    title,
    excerpt,
    category,
  }))
  return { built, cards, images }
}
