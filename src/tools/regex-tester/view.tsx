import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { initialOptions } from '#core/tool/options.ts'
import type { ViewProps } from '#core/tool/manifest.ts'
import { pluralize } from '#core/format.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { ContinueButton, CopyButton, DownloadButton, SmallCopyButton } from '#ui/text-buttons.tsx'
import { Failure } from '#ui/failure.tsx'
import { Figure } from '#ui/figure.tsx'
import { useFocusOnArrival } from '#ui/arrival.ts'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Output } from '#ui/output.tsx'
import { TextPreview } from '#ui/text-preview.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import type { Matches } from './result.ts'
import { MatchList } from './match-list.tsx'
import { matchParts } from './match-parts.ts'
import type { LibraryPattern } from './pattern-library.tsx'
import { PatternField } from './pattern-field.tsx'
import { printMatches } from './print-matches.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'
import './view.css'

export { tool }

const PatternExplanation = lazy(() => import('./explanation.tsx'))
const PatternLibrary = lazy(() => import('./pattern-library.tsx'))
const CheatSheet = lazy(() => import('./cheat-sheet.tsx'))

const noMatches: Matches = { matches: [], count: 0 }

/** More matches would noticeably slow the page down. */
const maxListed = 10_000

export default function RegexTester({ id }: ViewProps) {
  const { text, value, options, setOptions, fields } = useTextTool(id, tool)
  const tester = useLiveTool(id, tool, print, options.pattern === '' ? undefined : { text: value }, {
    ...options,
    limit: maxListed,
    ranges: true,
  })
  const found = tester.result ?? noMatches
  const { matches, count, replaced } = found
  const highlights = useMemo(
    () =>
      matches.map((match) => ({
        start: match.index,
        end: match.index + match.text.length,
        parts: matchParts(match),
      })),
    [matches],
  )
  const { pattern, flags } = options
  const failure = tester.outcome?.ok === false ? tester.outcome : undefined
  // The other lines are what the hint below the pattern says.
  const [detail] = failure?.detail?.split('\n') ?? []
  const patternField = useRef<HTMLDivElement>(null)
  useFocusOnArrival(() =>
    patternField.current?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true }),
  )

  const choosePattern = ({ regex, sample }: LibraryPattern) => {
    setOptions({ ...options, pattern: regex.source, flags: regex.flags })
    if (value.length === 0) text.replace(sample)
    // On phones, the list is below the text.
    patternField.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <ToolLayout
      isStale={tester.isStale || failure !== undefined}
      bar={
        <>
          <Figure value={count} label={pluralize(count, 'match', 'matches')} />
          <CopyButton text={() => tester.print({ matches, count })} disabled={count === 0 || tester.isStale} />
        </>
      }
      isBarBelow
      result={
        <>
          {replaced !== undefined && (
            <Output
              title="Replaced text"
              actions={
                <>
                  <DownloadButton
                    label="Download replaced text"
                    text={() => text.format?.write(replaced) ?? replaced}
                    suffix="replaced"
                  />
                  <SmallCopyButton text={() => replaced} name="Copy replaced text" />
                  <ContinueButton text={() => replaced} format={() => text.format} title="Replaced text" isMain />
                </>
              }
            >
              <TextPreview text={replaced} />
            </Output>
          )}
          <MatchList
            found={found}
            actions={
              <>
                <DownloadButton
                  label="Download CSV"
                  extension="csv"
                  suffix="matches"
                  text={() => printMatches(found)}
                  disabled={tester.isStale}
                />
                <ContinueButton
                  text={() => tester.print({ matches, count })}
                  title="Matches"
                  disabled={tester.isStale}
                  isMain={replaced === undefined}
                />
              </>
            }
          />
        </>
      }
      sidebar={
        <>
          <OptionFields {...fields} only={['flags', 'replace']} more={['escapes']} />
          <div>
            <LazyDetails title="Explain this pattern">
              <PatternExplanation pattern={pattern} flags={flags} />
            </LazyDetails>
            <LazyDetails title="Ready-made patterns">
              <PatternLibrary onChoose={choosePattern} />
            </LazyDetails>
            <LazyDetails title="Cheat sheet">
              <CheatSheet />
            </LazyDetails>
          </div>
        </>
      }
    >
      <PatternField {...fields} ref={patternField} found={found} />
      <Failure outcome={failure && { ok: false, message: failure.message, ...(detail !== undefined && { detail }) }} />
      <ToolTextArea
        examples={() => import('./examples.ts')}
        tool={tool}
        buffer={text}
        isFirst={false}
        highlights={highlights}
        rows={7}
        onExample={(example) => setOptions({ ...initialOptions(tool.options), ...example.options })}
      />
      <RunStatus run={tester} cancelledHint="Results are out of date." />
    </ToolLayout>
  )
}

/** A folded section. Its content is rendered, and its scripts are loaded, when it is first opened. */
function LazyDetails({ title, children }: { title: string; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className="lazy-details"
      onToggle={() => {
        setWasOpened(true)
      }}
    >
      <summary>{title}</summary>
      <div>{wasOpened && <Suspense fallback={<p className="note">Loading…</p>}>{children}</Suspense>}</div>
    </details>
  )
}
