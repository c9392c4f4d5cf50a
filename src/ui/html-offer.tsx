import { use } from 'react'
import { startOfText } from '#core/long-text/long-text.ts'
import { hasHtmlTags } from '#core/text/html-tags.ts'
import { Button } from './button.tsx'
import type { TextBuffer } from './text-area/text-buffer.ts'
import { useTextValue } from './text-area/use-text.ts'
import { ToolContext } from './tool-context.ts'

interface HtmlOfferProps {
  buffer: TextBuffer
  /** The offer disappears with the tags, so focus has to move. */
  onClean: () => void
}

/** Offers to remove the tags of HTML, for tools that would count them like text. */
export default function HtmlOffer({ buffer, onClean }: HtmlOfferProps) {
  const text = useTextValue(buffer)
  const { cleanHtml } = use(ToolContext)
  if (!cleanHtml || !hasHtmlTags(startOfText(text, 5000))) return null
  const clean = async () => {
    const plain = await cleanHtml(text)
    // Replacing the text now would discard what the user has typed since.
    if (plain === undefined || buffer.value !== text) return
    buffer.replace(plain, buffer.format)
    onClean()
  }
  return (
    <p className="note">
      This text contains HTML tags, which change the result.{' '}
      <Button variant="link" size="sm" onClick={() => void clean()}>
        Remove tags
      </Button>
    </p>
  )
}
