import { useMemo } from 'react'
import { isInputError } from '#core/input-error.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { Output } from '#ui/output.tsx'
import { TextPreview } from '#ui/text-preview.tsx'
import { writeCode } from './to-code.ts'

interface CodeViewProps {
  pattern: string
  flags: string
  /** Undefined if nothing is replaced. */
  replacement: string | undefined
  copiedMessage: string
}

/** The pattern as code in several languages. Loaded when it is opened. */
export default function CodeView({ pattern, flags, replacement, copiedMessage }: CodeViewProps) {
  const written = useMemo(() => tryToWrite(pattern, flags, replacement), [pattern, flags, replacement])
  if (pattern === '') return <p className="text-soft-ink">Type a pattern to see it as code.</p>
  if (typeof written === 'string') return <p>{written}</p>
  return written.map(({ language, code, note }) => (
    <Output
      key={language}
      title={language}
      actions={
        code !== undefined && (
          <CopyButton
            variant="ghost"
            size="sm"
            name={`Copy ${language}`}
            text={() => code}
            copiedMessage={copiedMessage}
          />
        )
      }
    >
      {code !== undefined && <TextPreview text={code} />}
      {note !== '' && <p className="text-soft-ink">{note}</p>}
    </Output>
  ))
}

function tryToWrite(pattern: string, flags: string, replacement: string | undefined) {
  try {
    return writeCode(pattern, flags, replacement)
  } catch (error) {
    // The browser rejects a pattern with a SyntaxError.
    if (isInputError(error) || error instanceof SyntaxError) return 'Invalid regex pattern'
    throw error
  }
}
