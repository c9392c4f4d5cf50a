import type { EndRule, SentenceLanguage } from '#core/text/sentence-rules.ts'
import { normalizeLineBreaks } from '#core/long-text/long-text.ts'
import { detectLanguage } from './detect-language.ts'
import type { LanguageData } from './language-data.ts'
import { type Language, type LanguageChoice, languageSampleLength } from './languages.ts'

/** The language of a text. */
export interface TextLanguage {
  /** Undefined if the text does not show it. It is then treated as English. */
  readonly code?: Language
  /** What the rules read of the language. Undefined for English, which the rules know. */
  readonly rules?: SentenceLanguage
  readonly syllables?: LanguageData['syllables']
}

type DataModule = () => Promise<{ readonly data: LanguageData }>

/** Each language is a module of its own, so that a text in English loads none of them. */
const modules: Readonly<Record<Exclude<Language, 'en'>, DataModule>> = {
  ar: () => import('./data/ar.ts'),
  de: () => import('./data/de.ts'),
  el: () => import('./data/el.ts'),
  es: () => import('./data/es.ts'),
  fi: () => import('./data/fi.ts'),
  fr: () => import('./data/fr.ts'),
  he: () => import('./data/he.ts'),
  hi: () => import('./data/hi.ts'),
  it: () => import('./data/it.ts'),
  ja: () => import('./data/ja.ts'),
  ko: () => import('./data/ko.ts'),
  nl: () => import('./data/nl.ts'),
  pl: () => import('./data/pl.ts'),
  pt: () => import('./data/pt.ts'),
  ru: () => import('./data/ru.ts'),
  sv: () => import('./data/sv.ts'),
  th: () => import('./data/th.ts'),
  tr: () => import('./data/tr.ts'),
  uk: () => import('./data/uk.ts'),
  zh: () => import('./data/zh.ts'),
}

const loaded = new Map<Language, TextLanguage>()

/** Returns the rules of a language, at once if they need not be loaded. */
function loadLanguage(code: Language | undefined): TextLanguage | Promise<TextLanguage> {
  if (code === undefined) return {}
  if (code === 'en') return { code }
  return loaded.get(code) ?? modules[code]().then(({ data }) => keepLanguage(code, data))
}

function keepLanguage(code: Language, data: LanguageData): TextLanguage {
  const abbreviations = new Map<string, EndRule>()
  for (const [rule, words] of Object.entries(data.abbreviations)) {
    for (const word of wordsIn(words)) abbreviations.set(word, rule as EndRule)
  }
  const rules = { abbreviations, stopWords: new Set(wordsIn(data.stopWords)), hasOrdinals: data.hasOrdinals ?? false }
  const language: TextLanguage = { code, rules, ...(data.syllables && { syllables: data.syllables }) }
  loaded.set(code, language)
  return language
}

function wordsIn(list: string): string[] {
  return list.trim().split(/\s+/)
}

/** In UTF-16 code units. A CR LF counts as one character, in a file as in a field. */
const readLength = 2 * languageSampleLength

function codeFor(start: string, choice: LanguageChoice | undefined): Language | undefined {
  if (choice !== undefined && choice !== 'auto') return choice
  return detectLanguage(normalizeLineBreaks(start.slice(0, readLength)))
}

/** The part of a result that says which language a text is in. */
export interface InLanguage {
  /** Absent if the text does not show it. */
  readonly language?: Language
}

/** Returns the language as part of a result. */
export function inLanguage({ code }: TextLanguage): InLanguage {
  return code === undefined ? {} : { language: code }
}

/** Calls `use` with the language of a text: at once if it is English, or as soon as its rules are loaded. */
export function withLanguage<Result>(
  text: string,
  choice: LanguageChoice | undefined,
  use: (language: TextLanguage) => Result,
): Result | Promise<Result> {
  const language = loadLanguage(codeFor(text, choice))
  return language instanceof Promise ? language.then(use) : use(language)
}

/** Reads the start of a text that arrives in chunks. Returns its language, and all of its chunks. */
export async function readLanguage(
  chunks: AsyncIterable<string>,
  choice: LanguageChoice | undefined,
): Promise<{ language: TextLanguage; chunks: AsyncIterable<string> }> {
  const iterator = chunks[Symbol.asyncIterator]()
  let start = ''
  while (start.length < readLength) {
    const next = await iterator.next()
    if (next.done) break
    start += next.value
  }
  return { language: await loadLanguage(codeFor(start, choice)), chunks: chain(start, iterator) }
}

async function* chain(start: string, rest: AsyncIterator<string>): AsyncGenerator<string, void, void> {
  yield start
  yield* { [Symbol.asyncIterator]: () => rest }
}
