import { getRequestListener } from '@hono/node-server'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
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
import { isPublished } from '#config/published.ts'
import { services } from '#config/services.ts'
import { type ImageIndex, imageIndexFile } from '#services/content-service/built-images.ts'
import { createContentService } from '#services/content-service/content-service.ts'
import { readLibrary } from '#services/content-service/library.ts'
import { sharpImages } from '#services/content-service/sharp-images.ts'
import type { SearchablePost } from '#pages/palette/searchable-posts.ts'

interface ImageFile {
  readonly path: string
  readonly bytes: Uint8Array
}

interface PostsAtBuildResult {
  readonly postsAtBuild: PostsAtBuild
  /** Entries for the palette. */
  readonly searchablePosts: readonly SearchablePost[]
  /** Image files of the site, if it has no content service. */
  readonly siteImages: readonly ImageFile[]
  /** Image files of our own content service. */
  readonly serviceImages: readonly ImageFile[]
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

/** Images are kept for the next build. Their names contain a hash of the original, and their size. */
const imageCache = '.cache/blog-images'

async function renderImage(service: ContentService, address: string, path: string): Promise<Uint8Array> {
  const cached = join(imageCache, basename(path))
  try {
    return await readFile(cached)
  } catch {
    const response = await service.fetch(new Request(new URL(address, 'http://localhost')))
    if (!response.ok) throw new Error(`${address} cannot be rendered (${String(response.status)})`)
    const bytes = new Uint8Array(await response.arrayBuffer())
    await mkdir(imageCache, { recursive: true })
    // Renamed, so that a build that is interrupted leaves no part of a file.
    await writeFile(`${cached}.part`, bytes)
    await rename(`${cached}.part`, cached)
    return bytes
  }
}

interface RenderedImage extends ImageFile {
  readonly address: string
}

async function renderImages(service: ContentService, posts: readonly Post[]): Promise<RenderedImage[]> {
  const images: RenderedImage[] = []
  for (const { address, path } of imagesOf(posts)) {
    images.push({ address, path, bytes: await renderImage(service, address, path) })
  }
  return images
}

/** Returns the files that `openBuiltImages` reads. */
async function toServiceImages(folder: string, images: readonly RenderedImage[]): Promise<ImageFile[]> {
  const { pictures } = await readLibrary(folder, sharpImages)
  const index: ImageIndex = {
    pictures: Object.fromEntries(
      pictures.flatMap(({ path, contentType, dimensions }) =>
        dimensions ? [[path, { contentType, dimensions }] as const] : [],
      ),
    ),
    files: Object.fromEntries(images.map(({ address, path }) => [address, basename(path)])),
  }
  const indexFile = { path: imageIndexFile, bytes: new TextEncoder().encode(JSON.stringify(index)) }
  return [indexFile, ...images.map(({ path, bytes }) => ({ path: basename(path), bytes }))]
}

async function readPosts(
  folder: string,
  timeout: number | undefined,
): Promise<Omit<PostsAtBuildResult, 'searchablePosts'>> {
  if (!isPublished('/blog')) {
    return { postsAtBuild: { posts: [], etag: undefined }, siteImages: [], serviceImages: [] }
  }
  if (services.content.kind === 'contentful') {
    return { postsAtBuild: await fetchHostedPosts(timeout), siteImages: [], serviceImages: [] }
  }
  const service = await createContentService(folder, sharpImages)
  const postsAtBuild = await fetchEmbeddedPosts(service)
  const images = await renderImages(service, postsAtBuild.posts ?? [])
  if (services.content.kind === 'none') return { postsAtBuild, siteImages: images, serviceImages: [] }
  return { postsAtBuild, siteImages: [], serviceImages: await toServiceImages(folder, images) }
}

/** Reads the posts from the configured service. `timeout` limits each request to a hosted service. */
export async function readPostsAtBuild(folder: string, timeout?: number): Promise<PostsAtBuildResult> {
  const { postsAtBuild, ...images } = await readPosts(folder, timeout)
  const searchablePosts = postsWithFiles(postsAtBuild.posts ?? []).map(({ slug, title, excerpt, category }) => ({
    path: postPath(slug),
    title,
    excerpt,
    category,
  }))
  return { postsAtBuild, searchablePosts, ...images }
}
