import { type ReactNode, startTransition, useRef } from 'react'
import type { Outcome } from '#core/outcome.ts'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { DownloadButton } from './download-button.tsx'
import { Icon } from './icon.tsx'
import { toast } from './toasts.ts'
import { useToolState } from './use-tool-state.ts'
import { ToolLayout } from './tool-layout.tsx'
import { RunStatus, type RunState } from './run-status.tsx'

interface GeneratorLayoutProps<O, Result> {
  id: string
  /** The handle of an engine that takes no inputs. */
  generator: RunState & {
    readonly run: (input: Readonly<Record<string, never>>, options: O) => Promise<Outcome<Result> | undefined>
    readonly print: (result: Result) => string
  }
  options: O
  copiedMessage: string
  /** The option fields. */
  sidebar: ReactNode
  /** Shown until something is generated. */
  empty: string
  children: (generated: Result) => ReactNode
}

/**
 * The layout of a generator: the Generate and Copy buttons, the options, and the latest result, which stays until the
 * user clicks Clear.
 */
export function GeneratorLayout<O, Result>({
  id,
  generator,
  options,
  copiedMessage,
  sidebar,
  empty,
  children,
}: GeneratorLayoutProps<O, Result>) {
  const [generated, setGenerated] = useToolState<Result | undefined>(`${id}/generated`, undefined)
  const generateButton = useRef<HTMLButtonElement>(null)

  const generate = async () => {
    const outcome = await generator.run({}, options)
    if (!outcome) return
    // A transition renders a hundred rows without blocking the page. The previous result stays until they are ready.
    if (outcome.ok)
      startTransition(() => {
        setGenerated(outcome.result)
      })
    else toast(outcome.message, { destructive: true })
  }

  const clear = () => {
    setGenerated(undefined)
    generateButton.current?.focus()
  }

  return (
    <ToolLayout
      bar={
        <>
          <Button ref={generateButton} size="lg" onClick={() => void generate()}>
            <Icon name="refresh-cw" />
            Generate
          </Button>
          {generated !== undefined && (
            <CopyButton
              variant="outline"
              size="lg"
              text={() => generator.print(generated)}
              copiedMessage={copiedMessage}
            />
          )}
        </>
      }
      sidebar={sidebar}
    >
      {generated === undefined ? (
        <p className="empty">{empty}</p>
      ) : (
        <>
          {children(generated)}
          <div className="flex gap-2">
            <DownloadButton text={() => generator.print(generated)} name={id} />
            <Button variant="ghost" size="sm" onClick={clear}>
              <Icon name="x" />
              Clear
            </Button>
          </div>
        </>
      )}
      <RunStatus run={generator} />
    </ToolLayout>
  )
}
