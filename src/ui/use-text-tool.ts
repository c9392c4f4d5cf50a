import { initialOptions, type Options } from '#core/options.ts'
import type { Example, Input, Tool } from '#core/tool.ts'
import { useText, useTextValue } from './text-area/use-text.ts'
import { useOptionsForText } from './use-options-for-text.ts'
import { useToolOptions } from './use-tool-options.ts'

/** The text and the options of a tool, for its view. */
export function useTextTool<I extends { text: Input }, O extends Options>(id: string, tool: Tool<I, O>) {
  const text = useText(`${id}/text`)
  const [options, setOptions] = useToolOptions(id, tool.options)
  const setForText = useOptionsForText(id, text, [options, setOptions])
  return {
    text,
    value: useTextValue(text),
    options,
    setOptions,
    /** Sets options that an example or an offer suggests. They are reset when the text is gone. */
    setForText,
    /** The props of the `ToolTextArea`. An example sets its options. */
    area: {
      tool,
      buffer: text,
      onExample: (example: Example<I, O>) => setForText({ ...initialOptions(tool.options), ...example.options }),
    },
    /** The props of `OptionFields`. */
    fields: { options: tool.options, values: options, onChange: setOptions },
  }
}
