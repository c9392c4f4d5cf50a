import { clip } from '#core/text/clip.ts'
import type { ViewProps } from '#core/tool/manifest.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { copyWithToast } from '#ui/clipboard.ts'
import { ContinueButton, CopyButton, DownloadButton } from '#ui/text-buttons.tsx'
import { LiveStatus } from '#ui/live-status.tsx'
import { Figure } from '#ui/figure.tsx'
import { formatNumber, pluralize } from '#core/format.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Meter } from '#ui/meter.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Output } from '#ui/output.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { useFoundLanguage, useTextLanguage } from '#ui/use-text-language.ts'
import type { Hashtags, Settings } from './result.ts'
import type { Allowance } from './allowances.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'
import './view.css'

export { tool }

const noHashtags: Hashtags = { items: [], candidates: [], allowances: [] }

const shownOptions = ['letters', 'skipCommon', 'phrases', 'max', 'language'] as const

export default function HashtagGenerator({ id }: ViewProps) {
  const { text, value, options, setOptions, area } = useTextTool(id, tool)
  const textLanguage = useTextLanguage(id, text, options.language)
  const generator = useLiveTool(id, tool, print, value.length === 0 ? undefined : { text: value }, {
    ...options,
    language: textLanguage.language,
  })
  const initialLabels = useFoundLanguage(textLanguage, generator.result)
  const tags = generator.result ?? noHashtags
  const { items, candidates, allowances } = tags
  const output = { text: () => generator.print(tags), disabled: items.length === 0 || generator.isStale }

  const change = (next: Settings) => {
    // Without capitals, the words of a phrase could not be told apart. They can be switched off again.
    const needsCapitals = next.phrases && !options.phrases && next.letters === 'typed'
    setOptions(needsCapitals ? { ...next, letters: 'capitals' } : next)
  }

  const toggle = (tag: string) => {
    const dropped = candidates.filter((other) => (other === tag ? items.includes(tag) : !items.includes(other)))
    setOptions({ ...options, without: dropped.join(' ') })
  }

  return (
    <ToolLayout
      isStale={generator.isStale}
      bar={
        <>
          <Figure value={items.length} label={pluralize(items.length, 'hashtag')} />
          <CopyButton {...output} />
        </>
      }
      resultActions={
        <>
          <DownloadButton {...output} accessibleName="Download hashtags" />
          <ContinueButton {...output} title="Hashtags" isMain />
        </>
      }
      isBarBelow
      result={
        candidates.length > 0 ? (
          <Output title="Hashtags">
            <TagList candidates={candidates} items={items} onToggle={toggle} />
          </Output>
        ) : (
          generator.outcome?.ok && <p className="empty box">No words with more than two letters yet.</p>
        )
      }
      sidebar={
        <>
          <OptionFields
            options={tool.options}
            values={options}
            onChange={change}
            only={shownOptions}
            initialLabels={initialLabels}
          />
          {candidates.length > 0 &&
            allowances.map((allowance) => <AllowanceMeter key={allowance.platform} {...allowance} />)}
        </>
      }
    >
      <ToolTextArea examples={() => import('./examples.ts')} {...area} isProse mayBeHtml={false} rows={8} />
      <LiveStatus tool={generator} />
    </ToolLayout>
  )
}

/** In UTF-16 code units. Longer tags are shortened, because a whole file may be a single word. */
const maxShownLength = 200

interface TagListProps extends Pick<Hashtags, 'candidates' | 'items'> {
  onToggle: (tag: string) => void
}

/** Dropped tags stay where they are, crossed out, so that nothing moves under the pointer. */
function TagList({ candidates, items, onToggle }: TagListProps) {
  return (
    <ul className="hashtag-list">
      {candidates.map((tag) => {
        const isKept = items.includes(tag)
        const name = clip(tag, maxShownLength)
        const Name = isKept ? 'span' : 'del'
        return (
          <li key={tag} className="box">
            <Name className={isKept ? undefined : 'note'}>
              <bdi>
                <span className={isKept ? 'hashtag-sign' : undefined}>#</span>
                {name.slice(1)}
              </bdi>
            </Name>
            <IconButton
              icon="copy"
              label={`Copy ${name}`}
              size="small-icon"
              disabled={!isKept}
              onClick={() => void copyWithToast(tag, 'Hashtag copied!')}
            />
            <IconButton
              icon={isKept ? 'x' : 'undo-2'}
              label={`${isKept ? 'Drop' : 'Restore'} ${name}`}
              size="small-icon"
              onClick={() => onToggle(tag)}
            />
          </li>
        )
      })}
    </ul>
  )
}

function AllowanceMeter({ platform, unit, used, limit }: Allowance) {
  const over = used - limit
  const verb = unit === 'tags' ? 'you have' : 'you use'
  const text = `allows ${formatNumber(limit)}${unit === 'tags' ? '' : ' characters'}, ${verb} ${formatNumber(used)}`
  return (
    <Meter
      label={platform}
      text={over > 0 ? `${text}: drop ${unit === 'tags' ? formatNumber(over) : 'some'}` : text}
      value={used}
      max={limit}
      tone={over > 0 ? 'bad' : 'plain'}
    />
  )
}
