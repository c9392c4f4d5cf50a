import { type ReactNode, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Outcome } from '#core/tool/outcome.ts'
import { useFocusOnArrival } from './arrival.ts'
import { Button } from './button.tsx'
import { ContinueButton, CopyButton, DownloadButton } from './text-buttons.tsx'
import { Failure } from './failure.tsx'
import { Icon } from './icon.tsx'
import { toast, toasts } from './toasts.ts'
import { useToolState } from './use-tool-state.ts'
import { ToolLayout } from './tool-layout.tsx'
import { RunStatus, type RunState } from './run-status.tsx'

interface Remedy {
  readonly label: string
  readonly press: () => void
}

interface GeneratorLayoutProps<O, Result> {
  id: string
  /** The handle of an engine that takes no inputs. */
  generator: RunState & {
    readonly run: (input: Readonly<Record<string, never>>, options: O) => Promise<Outcome<Result> | undefined>
    readonly print: (result: Result) => string
  }
  options: O
  /** Fields above the result. On phones, the result stays in view while the user types in them. */
  fields?: ReactNode
  /** The other option fields. */
  sidebar: ReactNode
  /** Shown until something is generated. */
  empty: string
  /** Returns other options that may have a result, offered if these have none. */
  remedyFor?: (failure: { readonly detail?: string }) => Remedy | undefined
  children: (generated: Result) => ReactNode
}

interface LastRun<O, Result> {
  readonly options: O
  readonly outcome: Outcome<Result>
}

/** Scrolls to the start of an element, unless it is visible. On phones, the options below can hide it. */
function revealStart(element: HTMLElement): void {
  const { left, top } = element.getBoundingClientRect()
  // The page header can cover it, too.
  if (!element.contains(document.elementFromPoint(left + 1, top + 1))) element.scrollIntoView()
}

/** The layout of a generator. It generates when it opens, when an option changes and when Generate is pressed. */
export function GeneratorLayout<O, Result>({
  id,
  generator,
  options,
  fields,
  sidebar,
  empty,
  remedyFor,
  children,
}: GeneratorLayoutProps<O, Result>) {
  const [last, setLast] = useToolState<LastRun<O, Result> | undefined>(`${id}/last-run`, undefined)
  const generated = last?.outcome.ok ? last.outcome.result : undefined
  const remedy = last && !last.outcome.ok ? remedyFor?.(last.outcome) : undefined
  const [hasStarted, setHasStarted] = useState(last !== undefined)
  const generateButton = useRef<HTMLButtonElement>(null)
  const result = useRef<HTMLDivElement>(null)
  useFocusOnArrival(() => generateButton.current?.focus({ preventScroll: true }))

  const generate = async () => {
    const outcome = await generator.run({}, options)
    if (outcome?.ok) toasts.dismissErrors()
    // A transition renders a hundred rows without blocking the page. The previous result stays until they are ready.
    if (outcome)
      startTransition(() => {
        setLast({ options, outcome })
        setHasStarted(true)
      })
    return outcome
  }

  const generateUnlessCurrent = useEffectEvent(() => {
    if (last?.options !== options) void generate()
  })
  useEffect(() => {
    generateUnlessCurrent()
  }, [options])

  const generateOnPress = async () => {
    const outcome = await generate()
    if (outcome && result.current) revealStart(result.current)
    if (outcome && !outcome.ok) toast(outcome.message, { destructive: true })
  }

  const clear = () => {
    setLast(undefined)
    generateButton.current?.focus()
  }

  const applyRemedy = () => {
    // The button disappears.
    generateButton.current?.focus()
    remedy?.press()
  }

  return (
    <ToolLayout
      bar={
        <>
          <Button
            ref={generateButton}
            isMainAction
            variant={generated === undefined ? 'default' : 'outline'}
            size="lg"
            onClick={() => void generateOnPress()}
          >
            <Icon name="refresh-cw" />
            Generate
          </Button>
          <CopyButton
            variant={generated === undefined ? 'outline' : 'default'}
            size="lg"
            text={() => (generated === undefined ? '' : generator.print(generated))}
            disabled={generated === undefined}
          />
        </>
      }
      sidebar={sidebar}
      isStale={last !== undefined && last.options !== options}
      isStarting={!hasStarted}
    >
      {fields}
      <div ref={result} className="generator-result">
        <Failure outcome={last?.outcome}>
          {remedy && (
            <Button variant="outline" size="sm" onClick={applyRemedy}>
              {remedy.label}
            </Button>
          )}
        </Failure>
        {!last && <p className="empty">{empty}</p>}
        {generated !== undefined && (
          <>
            {children(generated)}
            <div className="flex flex-wrap gap-2">
              <DownloadButton text={() => generator.print(generated)} />
              <ContinueButton text={() => generator.print(generated)} title="Result" isMain />
              <Button variant="ghost" size="sm" onClick={clear}>
                <Icon name="x" />
                Clear
              </Button>
            </div>
          </>
        )}
      </div>
      <RunStatus run={generator} />
    </ToolLayout>
  )
}
