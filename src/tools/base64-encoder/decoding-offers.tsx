import { useMemo } from 'react'
import { splitLines } from '#core/text/lines.ts'
import { Button } from '#ui/button.tsx'
import { charsetOf, dataUriPrefix, maxPrefixLength } from './data-uri.ts'
import { decodeBase64 } from './decoder.ts'
import { type Options, tool } from './tool.ts'
import { isReadable } from './text-reader.ts'

interface DecodingOffersProps {
  text: string
  /** Called with options with which the text can be decoded. */
  onChoose: (choice: Partial<Options>) => void
  onSave: () => void
}

interface Offer {
  label: string
  accept: (props: DecodingOffersProps) => void
}

/** Offers to read Base64 in another character set, to decode each line, or to save it. */
export default function DecodingOffers(props: DecodingOffersProps) {
  const { text } = props
  const offer = useMemo(() => findOffer(text), [text])
  if (!offer) return null
  return (
    <Button variant="outline" size="sm" onClick={() => offer.accept(props)}>
      {offer.label}
    </Button>
  )
}

function findOffer(text: string): Offer | undefined {
  const bytes = decodeBase64(text)
  // A data URI may name its own, which is the one that failed.
  const isFixed = charsetOf(dataUriPrefix(text.slice(0, maxPrefixLength))?.mediaType) !== undefined
  const charset = !isFixed && bytes && tool.options.charset.choices.find(({ value }) => isReadable(bytes, value))
  if (charset)
    return { label: `Read as ${charset.label}`, accept: ({ onChoose }) => onChoose({ charset: charset.value }) }
  if (isListOfValues(text)) return { label: 'Decode each line', accept: ({ onChoose }) => onChoose({ lines: true }) }
  return bytes && { label: 'Save as file', accept: ({ onSave }) => onSave() }
}

/** Whether each line is Base64 of its own, and stands for text. */
function isListOfValues(text: string): boolean {
  const lines = splitLines(text).lines.filter(Boolean)
  return (
    lines.length > 1 &&
    lines.every((line) => {
      const bytes = decodeBase64(line)
      return bytes && isReadable(bytes, 'utf-8')
    })
  )
}
