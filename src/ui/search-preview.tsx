interface SearchPreviewProps {
  /** The site and the way to the page within it. */
  breadcrumbs: readonly string[]
  /** As much of both as is shown. */
  title: string
  description?: string
}

/** A page as it may stand in a list of search results. */
export function SearchPreview({ breadcrumbs, title, description = '' }: SearchPreviewProps) {
  return (
    <figure className="preview">
      <figcaption>Search result</figcaption>
      <div className="search-result">
        <p className="search-result-trail" dir="auto">
          {breadcrumbs.join(' › ')}
        </p>
        <p className="search-result-title" dir="auto">
          {title}
        </p>
        {description !== '' && (
          <p className="search-result-text" dir="auto">
            {description}
          </p>
        )}
      </div>
    </figure>
  )
}
