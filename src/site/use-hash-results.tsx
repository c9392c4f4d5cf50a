import { useState } from 'react'
import { defaultChecksum, printChecksums } from '#core/checksums.ts'
import type { Figures } from '#core/figures.ts'
import { attempt } from '#run/attempt.ts'
import type { ConvertedFile } from '#run/convert-file.ts'
import type { ManyFilesResults } from '#ui/many-files/many-files.tsx'

/** Lists one hash of each file. The visitor chooses which one, and downloads it as a checksum file. */
export function useHashResults(): ManyFilesResults<ConvertedFile> {
  const [chosen, setChosen] = useState<string>()
  const hashFor = (hashes: Figures) => (chosen !== undefined && chosen in hashes ? chosen : defaultChecksum(hashes))

  return {
    downloadLabel: 'Download checksums',
    showResult: (result) => {
      const hashes = hashesOf(result)
      return <code className="user-text">{hashes[hashFor(hashes)]}</code>
    },
    // All files have the same hashes.
    resultOptions: ([first]) => {
      const hashes = first ? hashesOf(first) : {}
      return (
        <label className="flex items-center gap-2 text-sm">
          Hash
          <select
            className="button min-h-11 border-soft-ink bg-sheet px-2.5 text-sm text-ink sm:min-h-8"
            value={hashFor(hashes)}
            onChange={({ target }) => setChosen(target.value)}
          >
            {Object.keys(hashes).map((hash) => (
              <option key={hash}>{hash}</option>
            ))}
          </select>
        </label>
      )
    },
    pack: (finished) =>
      attempt(() => {
        const files = finished.map(({ file: { name }, result }) => ({ name, hashes: hashesOf(result) }))
        const { name, text } = printChecksums(files, hashFor(files[0]?.hashes ?? {}))
        return { name, content: new Blob([text], { type: 'text/plain' }) }
      }),
  }
}

function hashesOf(result: ConvertedFile): Figures {
  return 'rows' in result ? (result.rows[0] as Figures) : {}
}
