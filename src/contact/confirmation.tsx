import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { ReplyPromise, thanksHeading } from './reply-promise.tsx'

/** Replaces the form once its message has been sent. */
export function Confirmation({ onSendAnother }: { onSendAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)

  // The focused button is gone. Focusing the heading makes screen readers announce the success.
  useEffect(() => {
    heading.current?.focus()
  }, [])

  return (
    <div className="contact-sheet contact-thanks">
      <h2 ref={heading} tabIndex={-1}>
        {thanksHeading}
      </h2>
      <ReplyPromise />
      <Button variant="outline" onClick={onSendAnother}>
        Send another message
      </Button>
    </div>
  )
}
