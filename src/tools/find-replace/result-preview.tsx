import { useState } from 'react'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { TextPreview } from '#ui/text-preview.tsx'
import type { ReplaceOptions } from './replacer.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'

interface ResultPreviewProps {
  id: string
  text: string
  options: ReplaceOptions
}

/** Shows on demand what the text would become. */
export default function ResultPreview({ id, text, options }: ResultPreviewProps) {
  const [isOpen, setIsOpen] = useState(false)
  const outcome = useLiveOutcome(useEngine(id, tool, print), isOpen ? { text } : undefined, options)
  const preview = outcome?.ok ? outcome.result.text : undefined
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Preview the result</summary>
      {preview !== undefined && <TextPreview text={preview} />}
    </details>
  )
}
