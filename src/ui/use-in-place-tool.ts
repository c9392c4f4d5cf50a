import { useState } from 'react'
import type { OptionValues } from '#core/tool/options.ts'
import type { Tool } from '#core/tool/manifest.ts'
import { chunkedResultOf } from '#core/long-text/chunked-result.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import { type LongText, chunksIn, toLongText } from '#core/long-text/long-text.ts'
import type { FileFormat } from '#core/long-text/file-format.ts'
import { type InputSources, useEngine } from '#run/use-engine.ts'
import type { TextBuffer, Version } from './text-area/text-buffer.ts'
import { useTextValue } from './text-area/use-text.ts'
import { toast } from './toasts.ts'
import { useToolState } from './use-tool-state.ts'

type O<T extends Tool> = OptionValues<T['options']>

interface TextResult {
  readonly text?: string
}

/** What an action did to the text. */
export interface TextChange<O, Result> {
  readonly before: LongText
  readonly after: LongText
  /** Whether neither the text nor how its file was written has changed. */
  readonly isSame: boolean
  readonly options: O
  readonly result: Result
}

interface DescribedChange<O, Result> extends TextChange<O, Result> {
  readonly message: string
}

type RunText<O, Result> = (input: { readonly text: LongText }, options: O) => Promise<Outcome<Result> | undefined>

interface InPlaceSettings<O, Result> {
  /** The tool's options and how to set them, from `useTextTool`. */
  readonly options: readonly [O, (options: O) => void]
  /** Where the last change is kept, for a second action of the tool. The id by default. */
  readonly key?: string
  /** Changes what the engine gets or returns. */
  readonly run?: (run: RunText<O, Result>) => RunText<O, Result>
  /** Says in numbers what the action did. */
  readonly describe: (change: TextChange<O, Result>) => string | Promise<string>
  /**
   * What to say instead of repeating an action on its own result, such as encoding twice. Undefined if the action may be
   * repeated without asking.
   */
  readonly describeRepeat?: (options: O) => { readonly message: string; readonly label: string } | undefined
  /** Reads the text and its format from the result, for tools that change the format. By default it stays. */
  readonly readResult?: (chunks: readonly string[], format: FileFormat | undefined) => Version
}

/** A sentence about the last press of a button, and possibly a button to go on. */
export interface ActionStatus {
  readonly message: string
  readonly button?: { readonly label: string; readonly press: () => void }
}

/**
 * For tools that replace the text with their result. On an error, they show a toast and leave the text unchanged. Returns
 * the handle of the engine, too.
 */
