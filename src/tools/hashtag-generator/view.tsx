import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { ContinueButton } from '#ui/continue-button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DownloadButton } from '#ui/download-button.tsx'
import { Failure } from '#ui/failure.tsx'
import { Figure } from '#ui/figure.tsx'
import { formatNumber } from '#ui/format.ts'
import { Meter } from '#ui/meter.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Output } from '#ui/output.tsx'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { ToolTextArea } from '#ui/tool-text-area.tsx'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import type { Hashtags } from './engine.ts'
import type { Allowance } from './platforms.ts'
import { tool } from './tool.ts'
import './view.css'

const engine = lazyEngine(() => import('./engine.ts'))

const noHashtags: Hashtags = { items: [], allowances: [] }

export default function HashtagGenerator({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const [options, setOptions] = useToolOptions(id, tool.options)
  const generator = useEngine(id, tool, engine)
  const outcome = useLiveOutcome(generator, value.length === 0 ? undefined : { text: value }, options)
  const tags = outcome?.ok ? outcome.result : noHashtags
  const { items, allowances } = tags

  return (
    <ToolLayout
      isStale={generator.isStale}
      bar={
        <>
          <Figure value={items.length} label={items.length === 1 ? 'hashtag' : 'hashtags'} />
          <CopyButton
            text={() => generator.print(tags)}
            copiedMessage={tool.copiedMessage}
            disabled={items.length === 0 || generator.isStale}
          />
        </>
      }
      sidebar={
        <>
          <OptionFields options={tool.options} values={options} onChange={setOptions} />
          {items.length > 0 &&
            allowances.map((allowance) => <AllowanceMeter key={allowance.platform} {...allowance} />)}
        </>
      }
    >
      <ToolTextArea
        tool={tool}
        buffer={text}
        rows={8}
        onExample={(example) => {
          setOptions({ ...initialOptions(tool.options), ...example.options })
        }}
      />
      <Failure outcome={outcome} />
      <RunStatus run={generator} cancelledHint="Results are out of date." />
      {items.length > 0 && (
        <Output
          title="Hashtags"
          actions={
            <>
              <DownloadButton
                label="Download hashtags"
                name={id}
                text={() => generator.print(tags)}
                disabled={generator.isStale}
              />
              <ContinueButton text={() => generator.print(tags)} title="Hashtags" disabled={generator.isStale} isMain />
            </>
          }
        >
          <TagList tags={items} />
        </Output>
      )}
      {outcome?.ok && items.length === 0 && <p className="empty">No words with more than two letters yet.</p>}
    </ToolLayout>
  )
}

/** In UTF-16 code units. Longer tags are shortened, because a whole file may be a single word. */
const maxShownLength = 200

function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="hashtag-list">
      {tags.map((tag) => (
        <li key={tag} dir="auto">
          <span className="hashtag-sign">#</span>
          {tag.slice(1, maxShownLength)}
          {tag.length > maxShownLength && '…'}
        </li>
      ))}
    </ul>
  )
}

function AllowanceMeter({ platform, unit, used, limit }: Allowance) {
  const isOver = used > limit
  const share = `${formatNumber(used)} of ${formatNumber(limit)} ${unit}`
  return (
    <Meter
      label={platform}
      text={isOver ? `${share}, ${formatNumber(used - limit)} too many` : share}
      value={used}
      max={limit}
      tone={isOver ? 'bad' : 'plain'}
    />
  )
}
