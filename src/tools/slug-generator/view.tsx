import { useRef } from 'react'
import { clip } from '#core/text/clip.ts'
import type { ViewProps } from '#core/tool/manifest.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { ContinueButton, CopyButton, DownloadButton } from '#ui/text-buttons.tsx'
import { LiveStatus } from '#ui/live-status.tsx'
import { OfferLine } from '#ui/offer-line.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { countOf } from '#core/format.ts'
import { Figure } from '#ui/figure.tsx'
import { Output } from '#ui/output.tsx'
import { TextPreview } from '#ui/text-preview.tsx'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { type Options, tool } from './tool.ts'
import type { Slug } from './result.ts'
import { print } from './result.ts'
import './view.css'

export { tool }

/** The choices that may give a better slug, with the name of that slug, what it is and what the button says. */
const otherSlugs = [
  [
    'unicodeSlug',
    '{language} is transliterated character by character, often wrongly. In its own letters:',
    'Keep letters',
    { keepUnicode: true },
  ],
  ['punctuationSlug', 'With hyphens for punctuation:', 'Use hyphens', { splitPunctuation: true }],
  ['germanSlug', 'With German umlauts written out:', 'Use ae, oe, ue', { german: true }],
  ['andSlug', 'With “and” for &:', 'Use and', { writeAnd: true }],
] as const

const noSlug: Slug = { text: '', characters: 0, slugs: 0, isList: false }

export default function SlugGenerator({ id }: ViewProps) {
  const { value, options, setForText, area, fields } = useTextTool(id, tool)
  const generator = useLiveTool(id, tool, print, value.length === 0 ? undefined : { text: value }, options)
  const slug = generator.result ?? noSlug
  const title = slug.slugs > 1 ? 'Slugs' : 'Slug'
  const result = useRef<HTMLDivElement>(null)
  const offerLine = (label: string, choice: Partial<Options>) => ({
    label,
    onAccept: () => setForText(choice),
    focusNext: result,
  })

  const isEmpty = slug.slugs === 0 || generator.isStale

  return (
    <ToolLayout
      isStale={generator.isStale}
      bar={
        <>
          {slug.slugs > 1 ? (
            <Figure value={slug.slugs} label="slugs" />
          ) : (
            <output className="slug-line" dir="auto" tabIndex={0} aria-label="Slug">
              {clip(slug.text, maxLineLength)}
            </output>
          )}
          <CopyButton text={() => generator.print(slug)} disabled={isEmpty} />
        </>
      }
      resultActions={
        <>
          <DownloadButton text={() => slug.text} suffix="slug" accessibleName="Download slug" disabled={isEmpty} />
          <ContinueButton text={() => slug.text} title={title} isMain disabled={isEmpty} />
        </>
      }
      isBarBelow
      result={
        <div className="slug-result" ref={result} tabIndex={-1}>
          {slug.slugs > 1 && (
            <Output title={title}>
              <TextPreview text={slug.text} />
            </Output>
          )}
          {slug.slugs === 1 && <p className="note">{countOf(slug.characters, 'character')}</p>}
          {slug.isList && (
            <OfferLine {...offerLine('Make one slug per line', { perLine: true })}>
              All lines became one slug.
            </OfferLine>
          )}
          {otherSlugs.map(([name, reason, action, choice]) => {
            const other = slug[name]
            return other === undefined ? null : (
              <OfferLine key={name} {...offerLine(action, choice)}>
                {reason.replace('{language}', slug.uncertainLanguage ?? '')}{' '}
                <span className="user-text">{firstLineOf(other)}</span>
              </OfferLine>
            )
          })}
          {generator.outcome?.ok && value.length > 0 && slug.slugs === 0 && (
            <p className="note">Nothing here can be used in a slug. Add a letter or a digit.</p>
          )}
        </div>
      }
      sidebar={
        <OptionFields
          {...fields}
          only={['separator', 'perLine']}
          more={['keepUnicode', 'german', 'writeAnd', 'splitPunctuation', 'maxLength']}
        />
      }
    >
      <ToolTextArea examples={() => import('./examples.ts')} {...area} isProse mayBeHtml={false} rows={3} />
      <LiveStatus tool={generator} />
    </ToolLayout>
  )
}

/** In UTF-16 code units. A whole file may become one slug. */
const maxLineLength = 2000

const maxShownLength = 80

function firstLineOf(slugs: string): string {
  return clip(slugs, Math.min(slugs.search(/[\r\n]|$/), maxShownLength))
}
