import './skeletons.css'

const cardCount = 6

/** Placeholders for cards, hidden from screen readers. */
export function CardSkeletons() {
  return (
    <ul className="post-grid" aria-hidden="true">
      {Array.from({ length: cardCount }, (_, index) => (
        <li key={index} className="post-card box" data-skeleton>
          <span className="post-card-image skeleton" />
          <div className="post-card-words">
            <span className="skeleton" data-width="short" />
            <span className="skeleton" data-height="title" />
            <span className="skeleton" />
            <span className="skeleton" data-width="half" />
          </div>
        </li>
      ))}
    </ul>
  )
}

export function HeroSkeleton() {
  return (
    <div className="post-hero" data-image="yes" data-skeleton>
      <span className="post-hero-image skeleton" aria-hidden="true" />
      <div className="measure">
        <div className="post-head">
          <h1 tabIndex={-1} className="visually-hidden">
            Loading the post…
          </h1>
          <div className="skeleton-lines" aria-hidden="true">
            <span className="skeleton" data-width="half" />
            <span className="skeleton" data-width="short" />
            <span className="skeleton" data-height="title" />
            <span className="skeleton" data-height="title" data-width="half" />
            <span className="skeleton" data-width="half" />
          </div>
        </div>
      </div>
    </div>
  )
}

export function TextSkeleton() {
  return (
    <div className="skeleton-lines" aria-hidden="true">
      {['full', 'full', 'half', 'full', 'full', 'short'].map((width, index) => (
        <span key={index} className="skeleton" data-width={width} />
      ))}
    </div>
  )
}
