import { InputError, isInputError } from '#core/input-error.ts'
import { TextBuilder } from '#core/text/text-builder.ts'

/** Encodes or decodes the lines of a text one by one. Line breaks and empty lines stay. An error names its line. */
export function codeEachLine(text: string, firstLine: number, code: (line: string) => readonly string[]): string[] {
  const result = new TextBuilder()
  // Every second part is a line break.
  text.split(/(\r\n|\n|\r)/).forEach((part, index) => {
    const isLine = index % 2 === 0 && part !== ''
    try {
      for (const chunk of isLine ? code(part) : [part]) result.add(chunk)
    } catch (error) {
      if (!isInputError(error)) throw error
      throw new InputError(error.message, `Line ${String(firstLine + index / 2)}: ${error.detail ?? ''}`)
    }
  })
  return result.take()
}
