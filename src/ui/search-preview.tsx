import './search-preview.css'

interface SearchPreviewProps {
  /** The name of the site, if it is known. */
  site?: string
  /** The site and the path to the page. */
  breadcrumbs: readonly string[]
  /** Title and description, already shortened. */
  title: string
  description?: string
}

/** Shows a page the way a search engine might. */
export function SearchPreview({ site = '', breadcrumbs, title, description = '' }: SearchPreviewProps) {
  return (
    <figure className="preview">
      <figcaption>Search result</figcaption>
      <div className="search-result box">
        {site !== '' && <p dir="auto">{site}</p>}
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
