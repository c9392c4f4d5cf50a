import { type Choice, choice } from '#core/tool/define-options.ts'
import { type LanguageChoice, languages, nameOfLanguage } from './languages.ts'

/** The language of the text, for tools whose result depends on it. */
export const languageOption: Choice<LanguageChoice> = choice(
  'Language',
  Object.fromEntries([
    ['auto', 'Found in the text'],
    ...languages.map((code) => [code, nameOfLanguage(code)] as const),
  ]) as Readonly<Record<LanguageChoice, string>>,
)
