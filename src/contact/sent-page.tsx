import { PageMeta } from '#page/page-meta.tsx'
import { SiteLink } from '#page/site-link.tsx'
import { site } from '#page/site.ts'
import { thanks } from './thanks.ts'

/** Where the form leads a browser that runs no script. */
export default function SentPage() {
  return (
    <article className="measure text-page contact-answer">
      <PageMeta title={`Message sent | ${site.name}`} description={thanks.promise} />
      <h1 tabIndex={-1}>{thanks.heading}</h1>
      <p>{thanks.promise}</p>
      <SiteLink to="/" className="button-link">
        Return to Home
      </SiteLink>
    </article>
  )
}
