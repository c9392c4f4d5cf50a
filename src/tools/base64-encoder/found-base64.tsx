import { useMemo } from 'react'
import { Button } from '#ui/button.tsx'
import { findBase64 } from './find-base64.ts'

interface FoundBase64Props {
  text: string
  onDecode: (base64: string) => void
}

/** Offers to decode the Base64 in a text that isn’t only Base64. */
export default function FoundBase64({ text, onDecode }: FoundBase64Props) {
  const base64 = useMemo(() => findBase64(text), [text])
  if (base64 === undefined || base64 === text) return null
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => {
        onDecode(base64)
      }}
    >
      Decode the Base64 in it
    </Button>
  )
}
