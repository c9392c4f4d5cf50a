import { PageMeta } from '#page/page-meta.tsx'
import { Link } from '#page/link.tsx'
import { site } from '#page/site.ts'

interface PostNotFoundProps {
  /** Whether anybody said so. */
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
          : 'It could not be looked up, so it may exist all the same. Try again when you have a connection.'}
      </p>
      <Link to="/blog" className="button-link">
        Back to Blog
      </Link>
    </div>
  )
}
