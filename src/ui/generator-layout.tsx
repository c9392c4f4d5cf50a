import { type ReactNode, useRef } from 'react'
import { useFocusOnArrival } from './arrival.ts'
import { Button } from './button.tsx'
import { ContinueButton, CopyButton, DownloadButton } from './text-buttons.tsx'
import { Failure } from './failure.tsx'
import { Icon } from './icon.tsx'
import { toast } from './toasts.ts'
import { ToolLayout } from './tool-layout.tsx'
import { RunStatus } from './run-status.tsx'
import type { Generator } from './use-generator.ts'
import './generator-layout.css'

interface Remedy {
  readonly label: string
  readonly press: () => void
}

interface GeneratorLayoutProps<Result> {
  generator: Generator<Result>
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

/** Scrolls to the start of an element, unless it is visible. On phones, the options below can hide it. */
function revealStart(element: HTMLElement): void {
  const { left, top } = element.getBoundingClientRect()
  // The page header can cover it, too.
  if (!element.contains(document.elementFromPoint(left + 1, top + 1))) element.scrollIntoView()
}

/** The layout of a generator. */
export function GeneratorLayout<Result>({
  generator,
  fields,
  sidebar,
  empty,
  remedyFor,
  children,
}: GeneratorLayoutProps<Result>) {
  const { outcome, generated, isStale, isStarting } = generator
  const remedy = outcome?.ok === false ? remedyFor?.(outcome) : undefined
  const generateButton = useRef<HTMLButtonElement>(null)
  const result = useRef<HTMLDivElement>(null)
  useFocusOnArrival(() => generateButton.current?.focus({ preventScroll: true }))

  const generateOnPress = async () => {
    const made = await generator.generate()
    if (made && result.current) revealStart(result.current)
    if (made?.ok === false) toast(made.message, { destructive: true })
  }

  const clear = () => {
    generator.clear()
    generateButton.current?.focus()
  }

  const applyRemedy = () => {
    // The button disappears.
    generateButton.current?.focus()
    remedy?.press()
  }

  const print = () => (generated === undefined ? '' : generator.print(generated))

  return (
    <ToolLayout
      actions={
        <Button
          ref={generateButton}
          isMainAction
          variant={generated === undefined ? 'default' : 'outline'}
          onClick={() => void generateOnPress()}
        >
          <Icon name="refresh-cw" />
          Generate
        </Button>
      }
      bar={
        <CopyButton
          variant={generated === undefined ? 'outline' : 'default'}
          text={print}
          disabled={generated === undefined}
        />
      }
      resultActions={
        <>
          <DownloadButton text={print} disabled={generated === undefined} />
          <ContinueButton text={print} title="Result" isMain disabled={generated === undefined} />
          <Button variant="ghost" size="sm" disabled={generated === undefined} onClick={clear}>
            <Icon name="x" />
            Clear
          </Button>
        </>
      }
      sidebar={sidebar}
      isStale={isStale}
      isStarting={isStarting}
    >
      {fields}
      <div ref={result} className="generator-result">
        <Failure outcome={outcome}>
          {remedy && (
            <Button variant="outline" size="sm" onClick={applyRemedy}>
              {remedy.label}
            </Button>
          )}
        </Failure>
        {!outcome && <p className="empty box">{empty}</p>}
        {generated !== undefined && children(generated)}
      </div>
      <RunStatus run={generator} />
    </ToolLayout>
  )
}
