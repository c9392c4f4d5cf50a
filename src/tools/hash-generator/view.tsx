import { flagNames } from '#core/tool/options.ts'
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
  const isEmpty = !file && value.length === 0

  return (
    <ToolLayout
      isStale={hasher.isStale}
      bar={
        <>
          {hashes ? (
            <ComparisonStatus hashes={hashes} />
          ) : (
            <p className="note">{isEmpty ? 'Type text or open a file.' : 'No hashes yet.'}</p>
          )}
          <CopyButton
            text={() => (hashes ? hasher.print(hashes) : '')}
            name="Copy all hashes"
            disabled={!hashes || hasher.isStale}
          />
        </>
      }
      sidebar={
        <>
          <OptionFields {...fields} legend="Hashes" only={flagNames(tool.options)} />
          <OptionFields {...fields} only={['expected', 'key', 'format']} />
        </>
      }
    >
      <ToolTextArea examples={() => import('./examples.ts')} {...area} rows={8} openedFile={openedFile} />
      <LiveStatus tool={hasher} file={file} fileHint="Close the file, or change an option to start again." />
      {hashes && <HashRows hashes={hashes} isStale={hasher.isStale} print={() => hasher.print(hashes)} />}
    </ToolLayout>
  )
}

function ComparisonStatus({ hashes: { comparison, format = 'hex' } }: { hashes: Hashes }) {
  const written = tool.options.format.choices.find(({ value }) => value === format)
  if (!comparison) return <p className="note">{written?.label}</p>
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
  print: () => string
}

function HashRows({ hashes: { comparison, format, ...hashes }, isStale, print }: HashRowsProps) {
  return (
    <Output
      title="Hashes"
      actions={
        <>
          <DownloadButton label="Download hashes" text={print} disabled={isStale} />
          <ContinueButton text={print} title="Hashes" disabled={isStale} isMain />
        </>
      }
    >
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
