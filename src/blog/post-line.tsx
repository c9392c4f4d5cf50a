import { formatDate, type PostSummary } from './post.ts'

/** When it was published and how long it takes. */
export function PostLine({ post }: { post: PostSummary }) {
  const date = formatDate(post.publishedDate)
  return (
    <p className="post-line">
      {date !== '' && <time dateTime={post.publishedDate}>{date}</time>}
      <span>{`${String(post.minutes)} min read`}</span>
    </p>
  )
}
