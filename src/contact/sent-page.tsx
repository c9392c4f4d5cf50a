import { PageMeta } from '#frame/page-meta.tsx'
import { Link } from '#frame/router/link.tsx'
import { site } from '#config/site.ts'
import { ReplyPromise, thanksHeading } from './reply-promise.tsx'
import '#frame/text-page.css'
import './contact-page.css'

/** Shown after sending in a browser without scripts. */
export default function SentPage() {
  return (
    <article className="measure text-page contact-answer">
      <PageMeta title={`Message sent | ${site.name}`} description={`Your message was sent to ${site.name}.`} />
      <h1 tabIndex={-1}>{thanksHeading}</h1>
      <ReplyPromise />
      <Link to="/" className="button-link">
        Return to Home
      </Link>
    </article>
  )
}
