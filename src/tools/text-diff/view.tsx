import { choice } from '#core/tool/define-options.ts'
import { initialOptions } from '#core/tool/options.ts'
import type { ViewProps } from '#core/tool/manifest.ts'
import { pluralize } from '#core/format.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { CopyButton } from '#ui/text-buttons.tsx'
import { LiveStatus } from '#ui/live-status.tsx'
import { ChoiceField } from '#ui/fields/choice-field.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Figure } from '#ui/figure.tsx'
import { useText, useWrittenText } from '#ui/text-area/use-text.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { useToolState } from '#ui/use-tool-state.ts'
import { DiffInputs } from './diff-inputs.tsx'
import { countDifferences, print } from './result.ts'
import type { Layout } from './shown-rows.ts'
import { tool } from './tool.ts'
import './view.css'

export { tool }

// Loaded with the first result.
const LineResult = lazyPart(() => import('./line-result.tsx'))
const ListSections = lazyPart(() => import('./list-sections.tsx'))

/** More rows would noticeably delay the transfer from the worker. */
const maxRows = 5000

const layouts = choice<Layout>('Show', { side: 'Side by side', unified: 'Unified' })

export default function TextDiff({ id }: ViewProps) {
  const buffers = { original: useText(`${id}/original`), modified: useText(`${id}/modified`) }
  // Written like the files that they come from, because their line breaks are compared.
  const texts = { original: useWrittenText(buffers.original), modified: useWrittenText(buffers.modified) }
  const [options, setOptions] = useToolOptions(id, tool.options)
  const [layout, setLayout] = useToolState<Layout>(`${id}/layout`, 'side')
  const isEmpty = texts.original.length === 0 && texts.modified.length === 0
  const differ = useLiveTool(id, tool, print, isEmpty ? undefined : texts, { ...options, limit: maxRows })
  const found = differ.result
  const count = found ? countDifferences(found) : 0
  const hasResult = count > 0 || (found?.mode === 'lists' && found.both.count > 0)
  const isList = options.mode === 'lists'
  const fields = { options: tool.options, values: options, onChange: setOptions }

  const swap = () => {
    const { original, modified } = buffers
    const { value, format, fileName } = original
    original.open(modified.value, { format: modified.format, fileName: modified.fileName })
    modified.open(value, { format, fileName })
  }

  return (
    <ToolLayout
      isStale={differ.isStale}
      bar={
        <>
          <Figure value={count} label={pluralize(count, 'difference')} />
          <CopyButton
            text={() => (found ? differ.print(found) : '')}
            disabled={!hasResult || differ.isStale}
            {...(options.mode === 'aligned' && { name: 'Copy patch' })}
          />
        </>
      }
      isBarBelow
      below={
        <div className="diff-result" data-filled={found !== undefined || undefined}>
          <LiveStatus tool={differ} textHint="This comparison is out of date." />
          <div role="status">{found?.message !== undefined && <p className="empty box">{found.message}</p>}</div>
          {found &&
            hasResult &&
            (found.mode === 'lists' ? (
              <ListSections lists={found} />
            ) : (
              <LineResult
                found={found}
                texts={differ.isStale ? undefined : texts}
                layout={layout}
                ignored={options}
                onAlign={() => setOptions({ ...options, mode: 'aligned' })}
              />
            ))}
        </div>
      }
    >
      <DiffInputs
        buffers={buffers}
        texts={texts}
        downloadName={id}
        onExample={(example) => setOptions({ ...initialOptions(tool.options), ...example.options })}
      >
        <div className="diff-controls">
          <OptionFields {...fields} only={['mode']} />
          {!isList && (
            <ChoiceField
              name="layout"
              option={layouts}
              value={layout}
              onChange={(value) => setLayout(value as Layout)}
            />
          )}
          <OptionFields {...fields} only={isList ? ['ignoreCase'] : ['ignoreCase', 'ignoreSpace']} />
          <Button variant="outline" size="sm" aria-label="Swap texts" disabled={isEmpty} onClick={swap}>
            <span aria-hidden="true">⇄</span> Swap
          </Button>
        </div>
      </DiffInputs>
    </ToolLayout>
  )
}
