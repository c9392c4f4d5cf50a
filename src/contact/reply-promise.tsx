import { site } from '#config/site.ts'

export const thanksHeading = 'Thanks for reaching out!'

/** Kept on one line, because browsers may break “24-48” after the hyphen. */
export function ResponseTime() {
  return <span className="reply-time">{site.responseTime}</span>
}

/** Shown after a message is sent, with or without scripts. */
export function ReplyPromise() {
  return (
    <p>
      We&apos;ve received your message and will get back to you within <ResponseTime />.
    </p>
  )
}
