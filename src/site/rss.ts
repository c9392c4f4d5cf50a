import { Feed } from 'feed'
import { feedPath } from '#blog/blog-frame.tsx'
import { imageAddress } from '#blog/image.ts'
import { postPath, type PostSummary } from '#blog/post.ts'
import { site } from '#page/site.ts'

function enclosureOf({ featuredImage }: PostSummary) {
  if (!featuredImage) return {}
  const url = new URL(imageAddress(featuredImage.url, { width: 1200, height: 800 }), site.origin).href
  return { enclosure: { url, type: 'image/webp', length: 0 } }
}

/** The blog for feed readers. A post that says nowhere when it was published has no place in it. */
export function writeFeed(posts: readonly PostSummary[]): string {
  const dated = posts.filter(({ publishedDate, slug }) => publishedDate !== '' && slug !== '')
  const [newest] = dated
  const feed = new Feed({
    title: `${site.name} Blog`,
    description: 'Articles about text and the tools that work on it.',
    id: `${site.origin}/blog`,
    link: `${site.origin}/blog`,
    feed: site.origin + feedPath,
    feedLinks: { rss: site.origin + feedPath },
    language: 'en',
    generator: false,
    // The same posts give the same file, whenever they are built.
    ...(newest && { updated: new Date(newest.publishedDate) }),
  })
  for (const post of dated) {
    const link = site.origin + postPath(post.slug)
    feed.addItem({
      id: link,
      link,
      title: post.title || 'Untitled',
      description: post.excerpt,
      date: new Date(post.publishedDate),
      category: post.category === '' ? [] : [{ name: post.category }],
      ...enclosureOf(post),
    })
  }
  return feed.rss2()
}
