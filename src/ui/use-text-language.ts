import { useEffect } from 'react'
import { type Language, type LanguageChoice, languageSampleLength, nameOfLanguage } from '#core/language/languages.ts'
import { type LongText, startOfText } from '#core/long-text/long-text.ts'
import { countWords } from '#core/text/words.ts'
import type { TextBuffer } from './text-area/text-buffer.ts'
import { useTextValue } from './text-area/use-text.ts'
import { useToolState } from './use-tool-state.ts'

/** After this many words, the language of the text is known well enough to keep it. */
const minWords = 200

interface KeptLanguage {
  readonly language: Language
  /** `starts` of the text. Another text may be in another language. */
  readonly starts: number
  /** The text in which it was found. */
  readonly value: LongText
}

interface TextLanguage {
  /** For the engine: the chosen one or, while the user types on in a text of some length, the one that was found before. */
  readonly language: LanguageChoice
  readonly isAutomatic: boolean
  readonly isEmpty: boolean
  /** Keeps the language that was found, if the text is long enough. */
  readonly keep: (found: Language) => void
}

/** The language of a text, for tools that have the option. */
export function useTextLanguage(id: string, buffer: TextBuffer, chosen: LanguageChoice): TextLanguage {
  const value = useTextValue(buffer)
  const [kept, setKept] = useToolState<KeptLanguage | undefined>(`${id}/language`, undefined)
  const isAutomatic = chosen === 'auto'
  const isEmpty = value.length === 0
  const isKept = kept !== undefined && !isEmpty && kept.starts === buffer.starts
  return {
    // For the text in which it was found, the engine need not run again.
    language: isAutomatic && isKept && kept.value !== value ? kept.language : chosen,
    isAutomatic,
    isEmpty,
    keep: (found) => {
      if (isKept || countWords(startOfText(value, languageSampleLength)) < minWords) return
      setKept({ language: found, starts: buffer.starts, value })
    },
  }
}

/** Keeps the language of a result, and returns what the option’s initial choice stands for. */
export function useFoundLanguage(
  { isAutomatic, isEmpty, keep }: TextLanguage,
  result: { readonly language?: Language } | undefined,
): { readonly language?: string } {
  const found = result?.language
  useEffect(() => {
    if (isAutomatic && found !== undefined) keep(found)
  })
  if (!isAutomatic || isEmpty || !result) return {}
  return { language: found === undefined ? 'English (not sure)' : `${nameOfLanguage(found)} (found)` }
}
