import { site } from '#page/site.ts'

export const thanksHeading = 'Thanks for reaching out!'

/** On one line: browsers may break “24-48” after the hyphen. */
export function ResponseTime() {
  return <span className="whitespace-nowrap">{site.responseTime}</span>
}

/** Shown once a message has arrived, with scripts or without. */
export function ReplyPromise() {
  return (
    <p>
      We&apos;ve received your message and will get back to you within <ResponseTime />.
    </p>
  )
}
