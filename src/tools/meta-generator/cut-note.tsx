import { type ClipboardEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { countOf, pluralize } from '#core/format.ts'
import { Icon } from '#ui/icon.tsx'

/** What did not fit into a field when text was pasted into it. */
interface CutText {
  readonly before: string
  readonly after: string
  readonly cut: string
  /** The text without the word that was cut, if one was cut at the end. */
  readonly wholeWords?: string
}

function toWholeWords(after: string, cut: string): string | undefined {
  const wholeWords = after.replace(/\s+\S*$/, '').replace(/[^\p{L}\p{N})\]!?.”"]+$/mu, '')
  return /^\S/.test(cut) && /\s/.test(wholeWords) ? wholeWords : undefined
}

/**
 * Browsers silently cut off pasted text that is longer than a field's `maxLength`. Returns a handler for pastes into the
 * fields, and what was cut last from each.
 */
export function useCutText() {
  const [cutTexts, setCutTexts] = useState<Readonly<Record<string, CutText>>>({})

  const watchPaste = ({ target: field, clipboardData }: ClipboardEvent) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.maxLength < 0) return
    // Like a field with a single line.
    const text = clipboardData
      .getData('text/plain')
      .replace(/[\r\n]+$/, '')
      .replace(/\r\n|\r|\n/g, ' ')
    const before = field.value
    // The selection is replaced.
    const unchanged = before.length - (field.selectionEnd ?? 0) + (field.selectionStart ?? 0)
    if (unchanged + text.length <= field.maxLength) return
    // After the browser has inserted the text.
    setTimeout(() => {
      const after = field.value
      const cut = text.slice(after.length - unchanged)
      const wholeWords = unchanged === 0 ? toWholeWords(after, cut) : undefined
      const cutText = { before, after, cut, ...(wholeWords !== undefined && { wholeWords }) }
      setCutTexts((others) => ({ ...others, [field.name]: cutText }))
    })
  }

  return { cutTexts, watchPaste }
}

/** In UTF-16 code units. A whole article may have been pasted. */
const maxShownLength = 200

interface CutNoteProps {
  text: CutText
  /** Replaces the text of the field. */
  onChange: (text: string) => void
}

/** Says below a field what did not fit into it. */
export function CutNote({ text: { cut, before, wholeWords }, onChange }: CutNoteProps) {
  return (
    <p role="status" className="cut-note">
      <span>
        {countOf(cut.length, 'character')} didn’t fit and {pluralize(cut.length, 'was', 'were')} left out: “
        <bdi className="bad">{cut.slice(0, maxShownLength)}</bdi>
        {cut.length > maxShownLength && '…'}”
      </span>
      {wholeWords !== undefined && (
        <Button variant="link" size="inline" onClick={() => onChange(wholeWords)}>
          End after the last whole word
        </Button>
      )}
      <Button variant="link" size="inline" onClick={() => onChange(before)}>
        <Icon name="undo-2" />
        Undo
      </Button>
    </p>
  )
}
