import { useRef } from 'react'
import { clip } from '#core/text/clip.ts'
import type { ViewProps } from '#core/tool.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { Button } from '#ui/button.tsx'
import { copyWithToast } from '#ui/clipboard.ts'
import { ContinueButton, CopyButton, DownloadButton, SmallCopyButton } from '#ui/text-buttons.tsx'
import { LiveStatus } from '#ui/live-status.tsx'
import { Figure } from '#ui/figure.tsx'
import { formatNumber } from '#ui/format.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Meter } from '#ui/meter.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Output } from '#ui/output.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { betterSettings, type Settings } from './better-settings.ts'
import type { Hashtags } from './engine.ts'
import type { Allowance } from './platforms.ts'
import { tool } from './tool.ts'
import './view.css'

const engine = lazyEngine(() => import('./engine.ts'))

const noHashtags: Hashtags = { items: [], candidates: [], allowances: [], related: [], isComposed: false }

const shownOptions = ['letters', 'ranked', 'skipCommon', 'phrases', 'max'] as const

export default function HashtagGenerator({ id }: ViewProps) {
  const { value, options, setOptions, setForText, area } = useTextTool(id, tool)
  const generator = useEngine(id, tool, engine)
  const outcome = useLiveOutcome(generator, value.length === 0 ? undefined : { text: value }, options)
  const tags = outcome?.ok ? outcome.result : noHashtags
  const { items, candidates, allowances, better, related, isComposed } = tags
  const output = { text: () => generator.print(tags), disabled: items.length === 0 || generator.isStale }
  const result = useRef<HTMLDivElement>(null)

  const change = (next: Settings) => {
    const startsRanking = next.ranked && !options.ranked
    const startsPhrases = next.phrases && !options.phrases
    // Without capitals, the words of a phrase could not be told apart. They can be switched off again.
    const needsCapitals = (startsRanking || startsPhrases) && next.letters === 'typed'
    setOptions({
      ...next,
      letters: needsCapitals ? 'capitals' : next.letters,
      // Tags are either ranked or one per phrase.
      ranked: next.ranked && !startsPhrases,
      phrases: next.phrases && !startsRanking,
    })
  }

  const chooseBetter = () => {
    // The button disappears, so focus moves to the result.
    result.current?.focus({ preventScroll: true })
    setForText(betterSettings(options))
  }

  const toggle = (tag: string) => {
    const dropped = candidates.filter((other) => (other === tag ? items.includes(tag) : !items.includes(other)))
    setOptions({ ...options, without: dropped.join(' ') })
  }

  const areAllAdded = related.every((tag) => items.includes(tag))
  const setAdded = (isAdded: (tag: string) => boolean) => {
    setForText({ related: 0, with: related.filter(isAdded).join(' ') })
  }

  return (
    <ToolLayout
      isStale={generator.isStale}
      bar={
        <>
          <Figure value={items.length} label={items.length === 1 ? 'hashtag' : 'hashtags'} />
          <CopyButton {...output} />
        </>
      }
      sidebar={
        <>
          <OptionFields options={tool.options} values={options} onChange={change} only={shownOptions} />
          {candidates.length > 0 &&
            allowances.map((allowance) => <AllowanceMeter key={allowance.platform} {...allowance} />)}
          {items.length > 0 && <SmallCopyButton text={() => toVideoTags(items)} label="Copy for YouTube" />}
        </>
      }
    >
      <ToolTextArea {...area} rows={8} />
      <LiveStatus run={generator} outcome={outcome} />
      <div ref={result} tabIndex={-1} className="grid gap-4">
        {(candidates.length > 0 || better) && (
          <Output
            title="Hashtags"
            actions={
              <>
                <DownloadButton {...output} label="Download hashtags" />
                <ContinueButton {...output} title="Hashtags" isMain />
              </>
            }
          >
            {better && (
              <div className="grid gap-2">
                <p>
                  Better tags: <bdi className="user-text">{clip(better.join(' '), maxShownLength)}</bdi>
                </p>
                <div className="actions">
                  <CopyButton text={() => better.join(' ')} name="Copy better tags" variant="secondary" size="sm" />
                  <Button variant="secondary" size="sm" onClick={chooseBetter}>
                    Use these
                  </Button>
                </div>
              </div>
            )}
            <TagList candidates={candidates} items={items} onToggle={toggle} />
          </Output>
        )}
        {related.length > 0 && (
          <Output
            title="Related tags"
            actions={
              <Button variant="secondary" size="sm" onClick={() => setAdded(() => !areAllAdded)}>
                {areAllAdded ? 'Remove all' : 'Add all'}
              </Button>
            }
          >
            {isComposed && (
              <p className="text-soft-ink">Composed from your words, which aren’t a topic the tool knows.</p>
            )}
            <TagList
              candidates={related}
              items={items}
              onToggle={(tag) => setAdded((other) => items.includes(other) !== (other === tag))}
              isOffer
            />
          </Output>
        )}
      </div>
      {outcome?.ok && candidates.length === 0 && (
        <p className="empty">
          {options.ranked ? 'Only common words so far.' : 'No words with more than two letters yet.'}
        </p>
      )}
    </ToolLayout>
  )
}

/** In UTF-16 code units. Longer tags are shortened, because a whole file may be a single word. */
const maxShownLength = 200

/** Writes tags as those of a YouTube video: “Slow Travel, UK” for #SlowTravel and #UK. */
function toVideoTags(tags: readonly string[]): string {
  return tags.map((tag) => tag.slice(1).replaceAll(/(\p{L}\p{Ll})(?=\p{Lu}\p{Ll})/gmu, '$1 ')).join(', ')
}

const buttonSize = 'sm:size-8!'

interface TagListProps extends Pick<Hashtags, 'candidates' | 'items'> {
  onToggle: (tag: string) => void
  /** Whether the tags are offered, rather than dropped, while they are not among the items. */
  isOffer?: boolean
}

/** Dropped tags stay where they are, crossed out, so that nothing moves under the pointer. */
function TagList({ candidates, items, onToggle, isOffer = false }: TagListProps) {
  return (
    <ul className="hashtag-list">
      {candidates.map((tag) => {
        const isKept = items.includes(tag)
        const name = clip(tag, maxShownLength)
        const Name = isKept || isOffer ? 'span' : 'del'
        return (
          <li key={tag}>
            <Name className={isKept ? undefined : 'text-soft-ink'}>
              <bdi>
                <span className={isKept ? 'hashtag-sign' : undefined}>#</span>
                {name.slice(1)}
              </bdi>
            </Name>
            {!isOffer && (
              <IconButton
                icon="copy"
                label={`Copy ${name}`}
                className={buttonSize}
                disabled={!isKept}
                onClick={() => void copyWithToast(tag, 'Hashtag copied!')}
              />
            )}
            <IconButton
              icon={isKept ? 'x' : isOffer ? 'plus' : 'undo-2'}
              label={`${isKept ? 'Drop' : isOffer ? 'Add' : 'Restore'} ${name}`}
              className={buttonSize}
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
