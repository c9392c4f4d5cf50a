import type { ViewProps } from '#core/tool/manifest.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { ContinueButton, CopyButton, DownloadButton, SmallCopyButton } from '#ui/text-buttons.tsx'
import { LiveStatus } from '#ui/live-status.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Output } from '#ui/output.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { useOpenedFile } from '#ui/use-opened-file.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import type { Hashes } from './result.ts'
import { formatHash } from './hash-format.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'
import './view.css'

export { tool }

export default function HashGenerator({ id }: ViewProps) {
  const { value, options, area, fields } = useTextTool(id, tool)
  const openedFile = useOpenedFile(id, 'Hash of the file itself, read directly from disk.')
  const { file } = openedFile
  const hasher = useLiveTool(id, tool, print, value.length > 0 ? { text: value } : undefined, options, file)
  const hashes = hasher.result

  const printHashes = () => (hashes ? hasher.print(hashes) : '')

  return (
    <ToolLayout
      isStale={hasher.isStale}
      bar={
        <>
          {hashes && <ComparisonStatus hashes={hashes} />}
          <CopyButton text={printHashes} name="Copy all hashes" disabled={!hashes || hasher.isStale} />
        </>
      }
      resultActions={
        <>
          <DownloadButton accessibleName="Download hashes" text={printHashes} disabled={!hashes || hasher.isStale} />
          <ContinueButton text={printHashes} title="Hashes" disabled={!hashes || hasher.isStale} isMain />
        </>
      }
      isBarBelow
      result={hashes && <HashRows hashes={hashes} isStale={hasher.isStale} />}
      sidebar={
        <>
          <OptionFields {...fields} legend="Hashes" only={['md5', 'sha1', 'sha256', 'sha384', 'sha512']} />
          <OptionFields {...fields} only={['expected']} more={['sha3-256', 'sha3-512', 'crc32', 'key', 'format']} />
        </>
      }
    >
      <ToolTextArea examples={() => import('./examples.ts')} {...area} rows={8} openedFile={openedFile} />
      <LiveStatus tool={hasher} file={file} fileHint="Close the file, or change an option to start again." />
    </ToolLayout>
  )
}

function ComparisonStatus({ hashes: { comparison } }: { hashes: Hashes }) {
  if (!comparison) return null
  const isEqual = comparison.equals !== null
  return (
    <p className="hash-comparison" role="status" data-equal={isEqual || undefined}>
      <span aria-hidden="true">{isEqual ? '✓' : '✗'}</span> {comparison.says}
    </p>
  )
}

interface HashRowsProps {
  hashes: Hashes
  isStale: boolean
}

function HashRows({ hashes: { comparison, format, ...hashes }, isStale }: HashRowsProps) {
  return (
    <Output title="Hashes">
      <dl className="hash-rows ruled-list">
        {Object.entries(hashes).map(([label, hex]) => (
          <div key={label} data-equal={comparison?.equals === label || undefined}>
            <dt>{label}</dt>
            <dd className="user-text">{formatHash(hex, format)}</dd>
            <dd>
              <SmallCopyButton text={() => formatHash(hex, format)} name={`Copy ${label}`} disabled={isStale} />
            </dd>
          </div>
        ))}
      </dl>
    </Output>
  )
}
