import { getRequestListener } from '@hono/node-server'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ContentError, isWorthRetrying } from '#blog/content-error.ts'
import { blogQueryClient } from '#blog/queries.ts'
import {
  type ContentEndpoint,
  configuredEndpoint,
  embeddedEndpoint,
  createPostsRequest,
  requestTimeout,
} from '#blog/content-endpoint.ts'
import { postsWithFiles } from '#blog/prerender-posts.ts'
import type { PostsAtBuild } from '#blog/prerendered.ts'
import { imagesOf } from '#blog/prerendered-images.ts'
import { type Post, postPath } from '#blog/post.ts'
import { services } from '#page/services.ts'
import { createContentService } from '#services/content-service/content-service.ts'
import type { SearchablePost } from './searchable-posts.ts'

interface ImageFile {
  readonly path: string
  readonly bytes: Uint8Array
}

interface PostsAtBuildResult {
  readonly postsAtBuild: PostsAtBuild
  /** Entries for the palette. */
  readonly searchablePosts: readonly SearchablePost[]
  /** Image files, for sites without a content service. */
  readonly images: readonly ImageFile[]
}

// A dynamic import, as in the page: the bundler warns if only one of the two is dynamic.
const loadContentClient = () => import('#blog/content-client.ts')

type ContentService = Awaited<ReturnType<typeof createContentService>>

/** Called before the posts are fetched, so that a change in between counts as newer than the build. */
async function fetchEtag(endpoint: ContentEndpoint, timeout: number): Promise<string | undefined> {
  const response = await fetch(createPostsRequest(endpoint), { signal: AbortSignal.timeout(timeout) })
  await response.body?.cancel()
  return response.ok ? (response.headers.get('ETag') ?? undefined) : undefined
}

/** Uses the same client as the page, so that both read posts in the same way. */
async function fetchPostsFrom(endpoint: ContentEndpoint, timeout = requestTimeout): Promise<PostsAtBuild> {
  const etag = await fetchEtag(endpoint, timeout).catch(() => undefined)
  const { createContentClient } = await loadContentClient()
  return { etag, posts: await createContentClient(endpoint, timeout).fetchPosts() }
}

async function fetchEmbeddedPosts(service: ContentService): Promise<PostsAtBuild> {
  const listener = getRequestListener((request) => service.fetch(request))
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await fetchPostsFrom(embeddedEndpoint(`127.0.0.1:${String(port)}`, false))
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/**
 * Retries in the same way as the page. If the service stays down, it throws, or returns no posts if `ALLOW_EMPTY_BLOG`
 * is set.
 */
async function fetchHostedPosts(timeout: number | undefined): Promise<PostsAtBuild> {
  try {
    return await blogQueryClient.query({
      queryKey: ['posts at build'],
      queryFn: () => fetchPostsFrom(configuredEndpoint(), timeout),
    })
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const { message, status } = error
    if (!isWorthRetrying(error)) throw new ContentError(`The content service refused the request: ${message}.`, status)
    const problem = `The content service did not answer (${message})`
    if (process.env['ALLOW_EMPTY_BLOG'] !== '1') {
      throw new ContentError(
        `${problem}, so nothing was built. To build the blog without posts, set ALLOW_EMPTY_BLOG=1.`,
        status,
      )
    }
    console.warn(`${problem}: the blog is built without posts and loads them in the browser.`)
    return { posts: undefined, etag: undefined }
  }
}

/** Renders the images one after another, because the service limits parallel requests. */
async function renderImages(service: ContentService, posts: readonly Post[]): Promise<ImageFile[]> {
  const images: ImageFile[] = []
  for (const { address, path } of imagesOf(posts)) {
    const response = await service.fetch(new Request(new URL(address, 'http://localhost')))
    if (!response.ok) throw new Error(`${address} cannot be rendered (${String(response.status)})`)
    images.push({ path, bytes: new Uint8Array(await response.arrayBuffer()) })
  }
  return images
}

async function readPosts(
  folder: string,
  timeout: number | undefined,
): Promise<Omit<PostsAtBuildResult, 'searchablePosts'>> {
  if (services.content.kind === 'contentful') return { postsAtBuild: await fetchHostedPosts(timeout), images: [] }
  const service = await createContentService(folder)
  const postsAtBuild = await fetchEmbeddedPosts(service)
  return {
    postsAtBuild,
    images: services.content.kind === 'none' ? await renderImages(service, postsAtBuild.posts ?? []) : [],
  }
}

/** Reads the posts from the configured service. `timeout` limits each request to a hosted service. */
export async function readPostsAtBuild(folder: string, timeout?: number): Promise<PostsAtBuildResult> {
  const { postsAtBuild, images } = await readPosts(folder, timeout)
  const searchablePosts = postsWithFiles(postsAtBuild.posts ?? []).map(({ slug, title, excerpt, category }) => ({
    path: postPath(slug),
    title,
    excerpt,
    category,
  }))
  return { postsAtBuild, searchablePosts, images }
}
