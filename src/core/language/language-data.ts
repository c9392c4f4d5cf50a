import type { EndRule } from '#core/text/sentence-rules.ts'

/** What is known of a language. Lists of words are separated by whitespace. */
export interface LanguageData {
  /** In lower case, without the last full stop and without spaces: `z.b`. */
  readonly abbreviations: Readonly<Partial<Record<EndRule, string>>>
  /** In lower case. */
  readonly stopWords: string
  /** Whether numbers with a full stop are ordinals. */
  readonly hasOrdinals?: true
  /** Patterns of lower-case letters: the vowels of a syllable, and the letters that are not spoken. */
  readonly syllables?: { readonly nucleus: string; readonly silent?: string }
}
