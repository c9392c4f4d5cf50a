import { type ReactNode, useEffect, useState } from 'react'
import { type Checksum, isChecksumFile, isChecksumOf, parseChecksums } from '#core/checksums.ts'
import type { Figures } from '#core/figures.ts'
import type { OptionValue } from '#core/options.ts'
import type { TextSource } from '#core/text-source.ts'
import type { PageManifest } from '#core/tool.ts'
import { convertInWorker } from '#run/file-worker.ts'
import { CheckedFiles } from './checked-files.tsx'
import type { FileRun } from '#ui/many-files/run-files.ts'
import { useText } from '#ui/text-area/use-text.ts'
import type { FilesPanelProps } from '#ui/tool-context.ts'

interface ChecksumFilesProps extends FilesPanelProps {
  id: string
  tool: PageManifest
  /** Shown if there is no checksum list. */
  children: ReactNode
}

interface Checks {
  readonly opened: readonly File[]
  /** Empty if there is no list. */
  readonly checksums: readonly Checksum[]
  /** The opened files without the lists. */
  readonly files: readonly File[]
}

/** Checks the files if one of them is a checksum file, or if the text is a checksum list. */
export default function ChecksumFiles({ id, tool, files: opened, onClose, children }: ChecksumFilesProps) {
  const buffer = useText(`${id}/text`)
  const [checks, setChecks] = useState<Checks>()
  useEffect(() => {
    let isCurrent = true
    void findChecks(opened, buffer.value).then((found) => {
      if (isCurrent) setChecks(found)
    })
    return () => {
      isCurrent = false
    }
  }, [opened, buffer])
  if (checks?.opened !== opened) return null
  const { checksums, files } = checks
  if (checksums.length === 0) return children
  return (
    <CheckedFiles
      checksums={checksums}
      files={files}
      hash={(file, run) => hashFile({ id, tool, file, checksums }, run)}
      onClose={onClose}
    />
  )
}

async function findChecks(opened: readonly File[], text: TextSource): Promise<Checks> {
  const lists = new Map<File, readonly Checksum[]>()
  for (const file of opened) {
    if (!isChecksumFile(file)) continue
    // A file that cannot be read fails again, with a message, when it is hashed.
    const checksums = parseChecksums(await file.text().catch(() => ''), file.name)
    if (checksums) lists.set(file, checksums)
  }
  const typed = typeof text === 'string' && lists.size === 0 ? parseChecksums(text) : undefined
  return {
    opened,
    checksums: [...lists.values(), ...(typed ? [typed] : [])].flat(),
    files: opened.filter((file) => !lists.has(file)),
  }
}

interface HashJob {
  readonly id: string
  readonly tool: PageManifest
  readonly file: File
  readonly checksums: readonly Checksum[]
}

/**
 * Calculates only the hashes that the list has for a file. If they don't match, calculates the others of the same length
 * that the list may mean.
 */
async function hashFile(job: HashJob, run: FileRun) {
  const listed = job.checksums.filter((checksum) => isChecksumOf(checksum, job.file.name))
  const first = await calculate(job, new Set(listed.map(({ hashes }) => hashes[0])), run)
  if (!first?.ok) return first
  const others = listed
    .filter(({ hashes, digits }) => first.result[hashes[0]] !== digits)
    .flatMap(({ hashes }) => hashes.slice(1))
  if (others.length === 0) return first
  const second = await calculate(job, new Set(others), run)
  return second?.ok ? { ok: true as const, result: { ...first.result, ...second.result } } : second
}

async function calculate({ id, tool, file }: HashJob, needed: ReadonlySet<string>, run: FileRun) {
  const options = Object.entries(tool.options).map(([option, { kind: type, label, initial }]) => [
    option,
    // The flags are labelled with the names of the hashes.
    type === 'flag' ? needed.has(label) : initial,
  ])
  const job = { id, file, tool, options: Object.fromEntries(options) as Record<string, OptionValue> }
  const outcome = await convertInWorker(job, tool, run)
  if (!outcome?.ok) return outcome
  return { ok: true as const, result: 'rows' in outcome.result ? (outcome.result.rows[0] as Figures) : {} }
}
