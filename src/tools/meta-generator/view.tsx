import { useRef } from 'react'
import { initialOptions, type Option } from '#core/tool/options.ts'
import type { ViewProps } from '#core/tool/manifest.ts'
import { attempt } from '#run/attempt.ts'
import { useLiveOutcome } from '#run/use-engine.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { useFocusOnArrival } from '#ui/arrival.ts'
import { Button } from '#ui/button.tsx'
import { ContinueButton, CopyButton, DownloadButton } from '#ui/text-buttons.tsx'
import { TryExample } from '#ui/try-example.tsx'
import { Failure } from '#ui/failure.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Figure } from '#ui/figure.tsx'
import { countOf } from '#core/format.ts'
import { Icon } from '#ui/icon.tsx'
import { Output } from '#ui/output.tsx'
import { TextPreview } from '#ui/text-preview.tsx'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { WidthMeter } from '#ui/width-meter.tsx'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { CutNote, useCutText } from './cut-note.tsx'
import type { Fields } from './field-rules.ts'
import { Previews } from './previews.tsx'
import type { PageDescription } from './page-description.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'
import './view.css'

export { tool }

/** Describes the page also while there are no tags yet. */
const describer = {
  runLive: (_: object, fields: Fields) =>
    attempt(async () => (await import('./page-description.ts')).describePage(fields)),
}

const mainNames: readonly (keyof Fields)[] = ['title', 'description', 'keywords', 'url']
const moreNames = (Object.keys(tool.options) as (keyof Fields)[]).filter((name) => !mainNames.includes(name))

const emptyFields = initialOptions(tool.options)

const emptyLine = { characters: 0, pixels: 0, isEstimate: false, shown: '' }
const emptyPage: PageDescription = {
  title: { ...emptyLine, limit: 600 },
  description: { ...emptyLine, limit: 920 },
  problems: [],
  preview: { ...emptyFields, breadcrumbs: [] },
}

export default function MetaGenerator({ id }: ViewProps) {
  const [options, setOptions] = useToolOptions(id, tool.options)
  const description = useLiveOutcome(describer, {}, options)
  const page = description?.ok ? description.result : emptyPage
  const isComplete = page.preview.title !== '' && page.preview.description !== ''
  const generator = useLiveTool(id, tool, print, isComplete ? {} : undefined, options)
  const tags = generator.result
  const isFilled = (name: keyof Fields) => options[name] !== emptyFields[name]
  const isEmpty = ![...mainNames, ...moreNames].some(isFilled)
  const problems = Object.fromEntries(page.problems.map(({ field, message }) => [field, message]))
  const fields = useRef<HTMLDivElement>(null)
  useFocusOnArrival(() => fields.current?.querySelector('input')?.focus({ preventScroll: true }))
  const { cutTexts, watchPaste } = useCutText()
  // The button that was clicked disappears, so focus moves to a field.
  const fill = (values: typeof options, name: keyof Fields = 'title') => {
    setOptions(values)
    fields.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
  }
  const set = (name: keyof Fields, value: string) => fill({ ...options, [name]: value }, name)
  const noteFor = (name: keyof Fields) => {
    const suggestion = page.problems.find(({ field }) => field === name)?.suggestion
    if (suggestion !== undefined) {
      return (
        <Button variant="link" size="inline" className="meta-suggestion" onClick={() => set(name, suggestion)}>
          Use {suggestion}
        </Button>
      )
    }
    const cutText = cutTexts[name]
    if (cutText?.after === options[name]) {
      return <CutNote text={cutText} onChange={(text) => set(name, text)} />
    }
    const option: Option = tool.options[name]
    if (option.kind !== 'text' || option.maxLength === undefined) return undefined
    const excess = options[name].length - option.maxLength
    // Browsers ignore further typing without a word.
    const full = excess === 0 ? 'The field is full. Shorten the text to add more.' : ''
    // From an opened recipe.
    const over = excess > 0 ? `${countOf(excess, 'character')} too many. The tags still contain the whole text.` : ''
    const counted = /\p{Emoji_Presentation}/mu.test(options[name])
      ? 'The field counts each emoji as two or more characters.'
      : ''
    return (full || over || counted) && <p className="small-note">{`${full}${over} ${counted}`}</p>
  }
  const notes = Object.fromEntries([...mainNames, ...moreNames].map((name) => [name, noteFor(name)]))
  const fieldProps = { options: tool.options, values: options, onChange: setOptions, problems, notes }

  const printTags = () => tags?.text ?? ''

  return (
    <ToolLayout
      isStale={generator.isStale}
      bar={
        <>
          <Figure value={tags?.tags ?? 0} label="tags" />
          <CopyButton text={printTags} disabled={!tags || generator.isStale} />
        </>
      }
      resultActions={
        <>
          <DownloadButton accessibleName="Download tags" text={printTags} disabled={!tags} />
          <ContinueButton text={printTags} title="Tags" isMain disabled={!tags} />
          <Button variant="ghost" size="sm" disabled={isEmpty} onClick={() => fill(emptyFields)}>
            <Icon name="x" />
            Clear
          </Button>
        </>
      }
      message={
        <TryExample
          load={() => import('./examples.ts')}
          isHidden={!isEmpty}
          onChoose={(example) => fill({ ...emptyFields, ...example.options })}
        />
      }
      isBarBelow
      result={
        <>
          {tags ? (
            <Output title="Tags">
              <TextPreview text={tags.text} />
            </Output>
          ) : (
            <p className="empty box">Fill in the title and description to get the tags.</p>
          )}
          {(page.preview.title !== '' || page.preview.description !== '') && (
            <Previews {...page} isNoindex={options.robots.startsWith('noindex')} />
          )}
        </>
      }
      sidebar={
        <>
          <WidthMeter label={`Title, ${countOf(page.title.characters, 'character')}`} line={page.title} />
          <WidthMeter
            label={`Description, ${countOf(page.description.characters, 'character')}`}
            line={page.description}
          />
          <p className="preview-note">
            Measured in Arial at 20 px (title) and 14 px (description), without kerning. Search engines don’t publish
            limits, but titles over 600 px and descriptions over 920 px are often cut off.
          </p>
        </>
      }
    >
      <div className="meta-fields" ref={fields} onPaste={watchPaste}>
        <OptionFields {...fieldProps} only={mainNames} more={moreNames} />
      </div>
      <Failure outcome={generator.outcome} />
    </ToolLayout>
  )
}