export function useInPlaceTool<T extends Tool, Result extends TextResult>(
  id: string,
  tool: T,
  print: (result: Result) => string,
  buffer: TextBuffer,
  {
    options: [options, setOptions],
    describe,
    describeRepeat,
    readResult,
    run,
    key = id,
  }: InPlaceSettings<O<T>, Result>,
) {
  const engine = useEngine(id, tool, print)
  const runEngine: RunText<O<T>, Result> = (input, chosen) => engine.run(input as InputSources<T['inputs']>, chosen)
  const runText = run?.(runEngine) ?? runEngine
  const value = useTextValue(buffer)
  const [last, setLast] = useToolState<DescribedChange<O<T>, Result> | undefined>(`${key}/last-change`, undefined)
  const [lastFailure, setLastFailure] = useState<{ readonly text: LongText; readonly outcome: Outcome<unknown> }>()
  const [question, setQuestion] = useState<{ readonly change: unknown; readonly status: ActionStatus }>()
  const change = last?.after === value ? last : undefined

  /** Runs the action on a text that is in the buffer, or was there before the change that is now revised. */
  const transform = async (before: LongText, chosen: O<T>, revised?: TextChange<O<T>, Result>) => {
    const shown = buffer.value
    setQuestion(undefined)
    const outcome = await runText({ text: before }, chosen)
    if (!outcome) return undefined
    if (!revised) setLastFailure({ text: shown, outcome })
    if (!outcome.ok) {
      toast(outcome.message, { destructive: true })
      return undefined
    }
    if (buffer.value !== shown) {
      // Replacing the text now would discard what the user has typed since.
      toast('The text changed while this was running, so nothing was replaced. Try again.', { destructive: true })
      return undefined
    }
    // Undo then leads to the text before both changes.
    if (revised && !revised.isSame) buffer.undo()
    const { format: formatBefore } = buffer
    const { text, format } = readResult
      ? readResult(resultChunks(outcome.result), formatBefore)
      : { text: resultText(outcome.result), format: formatBefore }
    if (text !== undefined) buffer.replace(isSameText(text, before) ? before : text, format)
    const isSame = buffer.value === before && buffer.format === formatBefore
    const made = { before, after: buffer.value, isSame, options: chosen, result: outcome.result }
    setLast({ ...made, message: isSame ? 'Nothing to change' : await describe(made) })
    return outcome.result
  }

  /** Runs the action with the current options and the given choice. */
  const apply = async (choice: Partial<O<T>> = {}) => {
    const chosen = { ...options, ...choice }
    setOptions(chosen)
    const repeat = describeRepeat?.(chosen)
    const isRepeat = change && !change.isSame && describeRepeat?.(change.options)?.label === repeat?.label
    if (!repeat || !isRepeat) return transform(buffer.value, chosen)
    const press = () => void applyAgain(choice)
    setQuestion({ change, status: { message: repeat.message, button: { label: repeat.label, press } } })
    return undefined
  }

  /** Like `apply`, without asking whether to repeat the action on its own result. */
  const applyAgain = (choice: Partial<O<T>>) => transform(buffer.value, { ...options, ...choice })

  /** Like `apply`, but on the text before the last change, unless the text was edited since. */
  const applyToOriginal = async (choice: Partial<O<T>>) => {
    const chosen = { ...options, ...choice }
    setOptions(chosen)
    return transform(change?.before ?? buffer.value, chosen, change)
  }

  /** Sets options and, unless the text was edited since the last change, applies them to the text before that change. */
  const changeOptions = (changed: O<T>) => {
    setOptions(changed)
    setLastFailure(undefined)
    if (change) void transform(change.before, changed, change)
  }

  return {
    ...engine,
    apply,
    applyAgain,
    applyToOriginal,
    changeOptions,
    /** The last change, while the text is its result. */
    change,
    /** Takes the last change back. Undefined if there is none. */
    undo: change && !change.isSame ? () => buffer.undo() : undefined,
    status: change && (question?.change === change ? question.status : { message: change.message }),
    recordOutcome: (outcome: Outcome<unknown>) => setLastFailure({ text: buffer.value, outcome }),
    /** The error of the last run, until the text changes: a toast would disappear before the user has found its position. */
    failure: lastFailure?.text === value ? lastFailure.outcome : undefined,
  }
}

function resultChunks(result: TextResult): readonly string[] {
  return chunkedResultOf(result)?.chunks ?? [result.text ?? '']
}

function resultText(result: TextResult): LongText | undefined {
  // Chunked results are not joined.
  const chunked = chunkedResultOf(result)
  if (chunked) return toLongText(chunked.chunks)
  return result.text === undefined ? undefined : toLongText(result.text)
}

function isSameText(a: LongText, b: LongText): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b
  if (a.length !== b.length) return false
  // The chunks of both texts may have different lengths.
  const others = chunksIn(b)[Symbol.iterator]()
  let other = ''
  for (let chunk of chunksIn(a)) {
    while (chunk !== '') {
      if (other === '') other = (others.next().value as string | undefined) ?? ''
      const length = Math.min(chunk.length, other.length)
      if (length === 0 || chunk.slice(0, length) !== other.slice(0, length)) return false
      chunk = chunk.slice(length)
      other = other.slice(length)
    }
  }
  return true
}
