import { useRef } from 'react'
import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { useFocusOnArrival } from '#ui/arrival.ts'
import { Button } from '#ui/button.tsx'
import { ContinueButton } from '#ui/continue-button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DownloadButton } from '#ui/download-button.tsx'
import { Examples } from '#ui/examples.tsx'
import { Failure } from '#ui/failure.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Figure } from '#ui/figure.tsx'
import { Icon } from '#ui/icon.tsx'
import { Output } from '#ui/output.tsx'
import { TextPreview } from '#ui/text-preview.tsx'
import { SearchPreview } from '#ui/search-preview.tsx'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { WidthMeter } from '#ui/width-meter.tsx'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { urlBreadcrumbs } from './url-breadcrumbs.ts'
import { engine, type MetaTags, noTags } from './engine.ts'
import { SocialCard } from './social-card.tsx'
import { tool } from './tool.ts'
import './view.css'

export default function MetaGenerator({ id }: ViewProps) {
  const [options, setOptions] = useToolOptions(id, tool.options)
  const generator = useEngine(id, tool, engine)
  const outcome = useLiveOutcome(generator, {}, options)
  const tags = outcome?.ok ? outcome.result : noTags
  const isEmpty = Object.values(options).every((value) => value === '')
  const fields = useRef<HTMLDivElement>(null)
  useFocusOnArrival(() => fields.current?.querySelector('input')?.focus({ preventScroll: true }))
  // The button that was clicked disappears, so focus moves to the first field.
  const fill = (values: typeof options) => {
    setOptions(values)
    fields.current?.querySelector('input')?.focus()
  }

  return (
    <ToolLayout
      isStale={generator.isStale}
      bar={
        <>
          <Figure value={tags.tags} label={tags.tags === 1 ? 'tag' : 'tags'} />
          <CopyButton
            text={() => generator.print(tags)}
            copiedMessage={tool.copiedMessage}
            disabled={tags.tags === 0 || generator.isStale}
          />
        </>
      }
      sidebar={
        <>
          <WidthMeter label="Title width" line={tags.title} />
          <WidthMeter label="Description width" line={tags.description} />
          <p className="preview-note">
            Measured in Arial at 20 px (title) and 14 px (description), without kerning. Search engines don’t publish
            limits, but titles over 600 px and descriptions over 920 px are often cut off.
          </p>
        </>
      }
    >
      <div className="meta-fields" ref={fields}>
        <OptionFields options={tool.options} values={options} onChange={setOptions} />
        {isEmpty ? (
          <Examples
            examples={tool.examples}
            onChoose={(example) => {
              fill({ ...initialOptions(tool.options), ...example.options })
            }}
          />
        ) : (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              fill(initialOptions(tool.options))
            }}
          >
            <Icon name="x" />
            Clear
          </Button>
        )}
      </div>
      <Failure outcome={outcome} />
      {tags.tags > 0 && (
        <Output
          title="Tags"
          actions={
            <>
              <DownloadButton label="Download tags" text={() => tags.text} name={id} />
              <ContinueButton text={() => tags.text} title="Tags" isMain />
            </>
          }
        >
          <TextPreview text={tags.text} />
        </Output>
      )}
      <Previews tags={tags} url={options.url} />
    </ToolLayout>
  )
}

function Previews({ tags: { title, description }, url }: { tags: MetaTags; url: string }) {
  if (title.shown === '' && description.shown === '') {
    return <p className="empty">Fill in the title and description to get the tags. Previews appear as you type.</p>
  }
  const breadcrumbs = urlBreadcrumbs(url)
  const [site = 'example.com'] = breadcrumbs
  const name = title.shown === '' ? 'Your title' : title.shown
  return (
    <>
      <SearchPreview
        breadcrumbs={breadcrumbs.length === 0 ? [site] : breadcrumbs}
        title={name}
        description={description.shown}
      />
      <SocialCard site={site} title={name} description={description.shown} />
    </>
  )
}
