import { use, useState } from 'react'
import { defaultChecksum, printChecksums } from '#core/hash/checksum-file.ts'
import { compare } from '#core/hash/expected-hash.ts'
import type { Figures } from '#core/tool/figures.ts'
import { isHashLength } from '#core/hash/supported-hashes.ts'
import type { Tool } from '#core/tool/manifest.ts'
import { pluralize } from '#core/format.ts'
import { attempt } from '#run/attempt.ts'
import type { ConvertedFile } from '#run/convert-file.ts'
import type { FinishedFile, ManyFilesResults } from '#ui/many-files/many-files.tsx'
import { CopyButton } from '#ui/text-buttons.tsx'
import { ToolContext } from '#ui/tool-context.ts'
import { useToolOptions } from '#ui/use-tool-options.ts'

/**
 * Lists one hash of each file. The visitor chooses which one, and copies or downloads it as a checksum file. A file with
 * the expected hash is marked.
 */
export function useHashResults({ copiedMessage }: Tool): ManyFilesResults<ConvertedFile> {
  const { id, options } = use(ToolContext)
  const [values] = useToolOptions(id, options)
  const expected = String(values['expected'] ?? '')
  const { digits } = compare(expected, {})
  const [chosen, setChosen] = useState<string>()
  const hashFor = (hashes: Figures) => (chosen !== undefined && chosen in hashes ? chosen : defaultChecksum(hashes))
  const print = (finished: readonly FinishedFile<ConvertedFile>[]) => {
    const files = finished.map(({ file: { name }, result }) => ({ name, hashes: hashesOf(result) }))
    return printChecksums(files, hashFor(files[0]?.hashes ?? {}))
  }

  return {
    downloadLabel: 'Download checksums',
    // Hashes that aren’t selected are calculated only if the expected hash is as long.
    restartKey: isHashLength(digits) ? digits : 0,
    showResult: (result) => {
      const hashes = hashesOf(result)
      const { equals, says } = compare(expected, hashes)
      return (
        <span>
          {equals !== null && <span className="good">✓ {says} </span>}
          <code className="user-text">{hashes[equals ?? hashFor(hashes)]}</code>
        </span>
      )
    },
    resultOptions: (finished, isRunning) => {
      // All files have the same hashes.
      const hashes = finished[0] ? hashesOf(finished[0].result) : {}
      return (
        <>
          <CopyButton
            variant="outline"
            size="sm"
            label="Copy checksums"
            text={() => print(finished).text}
            copiedMessage={copiedMessage}
            disabled={isRunning || finished.length === 0}
          />
          <label className="select-label">
            Hash
            <select className="select" value={hashFor(hashes)} onChange={({ target }) => setChosen(target.value)}>
              {Object.keys(hashes).map((hash) => (
                <option key={hash}>{hash}</option>
              ))}
            </select>
          </label>
          {expected.trim() !== '' && !isRunning && <ComparedFiles expected={expected} finished={finished} />}
        </>
      )
    },
    pack: (finished) =>
      attempt(() => {
        const { name, text } = print(finished)
        return { name, content: new Blob([text], { type: 'text/plain' }) }
      }),
  }
}

interface ComparedFilesProps {
  expected: string
  finished: readonly FinishedFile<ConvertedFile>[]
}

/** Says which of the files have the expected hash. */
function ComparedFiles({ expected, finished }: ComparedFilesProps) {
  const isMatch = ({ result }: FinishedFile<ConvertedFile>) => compare(expected, hashesOf(result)).equals !== null
  const names = finished.filter(isMatch).map(({ file }) => file.name)
  const isEqual = names.length > 0
  return (
    <p className="hash-comparison" role="status" data-equal={isEqual || undefined}>
      <span aria-hidden="true">{isEqual ? '✓' : '✗'}</span>{' '}
      {isEqual
        ? `${names.join(', ')} ${pluralize(names.length, 'has', 'have')} the expected hash.`
        : compare(expected, {}).says}
    </p>
  )
}

function hashesOf(result: ConvertedFile): Figures {
  const figures = 'rows' in result ? (result.rows[0] as Figures) : {}
  // The result also says in which format a single file’s hashes are shown. A list of checksums is always hexadecimal.
  return Object.fromEntries(Object.entries(figures).filter(([name]) => name !== 'format'))
}
