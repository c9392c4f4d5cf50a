import { useState } from 'react'
import { Breadcrumb, breadcrumbSchema } from '#frame/breadcrumb.tsx'
import { PageMeta } from '#frame/page-meta.tsx'
import { services } from '#config/services.ts'
import { Link } from '#frame/router/link.tsx'
import { site } from '#config/site.ts'
import { ContactForm } from './contact-form.tsx'
import { formAction } from './form-action.ts'
import { ResponseTime } from './reply-promise.tsx'
import '#frame/text-page.css'
import './contact-page.css'

const path = '/contact'
const title = 'Contact Us'
const description =
  `Write to the people behind ${site.name} about a question, a wrong result or an idea for a tool. ` +
  `We typically answer within ${site.responseTime}.`
const breadcrumbItems = [{ name: 'Contact', path }]

const schema = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'ContactPage',
      name: title,
      description,
      url: site.address + path,
      about: { '@id': `${site.address}/#organization` },
    },
    breadcrumbSchema(breadcrumbItems),
  ],
}

const action = formAction(services.form)

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
        Do you have a question? Does a result look wrong, or is there a tool you’d like? Write to us, and we’ll look
        into it.
      </p>
      <div className="contact-columns">
        {action === undefined ? <Address /> : <ReusableContactForm action={action} />}
        <ResponseNote />
      </div>
    </article>
  )
}

/** A contact form that can be used again. Each message gets a new form. */
function ReusableContactForm({ action }: { action: string }) {
  const [sent, setSent] = useState(0)
  return <ContactForm key={sent} action={action} isFollowUp={sent > 0} onSendAnother={() => setSent(sent + 1)} />
}

/** For sites without a form service. */
function Address() {
  return (
    <div className="contact-sheet box contact-address">
      <p>Email us at</p>
      {site.email !== undefined && <a href={`mailto:${site.email}`}>{site.email}</a>}
    </div>
  )
}

function ResponseNote() {
  return (
    <aside className="contact-note" aria-labelledby="response-time">
      <h2 id="response-time">When you’ll hear from us</h2>
      <p>
        Typically within <ResponseTime />.
      </p>
      <p>
        For urgent issues or bug reports, include as much detail as possible: the tool, what you entered, what you got,
        what you expected, and your browser.
      </p>
      <p>
        Leave out anything private: made-up text that shows the same problem helps just as much. The{' '}
        <Link to="/privacy#the-contact-page">privacy page</Link> explains what happens to your message.
      </p>
    </aside>
  )
}
