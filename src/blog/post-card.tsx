import { Link } from '#frame/router/link.tsx'
import { Badge } from './badge.tsx'
import { cardSizes, imageAddress, sourceSet } from './image.ts'
import { postPath, type PostSummary } from './post.ts'
import { PostLine } from './post-line.tsx'
import './post-card.css'

interface PostCardProps {
  post: PostSummary
  heading: 'h2' | 'h3'
  /** Whether the card is visible without scrolling on every screen. */
  isInView?: boolean
}

function CardImage({ post, isInView }: { post: PostSummary; isInView: boolean }) {
  if (!post.featuredImage) {
    return (
      <span className="post-card-image" aria-hidden="true">
        ¶
      </span>
    )
  }
  const { url, description } = post.featuredImage
  return (
    <img
      className="post-card-image"
      src={imageAddress(url, { width: 600, height: 400 })}
      srcSet={sourceSet(url, cardSizes)}
      sizes="(min-width: 60rem) 24rem, (min-width: 40rem) 50vw, 100vw"
      width={600}
      height={400}
      alt={description}
      loading={isInView ? 'eager' : 'lazy'}
    />
  )
}

export function PostCard({ post, heading: Heading, isInView = false }: PostCardProps) {
  const title = post.title || 'Untitled'
  return (
    <article className="post-card box">
      <CardImage post={post} isInView={isInView} />
      <div className="post-card-words">
        <Badge category={post.category} />
        <Heading className="post-card-title">
          {post.slug === '' ? title : <Link to={postPath(post.slug)}>{title}</Link>}
        </Heading>
        <p className="post-card-excerpt">{post.excerpt}</p>
        <PostLine post={post} />
      </div>
    </article>
  )
}
