interface SocialCardProps {
  site: string
  title: string
  description: string
  /** The URL of the image, if there is one. */
  image: string
}

/** Shows a preview of a shared link. The image is never loaded: this page makes no requests. */
export function SocialCard({ site, title, description, image }: SocialCardProps) {
  const hasImage = image !== ''
  return (
    <figure className="preview">
      <figcaption>Social card</figcaption>
      <div className="meta-card" data-large={hasImage || undefined}>
        {hasImage ? (
          <p className="meta-card-picture meta-card-words text-sm text-soft-ink">
            <bdi>{image}</bdi>
            <span>Your image goes here. It isn’t loaded, because this page makes no requests.</span>
          </p>
        ) : (
          <svg
            className="meta-card-picture"
            viewBox="0 0 96 96"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
          >
            <path d="M0 96 32 52 52 78 66 62 96 96" />
            <circle cx="68" cy="32" r="9" />
          </svg>
        )}
        <div className="meta-card-words">
          <p className="meta-card-site" dir="auto">
            {site}
          </p>
          <p className="meta-card-title" dir="auto">
            {title}
          </p>
          <p className="meta-card-text" dir="auto">
            {description}
          </p>
        </div>
      </div>
    </figure>
  )
}
