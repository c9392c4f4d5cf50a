import { formatDate, type PostSummary } from './post.ts'
import './post-line.css'

/** A post's date and reading time. */
export function PostLine({ post }: { post: PostSummary }) {
  const date = formatDate(post.publishedDate)
  return (
    <p className="post-line">
      {date !== '' && <time dateTime={post.publishedDate}>{date}</time>}
      <span>{`${String(post.minutes)} min read`}</span>
    </p>
  )
}
