import { minutesFor, wordsPerMinute } from '#core/text/reading-speed.ts'
import { countWords } from '#core/text/words.ts'
import { site } from '#config/site.ts'
import { type Fields, isRecord, parseUrl, readRecord, readString } from './entry-fields.ts'
import { readAsset } from './linked-entities.ts'
import type { FeaturedImage, Post } from './post.ts'
import { cleanDocument, textOf } from './rich-text-document.ts'

function readFeaturedImage(link: unknown): FeaturedImage | undefined {
  const asset = readAsset(link)
  return asset && { url: asset.url, title: asset.title, description: asset.description }
}

/** Returns the first candidate that is a date, or ''. */
function readDate(...candidates: readonly unknown[]): string {
  return candidates.map(readString).find((candidate) => !Number.isNaN(Date.parse(candidate))) ?? ''
}

function readPost(entry: Fields): Post {
  const sys = readRecord(entry['sys'])
  const fields = readRecord(entry['fields'])
  const content = cleanDocument(fields['content'])
  const featuredImage = readFeaturedImage(fields['featuredImage'])
  return {
    id: readString(sys['id']),
    title: readString(fields['title']),
    slug: readString(fields['slug']),
    excerpt: readString(fields['excerpt']),
    category: readString(fields['category']),
    content,
    // The service's field name is misspelt.
    publishedDate: readDate(fields['publishedDat'], sys['createdAt']),
    minutes: minutesFor(countWords(textOf(content)), wordsPerMinute.average),
    ...(featuredImage && { featuredImage }),
  }
}

/** Returns why a post cannot have a page, or undefined if it can. */
function problemOf({ slug, featuredImage }: Post): string | undefined {
  if (!slug.isWellFormed()) return 'its slug contains an unpaired surrogate'
  if (featuredImage && !parseUrl(featuredImage.url, site.origin))
    return `its image has an invalid URL: ${featuredImage.url}`
  return undefined
}

/**
 * Reads posts, skips unusable entries and sorts the rest newest first. The service cannot sort entries without a date.
 */
export function readPosts(entries: readonly unknown[]): Post[] {
  const time = ({ publishedDate }: Post) => Date.parse(publishedDate) || 0
  const posts = entries.filter(isRecord).map(readPost)
  const usable = posts.filter((post) => {
    const problem = problemOf(post)
    if (problem !== undefined) console.warn(`The blog skips entry ${post.id} (“${post.title}”): ${problem}.`)
    return problem === undefined
  })
  return usable.sort((a, b) => time(b) - time(a))
}
