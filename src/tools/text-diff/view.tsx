import { useMemo, useState } from 'react'
import type { ChoiceOption } from '#core/options.ts'
import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { DownloadButton } from '#ui/download-button.tsx'
import { Failure } from '#ui/failure.tsx'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Figure } from '#ui/figure.tsx'
import { formatNumber } from '#ui/format.ts'
import { Output } from '#ui/output.tsx'
import { Stats } from '#ui/stats.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolTextAreas } from '#ui/tool-text-areas.tsx'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { useToolState } from '#ui/use-tool-state.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { changesToDisplayRows, toDisplayRows, type Gap, type TextSources, linesPerOpen, unify } from './display-rows.ts'
import { countDifferences, type Differences, engine } from './engine.ts'
import { createFold, type Ignored } from './fold.ts'
import { type Layout, RowList } from './row-list.tsx'
import type { SkippedRow } from './rows.ts'
import { tool } from './tool.ts'
import './view.css'

/** More rows would noticeably delay the transfer from the worker. */
const maxRows = 5000

/** In shorter texts, it is obvious that no lines are the same. */
const minLinesForNote = 100

const layouts: ChoiceOption = {
  kind: 'choice',
  label: 'Show',
  initial: 'side',
  choices: [
    { value: 'side', label: 'Side by side' },
    { value: 'unified', label: 'Unified' },
  ],
}

export default function TextDiff({ id }: ViewProps) {
  const buffers = { original: useText(`${id}/original`), modified: useText(`${id}/modified`) }
  const texts = { original: useTextValue(buffers.original), modified: useTextValue(buffers.modified) }
  const [options, setOptions] = useToolOptions(id, tool.options)
  const [layout, setLayout] = useToolState<Layout>(`${id}/layout`, 'side')
  const differ = useEngine(id, tool, engine)
  const comparer = useComparer(differ)
  const isEmpty = texts.original.length === 0 && texts.modified.length === 0
  const outcome = useLiveOutcome(comparer, isEmpty ? undefined : texts, { ...options, limit: maxRows })
  const found = outcome?.ok ? outcome.result : undefined
  const count = found ? countDifferences(found.differences) : 0
  const fields = { options: tool.options, values: options, onChange: setOptions }
  const print = () => (found ? differ.print(found.differences) : '')

  return (
    <ToolLayout
      isStale={differ.isStale}
      bar={
        <>
          <Figure value={count} label={count === 1 ? 'difference' : 'differences'} />
          <CopyButton
            text={print}
            copiedMessage={tool.copiedMessage}
            disabled={count === 0 || differ.isStale}
            {...(options.mode === 'aligned' && { name: 'Copy patch' })}
          />
        </>
      }
      sidebar={
        <>
          <OptionFields {...fields} only={['mode']} />
          <ChoiceField
            name="layout"
            option={layouts}
            value={layout}
            onChange={(value) => {
              setLayout(value as Layout)
            }}
          />
          <div className="checks">
            <OptionFields {...fields} only={['ignoreCase', 'ignoreSpace']} />
          </div>
          {found && <Counts differences={found.differences} />}
        </>
      }
      below={
        <>
          <Failure outcome={outcome} />
          <RunStatus run={differ} cancelledHint="This comparison is out of date." />
          <div role="status">
            {found?.differences.message !== undefined && <p className="empty">{found.differences.message}</p>}
          </div>
          {found && count > 0 && (
            <Output
              title="Differences"
              actions={
                <DownloadButton
                  text={print}
                  name={id}
                  {...(found.differences.mode === 'aligned' && { extension: 'patch', label: 'Download patch' })}
                />
              }
            >
              <DifferenceList comparison={found} layout={layout} ignored={options} />
            </Output>
          )}
        </>
      }
    >
      <ToolTextAreas
        tool={tool}
        buffers={buffers}
        downloadName={id}
        rows={15}
        onExample={(example) => {
          setOptions({ ...initialOptions(tool.options), ...example.options })
        }}
      />
    </ToolLayout>
  )
}

interface Comparison {
  readonly differences: Differences
  /** The texts that were compared. The text fields may have changed since then. */
  readonly texts: TextSources
}

/** Adds the compared texts to the result, because revealed unchanged lines are read from them. */
function useComparer({ runLive }: ReturnType<typeof useEngine<typeof tool, Differences>>) {
  return useMemo(
    () => ({
      runLive: async (texts: TextSources, options: Parameters<typeof runLive>[1]) => {
        const outcome = await runLive(texts, options)
        return outcome?.ok ? { ok: true as const, result: { differences: outcome.result, texts } } : outcome
      },
    }),
    [runLive],
  )
}

function Counts({ differences }: { differences: Differences }) {
  return (
    <Stats
      stats={[
        { label: 'Changed lines', value: differences.changed },
        { label: 'Added lines', value: differences.added },
        { label: 'Removed lines', value: differences.removed },
        { label: 'Unchanged lines', value: differences.unchanged },
      ]}
    />
  )
}

interface DifferenceListProps {
  comparison: Comparison
  layout: Layout
  ignored: Ignored
}

function DifferenceList({ comparison, layout, ignored }: DifferenceListProps) {
  const { differences, texts } = comparison
  const [opened, setOpened] = useState<ReadonlyMap<SkippedRow, number>>(new Map())
  const { ignoreCase, ignoreSpace } = ignored
  const fold = useMemo(() => createFold({ ignoreCase, ignoreSpace }), [ignoreCase, ignoreSpace])
  const rows = useMemo(() => {
    const displayRows =
      differences.mode === 'aligned'
        ? toDisplayRows(differences.rows, opened, texts)
        : changesToDisplayRows(differences)
    return layout === 'unified' ? unify(displayRows) : displayRows
  }, [differences, texts, opened, layout])

  const open = ({ row, count }: Gap) => {
    setOpened(new Map(opened).set(row, row.count - count + Math.min(linesPerOpen, count)))
  }

  return (
    <>
      <AlignmentNote differences={differences} />
      <RowList rows={rows} layout={layout} fold={fold} onOpen={open} />
      <LimitNote differences={differences} />
    </>
  )
}

/** Explains why an alignment shows few unchanged lines. */
function AlignmentNote({ differences }: { differences: Differences }) {
  if (differences.mode === 'position') return null
  if (differences.isCoarse) {
    return (
      <p className="diff-remark">
        These texts are too different to align completely. Some sections are shown as fully replaced. The patch is still
        correct.
      </p>
    )
  }
  const hasNothingInCommon = differences.unchanged === 0 && differences.changed >= minLinesForNote
  return hasNothingInCommon ? <p className="diff-remark">These texts have no lines in common.</p> : null
}

function LimitNote({ differences }: { differences: Differences }) {
  const total = countDifferences(differences)
  const listed =
    differences.mode === 'aligned'
      ? differences.rows.filter(({ kind }) => kind !== 'same' && kind !== 'skipped').length
      : differences.changes.length
  if (listed === total) return null
  return (
    <p className="diff-remark">
      Showing the first {formatNumber(listed)} of {formatNumber(total)} differences.{' '}
      {differences.mode === 'aligned' ? 'The patch contains all of them.' : 'Copy and Download include only these.'}
    </p>
  )
}
