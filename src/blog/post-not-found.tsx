import { PageMeta } from '#frame/page-meta.tsx'
import { Link } from '#frame/router/link.tsx'
import { site } from '#config/site.ts'
import '#frame/not-found.css'

interface PostNotFoundProps {
  /** Given if the content service could not be reached. */
  onRetry?: (() => void) | undefined
}

export function PostNotFound({ onRetry }: PostNotFoundProps) {
  return (
    <div className="measure not-found" data-kind="post">
      <PageMeta title={`Post not found | ${site.name}`} description="There is no post at this address." />
      <h1 tabIndex={-1}>404 Post Not Found</h1>
      {onRetry ? (
        <>
          <p>This article could not be loaded. It may exist.</p>
          <button type="button" className="button-link" onClick={onRetry}>
            Try again
          </button>
        </>
      ) : (
        <p>This post does not exist or has been removed.</p>
      )}
      <Link to="/blog" className="button-link">
        Back to Blog
      </Link>
    </div>
  )
}
