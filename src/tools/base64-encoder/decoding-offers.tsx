import { useMemo } from 'react'
import { splitLines } from '#core/text/lines.ts'
import { Button } from '#ui/button.tsx'
import { decodeBase64 } from './decoder.ts'
import { findBase64 } from './find-base64.ts'
import { type Charset, isReadable } from './text-reader.ts'
import { tool } from './tool.ts'

interface DecodingOffersProps {
  text: string
  onFind: (base64: string) => void
  onRead: (charset: Charset) => void
  onSplit: () => void
}

/** Offers to read Base64 in another character set, to decode each line, or the Base64 in a text that isn’t only Base64. */
export default function DecodingOffers({ text, onFind, onRead, onSplit }: DecodingOffersProps) {
  const { base64, charset, hasValues } = useMemo(() => findOffers(text), [text])
  if (charset)
    return (
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          onRead(charset.value)
        }}
      >
        Read as {charset.label}
      </Button>
    )
  if (hasValues)
    return (
      <Button variant="outline" size="sm" onClick={onSplit}>
        Decode each line
      </Button>
    )
  if (base64 === undefined || base64 === text) return null
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => {
        onFind(base64)
      }}
    >
      Decode the Base64 in it
    </Button>
  )
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

function findOffers(text: string) {
  const bytes = decodeBase64(text)
  return {
    base64: findBase64(text),
    hasValues: isListOfValues(text),
    charset: bytes && tool.options.charset.choices.find(({ value }) => isReadable(bytes, value)),
  }
}
