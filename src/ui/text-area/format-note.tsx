import { encodingName } from '#core/long-text/encoding.ts'
import type { FileFormat, LineBreak } from '#core/long-text/file-format.ts'
import { Button } from '#ui/button.tsx'
import { formatNumber } from '#core/format.ts'
import type { TextBuffer } from './text-buffer.ts'
import { useFormat } from './use-text.ts'

const names: Readonly<Record<LineBreak, string>> = { '\r\n': 'CRLF', '\n': 'LF', '\r': 'CR' }

const systems: Readonly<Record<LineBreak, string>> = { '\r\n': 'Windows', '\n': 'Unix', '\r': 'Old Mac' }

/** Says what downloads keep of the file that the text comes from, and offers to convert its line ends. */
export default function FormatNote({ buffer }: { buffer: TextBuffer }) {
  const format = useFormat(buffer)
  if (!format) return null
  const { lineBreak, mixed } = format
  const other = lineBreak === '\n' ? '\r\n' : '\n'
  return (
    <span>
      {describeFormat(format)}
      {(mixed ?? lineBreak !== '\n') && (
        <>
          {' · '}
          <Button
            variant="link"
            size="inline"
            onClick={() => buffer.replace(buffer.value, format.with({ lineBreak: other, mixed: undefined }))}
          >
            {mixed ? `Make all ${names[other]}` : `Convert to ${names[other]}`}
          </Button>
        </>
      )}
    </span>
  )
}

function describeFormat({ encoding, hasByteOrderMark, lineBreak, mixed }: FileFormat): string {
  const kept = [
    ...(hasByteOrderMark ? ['byte order mark'] : []),
    ...(lineBreak === '\n' || mixed ? [] : [`${systems[lineBreak]} line ends (${names[lineBreak]})`]),
  ].join(' and ')
  const sentences = [
    ...(encoding === 'utf-8' ? [] : [`Read as ${encodingName(encoding)}, saved as UTF-8`]),
    ...(kept === '' ? [] : [`${kept.charAt(0).toUpperCase()}${kept.slice(1)}, kept in downloads`]),
    ...(mixed ? [`Mixed line ends: ${describeCounts(mixed)}. Downloads use ${names[lineBreak]}`] : []),
  ]
  return sentences.join(' · ')
}

function describeCounts(counts: Readonly<Record<LineBreak, number>>): string {
  const entries = Object.entries(counts) as [LineBreak, number][]
  return entries
    .flatMap(([lineBreak, count]) => (count > 0 ? `${formatNumber(count)} ${names[lineBreak]}` : []))
    .join(', ')
}
