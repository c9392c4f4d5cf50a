import type { Document } from '@contentful/rich-text-types'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Entity, linkTo, makeAsset, makeEntry } from './entities.ts'
import { type FrontMatter, readFrontMatter, splitArticle } from './front-matter.ts'
import type { ImageSource, Picture } from './image-source.ts'
import { listFiles } from './list-files.ts'
import { hasPage } from './pages.ts'
import { readPictures } from './pictures.ts'
import { BrokenArticles, type Problem, type Report } from './problems.ts'
import { convertToRichText } from './rich-text.ts'

/** Everything that the service provides. */
export interface Library {
  readonly entries: readonly Entity[]
  readonly assets: readonly Entity[]
  readonly pictures: readonly Picture[]
}

interface Article extends FrontMatter {
  readonly body: string
  readonly report: Report
}

interface PictureUse {
  readonly picture: Picture
  readonly title: string
  readonly description: string
  readonly time: string
}

function readArticle(source: string, report: Report): Article {
  // Removes the byte order mark and normalizes line breaks.
  const parts = splitArticle(source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'))
  if (!parts) report(1, 'The article must start with front matter between two lines of ---.')
  return { ...readFrontMatter(parts?.head ?? '', report), body: parts?.body ?? source, report }
}

function reportDuplicates(articles: readonly Article[]) {
  const slugs = new Set<string>()
  for (const { slug, report, lineOf } of articles) {
    if (slugs.has(slug)) report(lineOf('slug'), `Another article also has the slug “${slug}”.`)
    slugs.add(slug)
  }
}

/** Returns the entry for a link, with an undefined id for other pages, or a message if the target does not exist. */
function findEntry(uri: string, slugs: ReadonlySet<string>): { readonly id: string | undefined } | string {
  if (!/^\/(?!\/)/.test(uri)) {
    const isSafe = URL.canParse(uri) && /^(?:https?|mailto):$/.test(new URL(uri).protocol)
    return isSafe
      ? { id: undefined }
      : `A link must start with https, http, mailto or / (a page on this site), not “${uri}”.`
  }
  const [, slug, rest] = /^\/blog\/([^/?#]*)(.*)$/.exec(uri) ?? []
  if (slug === undefined) return hasPage(uri) ? { id: undefined } : `The page “${uri}” doesn’t exist.`
  if (!slugs.has(slug)) return `The post “${uri}” doesn’t exist.`
  return { id: rest === '' ? slug : undefined }
}

/** Collects the pictures that articles use, with their titles and descriptions. */
class UsedPictures {
  readonly #pictures: ReadonlyMap<string, Picture>
  readonly #uses = new Map<string, PictureUse>()

  constructor(pictures: ReadonlyMap<string, Picture>) {
    this.#pictures = pictures
  }

  use(name: string, { title, description, time }: Omit<PictureUse, 'picture'>): { readonly id: string } | string {
    const picture = this.#pictures.get(name)
    if (!picture) return `The image “${name}” isn’t in the images folder.`
    const earlierUse = this.#uses.get(name)
    if (earlierUse && earlierUse.description !== description) return `“${name}” has a different description elsewhere.`
    const isEarlier = !earlierUse || Date.parse(time) < Date.parse(earlierUse.time)
    this.#uses.set(name, {
      picture,
      title: earlierUse?.title ?? title,
      description,
      time: isEarlier ? time : earlierUse.time,
    })
    return { id: picture.id }
  }

  get uses(): readonly PictureUse[] {
    return [...this.#uses.values()]
  }
}

function toTimestamp(date: string): string {
  return new Date(date).toISOString()
}

function entryOf(article: Article, content: Document, featuredImage: string | undefined): Entity {
  const { title, slug, excerpt, category, publishedDat } = article
  return makeEntry(slug, toTimestamp(publishedDat), {
    title,
    slug,
    excerpt,
    content,
    category,
    publishedDat,
    ...(featuredImage !== undefined && { featuredImage: linkTo('Asset', featuredImage) }),
  })
}

function assetOf({ picture, title, description, time }: PictureUse): Entity {
  const { id, name, contentType, dimensions, bytes, path } = picture
  return makeAsset(id, toTimestamp(time), {
    title,
    description,
    file: {
      url: path,
      details: { size: bytes.length, ...(dimensions && { image: dimensions }) },
      fileName: name,
      contentType,
    },
  })
}

async function convertBody(
  article: Article,
  slugs: ReadonlySet<string>,
  usedPictures: UsedPictures,
): Promise<Document> {
  const { body, report, title, publishedDat: time } = article
  return convertToRichText(
    body,
    {
      findEntry: (uri) => findEntry(uri, slugs),
      findAsset({ source, alt, title: caption }) {
        if (alt === '') return 'An image needs a description: ![description](images/file.png).'
        const name = /^images\/([^/]+)$/.exec(source)?.[1]
        if (name === undefined) return `An image needs a path like images/file.png, not “${source}”.`
        return usedPictures.use(name, { title: caption ?? title, description: alt, time })
      },
    },
    report,
  )
}

function useFeaturedImage(
  { featuredImage, alt, title, publishedDat, report, lineOf }: Article,
  usedPictures: UsedPictures,
) {
  if (featuredImage === undefined || featuredImage === '') return undefined
  const result = usedPictures.use(featuredImage, { title, description: alt, time: publishedDat })
  if (typeof result !== 'string') return result.id
  report(lineOf('featuredImage'), result)
  return undefined
}

/** Reads a folder of articles with their images. Throws `BrokenArticles` with all problems. */
export async function readLibrary(folder: string, images: ImageSource): Promise<Library> {
  const problems: Problem[] = []
  const reportIn = (name: string): Report => {
    const file = relative('', join(folder, name))
    return (line, message) => problems.push({ file, line, message })
  }

  const pictures = await readPictures(join(folder, 'images'), images, (name, message) =>
    reportIn(join('images', name))(1, message),
  )
  const names = await listFiles(folder, /\.md$/)
  const articles = await Promise.all(
    names.map(async (name) => readArticle(await readFile(join(folder, name), 'utf8'), reportIn(name))),
  )
  reportDuplicates(articles)

  const slugs = new Set(articles.map(({ slug }) => slug))
  const usedPictures = new UsedPictures(pictures)
  const bodies: { article: Article; content: Document; image: string | undefined }[] = []
  for (const article of articles) {
    const image = useFeaturedImage(article, usedPictures)
    bodies.push({ article, content: await convertBody(article, slugs, usedPictures), image })
  }
  if (problems.length > 0) throw new BrokenArticles(problems)

  const { uses } = usedPictures
  return {
    entries: bodies.map(({ article, content, image }) => entryOf(article, content, image)),
    assets: uses.map(assetOf),
    pictures: uses.map(({ picture }) => picture),
  }
}
