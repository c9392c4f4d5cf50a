import { useMemo } from 'react'
import { splitLines } from '#core/text/lines.ts'
import { Button } from '#ui/button.tsx'
import { decodeBase64 } from './decoder.ts'
import { findBase64, findValidRest } from './find-base64.ts'
import { type Charset, isReadable } from './text-reader.ts'
import { tool } from './tool.ts'

interface DecodingOffersProps {
  text: string
  onFind: (base64: string) => void
  onRead: (charset: Charset) => void
  onSplit: () => void
  onSave: () => void
}

type Offer = { label: string } & ({ charset: Charset } | { base64: string } | { press: 'onSplit' | 'onSave' })

/** Offers to read Base64 in another character set, to decode each line, to save it, or what is valid in other text. */
export default function DecodingOffers({ text, onFind, onRead, ...actions }: DecodingOffersProps) {
  const offer = useMemo(() => findOffer(text), [text])
  if (!offer) return null
  const accept = () => {
    if ('charset' in offer) onRead(offer.charset)
    else if ('base64' in offer) onFind(offer.base64)
    else actions[offer.press]()
  }
  return (
    <Button variant="outline" size="sm" onClick={accept}>
      {offer.label}
    </Button>
  )
}

function findOffer(text: string): Offer | undefined {
  const bytes = decodeBase64(text)
  const charset = bytes && tool.options.charset.choices.find(({ value }) => isReadable(bytes, value))
  if (charset) return { label: `Read as ${charset.label}`, charset: charset.value }
  if (isListOfValues(text)) return { label: 'Decode each line', press: 'onSplit' }
  if (bytes) return { label: 'Save as file', press: 'onSave' }
  const base64 = findBase64(text)
  if (base64 !== undefined) return { label: 'Decode the Base64 in it', base64 }
  const rest = findValidRest(text)
  return rest === undefined ? undefined : { label: 'Decode the rest', base64: rest }
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
