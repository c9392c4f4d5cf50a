/** The languages that can be found, by their ISO 639-1 codes, in the order of their English names. */
export const languages = [
  'ar',
  'zh',
  'nl',
  'en',
  'fi',
  'fr',
  'de',
  'el',
  'he',
  'hi',
  'it',
  'ja',
  'ko',
  'pl',
  'pt',
  'ru',
  'es',
  'sv',
  'th',
  'tr',
  'uk',
] as const

export type Language = (typeof languages)[number]

/** A language that a person chose, or `auto` to find it. */
export type LanguageChoice = Language | 'auto'

/** In UTF-16 code units. The start of a text shows its language, so that a stream and a field agree. */
export const languageSampleLength = 20_000

const names = new Intl.DisplayNames('en-GB', { type: 'language' })

/** Returns the English name of a language, such as German. */
export function nameOfLanguage(code: string): string {
  return names.of(code) ?? code
}
