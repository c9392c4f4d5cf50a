import { useEffect } from 'react'
import type { LongText } from '#core/long-text/long-text.ts'
import type { OptionValues } from '#core/tool/options.ts'
import type { Tool } from '#core/tool/manifest.ts'
import { type InputSources, useEngine, useStableValue } from '#run/use-engine.ts'
import type { TextBuffer } from './text-area/text-buffer.ts'
import { useTextValue } from './text-area/use-text.ts'
import { toast } from './toasts.ts'
import { useToolState } from './use-tool-state.ts'

interface Pressed<O, Result> {
  readonly result: Result
  readonly source: LongText
  readonly options: O
}

interface PressedSettings<O> {
  /** What the engine reads of the text; all by default. */
  readonly read?: (buffer: TextBuffer) => LongText
  /** The options that the result follows after the first press, as it follows the text then. By default it stays. */
  readonly follows?: O
}

/** For tools whose buttons make a result below the text. It stays until the next press. */
export function usePressedTool<T extends Tool, Result>(
  id: string,
  tool: T,
  print: (result: Result) => string,
  buffer: TextBuffer,
  { read = ({ value }) => value, follows }: PressedSettings<OptionValues<T['options']>> = {},
) {
  type Values = OptionValues<T['options']>
  const value = useTextValue(buffer)
  const engine = useEngine(id, tool, print)
  const [last, setLast] = useToolState<Pressed<Values, Result> | undefined>(`${id}/last`, undefined)
  const shown = value.length === 0 ? undefined : last
  const isCurrent = shown?.source === value
  const inputOf = (text: LongText) => ({ text }) as InputSources<T['inputs']>

  // A view creates it on every render, which would start the run again.
  const followed = useStableValue(follows)
  const isOutdated =
    followed !== undefined &&
    shown !== undefined &&
    (!isCurrent || JSON.stringify(shown.options) !== JSON.stringify(followed))
  const { runLive } = engine
  useEffect(() => {
    if (!isOutdated) return
    void runLive({ text: value } as InputSources<T['inputs']>, followed).then((outcome) => {
      if (outcome) setLast(outcome.ok ? { result: outcome.result, source: value, options: followed } : undefined)
    })
  }, [isOutdated, runLive, value, followed, setLast])

  /** Returns the result, or undefined after an error or a cancelled run. An error is also a toast. */
  const press = async (options: Values): Promise<Result | undefined> => {
    const source = buffer.value
    const outcome = await engine.run(inputOf(read(buffer)), options)
    if (outcome?.ok) {
      setLast({ result: outcome.result, source, options })
      return outcome.result
    }
    if (outcome) toast([outcome.message, outcome.detail].filter(Boolean).join(': '), { destructive: true, key: id })
    return undefined
  }

  return { ...engine, press, shown, isCurrent }
}
