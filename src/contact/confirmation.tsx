import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { ReplyPromise, thanksHeading } from './reply-promise.tsx'

/** Stands where the form was, once its message has arrived. */
export function Confirmation({ onSendAnother }: { onSendAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)

  // What had the focus is gone; whoever cannot see the page hears that it went well.
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
