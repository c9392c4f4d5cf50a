import { useEffect, useState } from 'react'
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
  readonly value: LongText
  /** For the engine: the chosen one or, while the user types on in a text of some length, the one that was found before. */
  readonly language: LanguageChoice
  readonly isAutomatic: boolean
  /** Keeps the language that was found, if the text is long enough. */
  readonly keep: (found: Language) => void
}

/** The language of a text, for tools that have the option. */
export function useTextLanguage(id: string, buffer: TextBuffer, chosen: LanguageChoice): TextLanguage {
  const value = useTextValue(buffer)
  const [kept, setKept] = useToolState<KeptLanguage | undefined>(`${id}/language`, undefined)
  const isAutomatic = chosen === 'auto'
  const isKept = kept !== undefined && value.length > 0 && kept.starts === buffer.starts
  return {
    // For the text in which it was found, the engine need not run again.
    language: isAutomatic && isKept && kept.value !== value ? kept.language : chosen,
    value,
    isAutomatic,
    keep: (found) => {
      if (isKept || countWords(startOfText(value, languageSampleLength)) < minWords) return
      setKept({ language: found, starts: buffer.starts, value })
    },
  }
}

interface FoundLanguage {
  readonly language?: Language
}

/** Keeps the language of a result, and returns what the option’s initial choice stands for. */
export function useFoundLanguage(
  { value, isAutomatic, keep }: TextLanguage,
  result: FoundLanguage | undefined,
): { readonly language?: string } {
  const found = result?.language
  // Until there is a new result, the last one is that of an earlier text.
  const [earlier, setEarlier] = useState({ value, result })
  if (earlier.value !== value) setEarlier({ value, result })
  const isOfText = earlier.value === value && earlier.result !== result
  useEffect(() => {
    if (isAutomatic && isOfText && found !== undefined) keep(found)
  })
  if (!isAutomatic || value.length === 0 || !result) return {}
  return { language: found === undefined ? 'English (not sure)' : `${nameOfLanguage(found)} (found)` }
}
