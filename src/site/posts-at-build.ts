import { getRequestListener } from '@hono/node-server'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createContentClient, embeddedPlace } from '#blog/content-client.ts'
import { imagesOf } from '#blog/drawn-images.ts'
import type { Post } from '#blog/post.ts'
import { services } from '#page/services.ts'
import { createContentService } from '#services/content-service/content-service.ts'
import type { PostCard } from './post-cards.ts'

interface ImageFile {
  readonly path: string
  readonly bytes: Uint8Array
}

interface PostsAtBuild {
  /** Nothing if the service did not answer. */
  readonly posts: readonly Post[] | undefined
  /** What the palette knows of them. */
  readonly cards: readonly PostCard[]
  /** For sites where nobody answers but files. */
  readonly images: readonly ImageFile[]
}

type ContentService = Awaited<ReturnType<typeof createContentService>>

/** By the client the page uses, so that both read the same. */
async function askEmbedded(service: ContentService): Promise<Post[]> {
  const answer = getRequestListener((request) => service.fetch(request))
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await createContentClient(embeddedPlace(`127.0.0.1:${String(port)}`, false)).askForPosts()
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

async function askHosted(): Promise<Post[] | undefined> {
  try {
    return await createContentClient().askForPosts()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.warn(`The content service did not answer (${reason}): the blog is built without posts and loads them in the browser.`)
    return undefined
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

async function readPosts(folder: string): Promise<Omit<PostsAtBuild, 'cards'>> {
  if (services.content.kind === 'contentful') return { posts: await askHosted(), images: [] }
  const service = await createContentService(folder)
  const posts = await askEmbedded(service)
  return { posts, images: services.content.kind === 'none' ? await drawImages(service, posts) : [] }
}

/** The posts as the configured service has them when the site is built. */
export async function readPostsAtBuild(folder: string): Promise<PostsAtBuild> {
  const { posts, images } = await readPosts(folder)
  const cards = (posts ?? []).map(({ slug, title, excerpt, category }) => ({ slug, title, excerpt, category }))
  return { posts, cards, images }
}
