import { PageMeta } from '#frame/page-meta.tsx'
import { Link } from '#frame/router/link.tsx'
import { site } from '#config/site.ts'
import '#frame/text-page.css'
import './contact-page.css'

/** Shown when sending fails in a browser without scripts. */
export default function ProblemPage() {
  return (
    <article className="measure text-page contact-answer">
      <PageMeta
        title={`Message not sent | ${site.name}`}
        description="Your message was not sent. Here is what you can do."
      />
      <h1 tabIndex={-1}>Your message was not sent</h1>
      <p>
        Go back to the form: most browsers keep what you wrote. Check that you filled in your name, a valid email
        address and a message. If you did, wait a minute and send it again: the form limits how many messages it accepts
        within a short time.
      </p>
      <Link to="/contact" className="button-link">
        Start a new message
      </Link>
    </article>
  )
}
