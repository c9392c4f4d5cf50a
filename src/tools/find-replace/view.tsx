import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Failure } from '#ui/failure.tsx'
import { Figure } from '#ui/figure.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { formatNumber } from '#ui/format.ts'
import { toast } from '#ui/toasts.ts'
import { ToolText } from '#ui/tool-text.tsx'
import { useInPlace } from '#ui/use-in-place.ts'
import { useKept } from '#ui/use-kept.ts'
import { useText, useTextValue } from '#ui/text-area/use-text.ts'
import { Workbench } from '#ui/workbench.tsx'
import { Working } from '#ui/working.tsx'
import { engine, type Place } from './engine.ts'
import { tool } from './tool.ts'
import './view.css'

/** More would take the page a noticeable time to receive, and nobody to read. */
const mostMarked = 10_000

const nothing: readonly Place[] = []

export default function FindReplace({ id }: ViewProps) {
  const text = useText(`${id}/text`)
  const value = useTextValue(text)
  const [options, setOptions] = useKept(`${id}/options`, initialOptions(tool.options))
  const finder = useEngine(id, tool, engine)
  const outcome = useLiveOutcome(finder, options.find === '' ? undefined : { text: value }, {
    ...options,
    // What it is replaced with changes no match.
    replace: '',
    preview: true,
    limit: mostMarked,
  })
  const found = outcome?.ok ? outcome.result : undefined
  const count = found?.count ?? 0
  const replacer = useEngine(id, tool, engine)
  const replaceInPlace = useInPlace(text, replacer)
  const fields = { options: tool.options, values: options, onChange: setOptions }

  const replaceAll = async () => {
    const replaced = await replaceInPlace(options)
    if (replaced) toast(`Replaced ${formatNumber(replaced.count)} occurrence(s)`)
  }

  return (
    <Workbench
      isStale={finder.isStale || outcome?.ok === false}
      bar={
        <>
          <Figure value={count} label={count === 1 ? 'match' : 'matches'} />
          <CopyButton variant="outline" text={() => value} copied={tool.copied} disabled={value.length === 0} />
        </>
      }
      margin={
        <fieldset className="checks">
          <legend>Matching</legend>
          <OptionFields {...fields} only={['caseSensitive', 'wholeWord', 'regex']} />
          {options.regex && (
            <p className="replace-note">
              <code>$1</code> and <code>$&amp;</code> stand for what was found, <code>\n</code> for a line break.
            </p>
          )}
        </fieldset>
      }
    >
      <form
        className="replace-fields"
        onSubmit={(event) => {
          event.preventDefault()
          void replaceAll()
        }}
      >
        <OptionFields {...fields} only={['find', 'replace']} />
        {/* As high as the fields beside it. */}
        <Button type="submit" className="min-h-11!">
          Replace all
        </Button>
      </form>
      <Failure outcome={outcome} />
      <ToolText
        tool={tool}
        buffer={text}
        downloadName={id}
        highlights={found?.matches ?? nothing}
        onExample={(example) => { setOptions({ ...initialOptions(tool.options), ...example.options }) }}
      />
      {found?.matches && count > found.matches.length && (
        <p className="text-soft-ink">
          The first {formatNumber(found.matches.length)} matches are marked. Replace all replaces every one.
        </p>
      )}
      <Working run={finder} cancelledMeans="The count is of an earlier text or search." />
      <Working run={replacer} />
    </Workbench>
  )
}
