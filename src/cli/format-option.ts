import { optionWord, type OptionValue } from '#core/tool/options.ts'

/** Returns an option as it is typed: `--style upper`. */
export function formatOption(name: string, value: OptionValue): string {
  if (typeof value === 'boolean') return `--${value ? '' : 'no-'}${optionWord(name)}`
  const text = String(value)
  // With `=`, an empty value or one that looks like an option is easier to read.
  return text === '' || text.startsWith('-')
    ? `--${optionWord(name)}=${text === '' ? '' : quote(text)}`
    : `--${optionWord(name)} ${quote(text)}`
}

/** Quotes for a shell: inside single quotes, only the quote itself is special. */
export function quote(text: string): string {
  if (/^[\w./:@%+,-]+$/.test(text)) return text
  return `'${text.replaceAll("'", `'\\''`)}'`
}
