import { BLOCKS, type Document } from '@contentful/rich-text-types'
import { cardSizes, figureSizes, heroSizes, imageQuery, type ImageSize, shareSize, staticImagePath } from './image.ts'
import type { Post } from './post.ts'
import type { NodeData, RichTextNode } from './rich-text-document.ts'

interface PrerenderedImage {
  /** Path and query that request the image from the content service. */
  readonly address: string
  /** Path of its file in the site. */
  readonly path: string
}

function prerenderedImage(url: string, size: ImageSize): PrerenderedImage {
  return { address: `${url}?${imageQuery(size)}`, path: staticImagePath(url, size) }
}

function figuresIn(node: Document | RichTextNode): NodeData[] {
  if (!('content' in node)) return []
  const nested = (node.content as readonly RichTextNode[]).flatMap(figuresIn)
  return node.nodeType === (BLOCKS.EMBEDDED_ASSET as string) ? [node.data, ...nested] : nested
}

function imagesIn({ featuredImage, content }: Post): PrerenderedImage[] {
  const featured = featuredImage
    ? [...cardSizes, ...heroSizes, shareSize].map((size) => prerenderedImage(featuredImage.url, size))
    : []
  const figures = figuresIn(content).flatMap(({ asset }) =>
    asset?.width === undefined ? [] : figureSizes(asset.width).map((size) => prerenderedImage(asset.url, size)),
  )
  return [...featured, ...figures]
}

/** Returns all images of these posts in every size, without duplicates. */
export function imagesOf(posts: readonly Post[]): PrerenderedImage[] {
  return [...new Map(posts.flatMap(imagesIn).map((image) => [image.path, image])).values()]
}
