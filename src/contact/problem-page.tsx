import { PageMeta } from '#page/page-meta.tsx'
import { Link } from '#page/link.tsx'
import { site } from '#page/site.ts'

/** Where the form leads a browser that runs no script, when the message was not taken. */
export default function ProblemPage() {
  return (
    <article className="measure text-page contact-answer">
      <PageMeta
        title={`Message not sent | ${site.name}`}
        description="The message was not taken. What you can do about it."
      />
      <h1 tabIndex={-1}>Your message was not sent</h1>
      <p>
        Go back in your browser: most keep what you wrote. Check that name, email address and message are filled in, and
        that the address is one we can answer to. If they are, wait a minute before you send it again: the form takes
        only so many messages at a time.
      </p>
      <Link to="/contact" className="button-link">
        Start a new message
      </Link>
    </article>
  )
}
