import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import type { TextRange } from '#core/tool/input-error.ts'
import { initialOptions } from '#core/tool/options.ts'
import type { ViewProps } from '#core/tool/manifest.ts'
import { useFileRun } from '#run/use-engine.ts'
import { useLiveTool } from '#run/use-live-tool.ts'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Failure } from '#ui/failure.tsx'
import { Figure } from '#ui/figure.tsx'
import { ActionMessage, CopyChanged, TextActions } from '#ui/in-place-bar.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { countOf, formatNumber, pluralize } from '#core/format.ts'
import { toast } from '#ui/toasts.ts'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { useInPlaceTool } from '#ui/use-in-place-tool.ts'
import { useLargeFile } from '#ui/use-opened-file.ts'
import { ToolLayout } from '#ui/tool-layout.tsx'
import { RunStatus } from '#ui/run-status.tsx'
import type { Replaced } from './result.ts'
import { MatchReview, useMatchReview } from './match-review.tsx'
import { modes } from './modes.ts'
import { pasteLines } from './paste-lines.ts'
import type { ReplaceOptions } from './replacer.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'
import './view.css'

export { tool }

/** Loaded with the result for a file. */
const FileWithReplacements = lazyPart(() => import('./file-with-replacements.tsx'))

/** Loaded with the first match. */
const ResultPreview = lazyPart(() => import('./result-preview.tsx'))

/** Longer lists would take noticeable time to transfer to the page. */
const maxHighlights = 10_000

const noMatches: readonly TextRange[] = []

function describeResult({ mode }: Pick<ReplaceOptions, 'mode'>, { count }: Replaced): string {
  const [noun, nouns] = modes[mode].nouns
  return `${modes[mode].done} ${countOf(count, noun, nouns)}`
}

