import { FormspreeProvider } from '@formspree/react'
import { useState } from 'react'
import { Breadcrumb, breadcrumbSchema } from '#page/breadcrumb.tsx'
import { PageMeta } from '#page/page-meta.tsx'
import { services } from '#page/services.ts'
import { Link } from '#page/link.tsx'
import { site } from '#page/site.ts'
import { ContactForm } from './contact-form.tsx'
import { formTarget } from './form-target.ts'
import { ResponseTime } from './reply-promise.tsx'

const path = '/contact'
const title = 'Contact Us'
const description =
  `Write to the people behind ${site.name}: a question, a mistake in a tool, an idea for a new one. ` +
  `We typically answer within ${site.responseTime}.`
const breadcrumbItems = [{ name: 'Contact', path }]

const schema = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'ContactPage',
      name: title,
      description,
      url: site.origin + path,
      about: { '@id': `${site.origin}/#organization` },
    },
    breadcrumbSchema(breadcrumbItems),
  ],
}

const target = formTarget(services.form)

export default function ContactPage() {
  return (
    <article className="measure text-page contact-page">
      <PageMeta
        title={`${title} | ${site.name}`}
        description={description}
        canonical={path}
        keywords={['contact', 'feedback', 'bug report', 'suggest a tool', 'support', site.name]}
        schema={schema}
      />
      <Breadcrumb items={breadcrumbItems} />
      <h1 tabIndex={-1}>{title}</h1>
      <p className="contact-intro">
        A question, a result that looks wrong, a tool you miss: write to us, and we will look into it.
      </p>
      <div className="contact-columns">
        {target ? <FormSequence target={target} /> : <Address />}
        <ResponseNote />
      </div>
    </article>
  )
}

/** One form after another, each for one message. */
function FormSequence({ target: { project, ...rest } }: { target: NonNullable<typeof target> }) {
  const [sent, setSent] = useState(0)
  return (
    <FormspreeProvider {...(project !== undefined && { project })}>
      <ContactForm
        key={sent}
        {...rest}
        isFollowUp={sent > 0}
        onSendAnother={() => {
          setSent(sent + 1)
        }}
      />
    </FormspreeProvider>
  )
}

/** Where nobody takes a form. */
function Address() {
  return (
    <div className="contact-sheet contact-address">
      <p>Write to us at</p>
      <a href={`mailto:${site.email}`}>{site.email}</a>
    </div>
  )
}

function ResponseNote() {
  return (
    <aside className="contact-note" aria-labelledby="response-time">
      <h2 id="response-time">When you hear from us</h2>
      <p>
        Typically within <ResponseTime />.
      </p>
      <p>
        Is it urgent, or have you found a bug? Then include as much detail as possible: the tool, what you gave it, what
        came out and what you expected, and the browser you use.
      </p>
      <p>
        Leave out what is private. A made-up text that shows the same mistake helps just as much. What becomes of your
        message is on the <Link to="/privacy#the-contact-form">privacy page</Link>.
      </p>
    </aside>
  )
}
