import { escapeUTF8 } from 'entities'
import { feedPath } from '#blog/blog-frame.tsx'
import { imageAddress } from '#blog/image.ts'
import { postPath, type PostSummary } from '#blog/post.ts'
import { site } from '#config/site.ts'

/** Characters that XML does not allow, even escaped. */
const notInXml = /(?![\t\n\r])[\p{Control}\p{Surrogate}\uFFFE\uFFFF]/gmu

function escapeXml(text: string): string {
  return escapeUTF8(text.replaceAll(notInXml, ''))
}

function enclosureOf({ featuredImage }: PostSummary): string {
  if (!featuredImage) return ''
  const url = new URL(imageAddress(featuredImage.url, { width: 1200, height: 800 }), site.origin).href
  return `<enclosure url="${escapeXml(url)}" type="image/webp" length="0"/>`
}

function itemOf(post: PostSummary): string {
  const link = escapeXml(site.address + postPath(post.slug))
  return [
    '<item>',
    `<title>${escapeXml(post.title || 'Untitled')}</title>`,
    `<link>${link}</link>`,
    `<guid>${link}</guid>`,
    `<pubDate>${new Date(post.publishedDate).toUTCString()}</pubDate>`,
    // Escaped twice, because feed readers parse descriptions as HTML.
    `<description>${escapeXml(escapeXml(post.excerpt))}</description>`,
    post.category === '' ? '' : `<category>${escapeXml(post.category)}</category>`,
    enclosureOf(post),
    '</item>',
  ].join('')
}

/** Writes the RSS feed with all posts that have a date. The same posts always produce the same file. */
export function writeFeed(posts: readonly PostSummary[]): string {
  const dated = posts.filter(({ publishedDate, slug }) => publishedDate !== '' && slug !== '')
  const [newest] = dated
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(site.name)} Blog</title>
    <link>${site.address}/blog</link>
    <description>Articles about text and tools for working with it.</description>
    ${newest ? `<lastBuildDate>${new Date(newest.publishedDate).toUTCString()}</lastBuildDate>` : ''}
    <language>en</language>
    <atom:link href="${site.address}${feedPath}" rel="self" type="application/rss+xml"/>
    ${dated.map(itemOf).join('\n    ')}
  </channel>
</rss>
`
}
