import type { Outcome } from '#core/tool/outcome.ts'
import { Failure } from './failure.tsx'
import { RunStatus, type RunState } from './run-status.tsx'

interface LiveStatusProps {
  tool: RunState & { readonly outcome: Outcome<unknown> | undefined }
  /** The opened file, if the tool has read a file and not the text. */
  file?: File | undefined
  /** Shown after “Cancelled.” for a text. */
  textHint?: string
  /** Shown after “Cancelled.” for a file. */
  fileHint?: string
}

/** The error or the progress of a tool that runs while the user types. */
export function LiveStatus({
  tool,
  file,
  textHint = 'Results are out of date.',
  fileHint = 'Close the file to continue.',
}: LiveStatusProps) {
  return (
    <>
      <Failure outcome={tool.outcome} />
      <RunStatus run={tool} countsBytes={file !== undefined} cancelledHint={file ? fileHint : textHint} />
    </>
  )
}
