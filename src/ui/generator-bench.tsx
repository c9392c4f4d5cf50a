import { type ReactNode, startTransition, useRef } from 'react'
import type { Outcome } from '#core/outcome.ts'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { DownloadButton } from './download-button.tsx'
import { Icon } from './icon.tsx'
import { toast } from './toasts.ts'
import { useKept } from './use-kept.ts'
import { Workbench } from './workbench.tsx'
import { Working, type WorkingRun } from './working.tsx'

interface GeneratorBenchProps<O, Result> {
  id: string
  /** The handle of an engine that takes no inputs. */
  generator: WorkingRun & {
    readonly run: (input: Readonly<Record<string, never>>, options: O) => Promise<Outcome<Result> | undefined>
    readonly print: (result: Result) => string
  }
  options: O
  copied: string
  /** The fields of its options. */
  margin: ReactNode
  /** What is said before anything was generated. */
  empty: string
  children: (generated: Result) => ReactNode
}

/** A tool that makes something from nothing: Generate and Copy, the options beside, and the last result until Clear. */
export function GeneratorBench<O, Result>({
  id,
  generator,
  options,
  copied,
  margin,
  empty,
  children,
}: GeneratorBenchProps<O, Result>) {
  const [generated, setGenerated] = useKept<Result | undefined>(`${id}/generated`, undefined)
  const generateButton = useRef<HTMLButtonElement>(null)

  const generate = async () => {
    const outcome = await generator.run({}, options)
    if (!outcome) return
    // A hundred rows are made in slices; what was there stays until all of them are.
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
    <Workbench
      bar={
        <>
          <Button ref={generateButton} size="lg" onClick={() => void generate()}>
            <Icon name="refresh-cw" />
            Generate
          </Button>
          {generated !== undefined && (
            <CopyButton variant="outline" size="lg" text={() => generator.print(generated)} copied={copied} />
          )}
        </>
      }
      margin={margin}
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
      <Working run={generator} />
    </Workbench>
  )
}
