import { useMemo } from 'react'
import { SmallCopyButton } from '#ui/text-buttons.tsx'
import { Output } from '#ui/output.tsx'
import { TextPreview } from '#ui/text-preview.tsx'
import { resultOrMessage } from './explain.ts'
import { writeCode } from './to-code.ts'

interface CodeViewProps {
  pattern: string
  flags: string
  /** Undefined if nothing is replaced. */
  replacement: string | undefined
}

/** The pattern as code in several languages. Loaded when it is opened. */
export default function CodeView({ pattern, flags, replacement }: CodeViewProps) {
  const written = useMemo(
    () => resultOrMessage(() => writeCode(pattern, flags, replacement)),
    [pattern, flags, replacement],
  )
  if (pattern === '') return <p className="text-soft-ink">Type a pattern to see it as code.</p>
  if (typeof written === 'string') return <p>{written}</p>
  return written.map(({ language, code, note }) => (
    <Output
      key={language}
      title={language}
      actions={code !== undefined && <SmallCopyButton name={`Copy ${language}`} text={() => code} />}
    >
      {code !== undefined && <TextPreview text={code} />}
      {note !== '' && <p className="text-soft-ink">{note}</p>}
    </Output>
  ))
}
