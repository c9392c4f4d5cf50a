import { useRef } from 'react'
import { flagNames } from '#core/tool/options.ts'
import type { ViewProps } from '#core/tool/manifest.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceActions } from '#ui/choice-actions.tsx'
import { lazyPart, usePreload } from '#ui/lazy-part.tsx'
import { CopyButton } from '#ui/text-buttons.tsx'
import { OfferLine } from '#ui/offer-line.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Figure } from '#ui/figure.tsx'
import { countOf, formatNumber, pluralize } from '#core/format.ts'
import { toast } from '#ui/toasts.ts'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { usePressedTool } from '#ui/use-pressed-tool.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import { type Kind, type Options, tool } from './tool.ts'
import type { Extracted } from './result.ts'
import { nouns } from './nouns.ts'
import { print } from './result.ts'
import './view.css'

export { tool }

/** Loaded with the first text, because an empty page does not need them. */
const loadItems = () => import('./extracted-items.tsx')
const ExtractedItems = lazyPart(loadItems)

/** More items would noticeably delay the transfer from the worker. */
const maxItems = 10_000

export default function TextExtractor({ id }: ViewProps) {
  const { text, value, options, setOptions, setForText, area, fields } = useTextTool(id, tool)
  const extractor = usePressedTool(id, tool, print, text)
  const isEmpty = value.length === 0
  const finding = extractor.shown
  const count = finding?.result.count ?? 0
  const { one, many } = nouns[finding?.options.kind ?? 'emails']
  const hasOldPattern = finding?.options.kind === 'pattern' && finding.options.pattern !== options.pattern
  const isCurrent = extractor.isCurrent && !hasOldPattern
  const { withoutScheme, nonAsciiEmails }: Partial<Extracted> = isCurrent && finding ? finding.result : {}
  const afterItems = useRef<HTMLDivElement>(null)
  usePreload(loadItems, !isEmpty)

  const extract = (chosen: Options) => {
    setOptions(chosen)
    return extractor.press({ ...chosen, limit: maxItems })
  }

  const press = async (kind: Kind, chosen = options) => {
    const result = await extract({ ...chosen, kind })
    if (!result) return
    const { one, many } = nouns[kind]
    const hasFixedText = kind === 'emails' || kind === 'urls'
    const found = hasFixedText ? `${formatNumber(result.count)} ${one}(s)` : countOf(result.count, one, many)
    toast(`Found ${found}`, { key: id })
  }

  const accept = (choice: Partial<Options>) => {
    setForText(choice)
    void press(finding?.options.kind ?? options.kind, { ...options, ...choice })
  }

  /** Applies switches to the listed items at once. */
  const changeSwitches = (chosen: Options) => {
    if (finding) void extract({ ...chosen, kind: finding.options.kind })
    else setOptions(chosen)
  }

  return (
    <ToolLayout
      bar={
        <>
          {finding && <Figure value={count} label={pluralize(count, one, many)} />}
          <CopyButton
            variant={count > 0 ? 'default' : 'outline'}
            text={() => (finding ? extractor.print(finding.result) : '')}
            disabled={count === 0 || !isCurrent}
          />
        </>
      }
      actions={
        <ChoiceActions
          option={tool.options.kind}
          only={['emails', 'urls', 'phones', 'hashtags', 'mentions', 'ips', 'numbers']}
          main={options.kind}
          isDone={count > 0}
          disabled={isEmpty}
          onChoose={(kind) => void press(kind)}
        />
      }
      result={
        <>
          {finding && count > 0 && (
            <ExtractedItems
              found={finding.result}
              kind={finding.options.kind}
              isOutdated={!isCurrent}
              print={() => extractor.print(finding.result)}
            />
          )}
          {nonAsciiEmails !== undefined && (
            <p className="note">{countOf(nonAsciiEmails, 'email')} with letters such as é before the @ left out.</p>
          )}
          <div ref={afterItems} tabIndex={-1}>
            {withoutScheme !== undefined && (
              <OfferLine
                label={`Include ${pluralize(withoutScheme, 'it', 'them')}`}
                onAccept={() => accept({ bareDomains: true })}
                focusNext={afterItems}
              >
                {countOf(withoutScheme, 'URL')} without http:// left out.
              </OfferLine>
            )}
          </div>
        </>
      }
      sidebar={
        <>
          <div className="extract-pattern">
            <OptionFields {...fields} only={['pattern']} />
            <Button variant="secondary" disabled={isEmpty} onClick={() => void press('pattern')}>
              Find matches
            </Button>
          </div>
          <OptionFields {...fields} onChange={changeSwitches} only={[]} more={flagNames(tool.options)} />
        </>
      }
    >
      <ToolTextArea
        examples={() => import('./examples.ts')}
        {...area}
        rows={7}
        onExample={(example) => {
          const chosen = area.onExample(example)
          void press(chosen.kind, chosen)
        }}
      />
      <RunStatus run={extractor} />
    </ToolLayout>
  )
}
