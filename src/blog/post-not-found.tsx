import { PageMeta } from '#page/page-meta.tsx'
import { Link } from '#page/link.tsx'
import { site } from '#page/site.ts'

interface PostNotFoundProps {
  /** False if the content service could not be reached. */
  isCertain: boolean
}

export function PostNotFound({ isCertain }: PostNotFoundProps) {
  return (
    <div className="measure not-found" data-kind="post">
      <PageMeta title={`Post not found | ${site.name}`} description="There is no post at this address." />
      <h1 tabIndex={-1}>404 Post Not Found</h1>
      <p>
        {isCertain
          ? 'This post does not exist or has been removed.'
          : 'This post could not be loaded, but it may exist. Check your connection and try again.'}
      </p>
      <Link to="/blog" className="button-link">
        Back to Blog
      </Link>
    </div>
  )
}