export default function FindReplace({ id }: ViewProps) {
  const { text, value, options, setOptions, area, fields } = useTextTool(id, tool)
  const openedFile = useLargeFile(id, 'Searched')
  const { file } = openedFile
  const { mode, regex } = options
  const { button, resultTitle } = modes[mode]
  const replacesMatches = mode === 'replace'
  const isEmpty = options.find === ''
  const search = {
    ...options,
    // These do not affect the matches.
    mode: 'replace' as const,
    replace: '',
    preview: true,
    limit: maxHighlights,
  }
  const finder = useLiveTool(id, tool, print, isEmpty ? undefined : { text: value }, search, isEmpty ? undefined : file)
  const found = finder.result
  const action = useInPlaceTool(id, tool, print, text, {
    options: [options, setOptions],
    describe: ({ options: applied, result }) => describeResult(applied, result),
  })
  const matches = found?.matches ?? noMatches
  const review = useMatchReview(id, text, { matches, options })
  const fileRun = useFileRun(action, file, options)
  const fileResult = fileRun.outcome?.ok ? fileRun.outcome.result : undefined
  const [isReplacing, setIsReplacing] = useState(false)
  // The status of the count is hidden if replacing has cancelled or superseded it.
  const isCountObsolete = isReplacing || fileResult !== undefined || (action.isCancelled && !finder.visibleProgress)
  const count = (replacesMatches ? fileResult?.result.count : undefined) ?? found?.count ?? 0
  // The matches that are left after replacing would look like a failure. A new search has matches of its own.
  const isDone = action.change?.isSame === false && JSON.stringify(action.change.options) === JSON.stringify(options)
  const figure = (isDone ? action.change?.result.count : undefined) ?? count
  const [noun, nouns] = isDone ? modes[mode].nouns : modes.replace.nouns
  const figureLabel = `${pluralize(figure, noun, nouns)}${isDone ? ` ${modes[mode].done.toLowerCase()}` : ''}`

  const paste = (event: ClipboardEvent) => {
    const field = event.target
    if (!(field instanceof HTMLInputElement)) return
    const { selectionStart, selectionEnd, value: typed } = field
    const pasted = pasteLines(options, {
      name: field.name === 'find' ? 'find' : 'replace',
      text: event.clipboardData.getData('text/plain'),
      start: selectionStart ?? typed.length,
      end: selectionEnd ?? typed.length,
    })
    if (!pasted) return
    event.preventDefault()
    setOptions(pasted)
  }

  /** As in editors, Enter in the field “Find” goes to the next match, and with Shift to the previous one. */
  const goToMatch = (event: KeyboardEvent) => {
    const isFind = event.target instanceof HTMLInputElement && event.target.name === 'find'
    if (!isFind || event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (!replacesMatches || file || isEmpty) return
    event.preventDefault()
    if (event.shiftKey) review.goToPrevious()
    else review.goToNext()
  }

  const replaceInFile = async () => {
    // Replacing also counts the matches, so reading the file once is enough.
    if (finder.visibleProgress) finder.cancel()
    setIsReplacing(true)
    const replaced = await fileRun.start()
    setIsReplacing(false)
    return replaced?.ok ? replaced.result.result : undefined
  }

  const replaceAll = async () => {
    const replaced = await (file ? replaceInFile() : action.apply())
    if (!replaced) return
    toast(
      replacesMatches ? `Replaced ${formatNumber(replaced.count)} occurrence(s)` : describeResult(options, replaced),
    )
  }

  return (
    <ToolLayout
      isStale={!fileResult && finder.isStale}
      message={
        <ActionMessage
          status={isDone ? undefined : (action.status ?? review.status)}
          onUndo={file ? undefined : action.undo}
        />
      }
      bar={
        <>
          <Figure value={figure} label={figureLabel} />
          {!file && <CopyChanged value={value} isDone={action.change !== undefined} />}
        </>
      }
      resultActions={!file && <TextActions buffer={text} />}
      isBarBelow
      result={
        <>
          {!file && count > 0 && typeof value === 'string' && <ResultPreview id={id} text={value} options={options} />}
          {file && fileResult && <FileWithReplacements file={file} title={resultTitle} fileResult={fileResult} />}
        </>
      }
      sidebar={
        <>
          {replacesMatches && !file && <MatchReview review={review} />}
          <fieldset className="checks">
            <legend>Matching</legend>
            <OptionFields {...fields} only={['caseSensitive', 'wholeWord', 'regex']} />
            {regex && replacesMatches && (
              <p className="replace-note">
                <code>$1</code> and <code>$&amp;</code> insert what was found, and <code>\n</code> inserts a line break.
              </p>
            )}
          </fieldset>
          <OptionFields {...fields} only={[]} more={regex ? ['mode'] : ['escapes', 'mode']} />
        </>
      }
    >
      <form
        className="replace-fields"
        onPaste={paste}
        onKeyDown={goToMatch}
        onSubmit={(event) => {
          event.preventDefault()
          void replaceAll()
        }}
      >
        <OptionFields {...fields} only={modes[mode].fields} />
        <Button type="submit" isMainAction variant={action.change ? 'secondary' : 'default'}>
          {button}
        </Button>
      </form>
      <Failure outcome={fileRun.outcome?.ok === false ? fileRun.outcome : finder.outcome} />
      <ToolTextArea
        examples={() => import('./examples.ts')}
        {...area}
        // The search of an example stays, to be tried on another text.
        onExample={(example) => setOptions({ ...initialOptions(tool.options), ...example.options })}
        isProse
        mayBeHtml={false}
        rows={12}
        highlights={review.highlights}
        openedFile={openedFile}
      />
      {!file && found?.matches && count > found.matches.length && (
        <p className="note">
          Only the first {formatNumber(found.matches.length)} matches are highlighted. “{button}” uses every match.
        </p>
      )}
      {!(file && isCountObsolete) && (
        <RunStatus
          run={finder}
          countsBytes={file !== undefined}
          cancelledHint={file ? 'Change the search to count again.' : 'Results are out of date.'}
        />
      )}
      <RunStatus run={action} countsBytes={file !== undefined} />
    </ToolLayout>
  )
}
