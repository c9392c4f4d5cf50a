import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { type Checksum, isChecksumOf } from '#core/checksums.ts'
import type { Figures } from '#core/figures.ts'
import { Button } from '#ui/button.tsx'
import { downloadText } from '#ui/download.ts'
import { countOf, formatNumber } from '#ui/format.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LongList } from '#ui/long-list.tsx'
import { type FileStatus, type RunFile, runFiles } from '#ui/many-files/run-files.ts'

interface CheckedFilesProps {
  checksums: readonly Checksum[]
  files: readonly File[]
  /** Calculates the hashes of a file that `checksums` has. */
  hash: RunFile<File, Figures>
  onClose: () => void
}

type Verdict = 'OK' | 'Changed' | 'Missing' | 'Could not be read' | 'Not checked' | 'Waiting'

const tones: Readonly<Record<Verdict, string>> = {
  OK: 'text-good',
  Changed: 'text-rubric',
  Missing: 'text-rubric',
  'Could not be read': 'text-rubric',
  'Not checked': 'text-soft-ink',
  Waiting: 'text-soft-ink',
}

/** Number of lines listed at first. */
const step = 50

/** Checks files against a checksum file, as `sha256sum -c` does: each line is OK, changed or missing. */
export function CheckedFiles({ checksums, files, hash, onClose }: CheckedFilesProps) {
  const headingId = useId()
  const panel = useRef<HTMLElement>(null)
  const controller = useRef<AbortController>(undefined)
  const [statuses, setStatuses] = useState<ReadonlyMap<File, FileStatus<Figures>>>(new Map())
  const [listed, others] = useMemo(() => splitFiles(files, checksums), [files, checksums])

  const start = useEffectEvent((signal: AbortSignal) => {
    const known = new Map<File, FileStatus<Figures>>()
    const onStatus = (index: number, status: FileStatus<Figures>) => {
      known.set(listed[index] as File, status)
      if (controller.current?.signal === signal) setStatuses(new Map(known))
    }
    void runFiles(listed, hash, { signal, onStatus })
  })
  useEffect(() => {
    const current = new AbortController()
    controller.current = current
    start(current.signal)
    // It replaces the button or the field that had the focus.
    panel.current?.focus({ preventScroll: true })
    return () => current.abort()
  }, [listed])

  const cancel = () => {
    controller.current?.abort()
    // The button disappears.
    panel.current?.focus({ preventScroll: true })
  }

  const verdicts = checksums.map((checksum) => verdictOn(checksum, listed, statuses))
  const isRunning = verdicts.includes('Waiting')
  const done = listed.filter((file) => !isPending(statuses.get(file))).length
  const report = () => checksums.map(({ name }, index) => `${name}: ${verdicts[index] ?? ''}\n`).join('')

  return (
    <section ref={panel} tabIndex={-1} className="opened-file many-files" aria-labelledby={headingId}>
      <h2 id={headingId} className="opened-file-name">
        Checksum list <span className="text-soft-ink">{countOf(checksums.length, 'line')}</span>
      </h2>
      <IconButton icon="x" label="Close files" onClick={onClose} />
      <div className="run-status">
        <progress aria-label="Progress" value={listed.length === 0 ? 1 : done / listed.length} max={1} />
        <span role="status">{isRunning ? 'Checking…' : summarize(verdicts)}</span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={isRunning} onClick={() => downloadText('checked-files.txt', report())}>
          <Icon name="download" />
          Download report
        </Button>
        {isRunning && (
          <Button variant="outline" size="sm" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
      <LongList items={checksums} step={step}>
        {(visible) => (
          // Focusable, so that it can be scrolled with the keyboard.
          <ul className="stats" aria-label="Whether each file matches" tabIndex={0}>
            {visible.map((checksum, index) => {
              const { name, hashes } = checksum
              const verdict = verdicts[index] as Verdict
              const hashName = matchingHash(checksum, [...statuses.values()]) ?? hashes[0]
              return (
                <li key={index} className="stats-row">
                  <bdi>{name}</bdi>
                  <span>
                    <span className="text-soft-ink">{hashName}</span> <span className={tones[verdict]}>{verdict}</span>
                  </span>
                </li>
              )
            })}
          </ul>
        )}
      </LongList>
      {others.length > 0 && (
        <p className="text-soft-ink">
          Not in the list: <bdi>{others.map(({ name }) => name).join(', ')}</bdi>
        </p>
      )}
    </section>
  )
}

/** Returns the files that the list has, and the others. */
function splitFiles(
  files: readonly File[],
  checksums: readonly Checksum[],
): readonly [readonly File[], readonly File[]] {
  const isListed = ({ name }: File) => checksums.some((checksum) => isChecksumOf(checksum, name))
  return [files.filter(isListed), files.filter((file) => !isListed(file))]
}

function isPending(status: FileStatus<Figures> | undefined): boolean {
  return status === undefined || status.kind === 'running'
}

/** Several files can have the name in a line, if the list has them in different folders. One that matches is enough. */
function verdictOn(
  checksum: Checksum,
  files: readonly File[],
  statuses: ReadonlyMap<File, FileStatus<Figures>>,
): Verdict {
  const candidates = files.filter(({ name }) => isChecksumOf(checksum, name)).map((file) => statuses.get(file))
  if (candidates.length === 0) return 'Missing'
  if (matchingHash(checksum, candidates) !== undefined) return 'OK'
  if (candidates.some(isPending)) return 'Waiting'
  if (candidates.some((status) => status?.kind === 'skipped')) return 'Not checked'
  return candidates.some((status) => status?.kind === 'failed') ? 'Could not be read' : 'Changed'
}

/** Returns which of the hashes that the list may mean is equal to that of a file. */
function matchingHash(
  { hashes, digits }: Checksum,
  statuses: readonly (FileStatus<Figures> | undefined)[],
): string | undefined {
  return hashes.find((hash) => statuses.some((status) => status?.kind === 'done' && status.result[hash] === digits))
}

function summarize(verdicts: readonly Verdict[]): string {
  const counts = (Object.keys(tones) as Verdict[]).flatMap((verdict, index) => {
    const count = verdicts.filter((other) => other === verdict).length
    return count === 0 ? [] : [`${formatNumber(count)} ${index === 0 ? verdict : verdict.toLowerCase()}`]
  })
  return counts.join(', ')
}
