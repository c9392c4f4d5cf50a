import { countGraphemes } from '#core/text/graphemes.ts'
import { lineBreakOf } from '#core/text/lines.ts'
import { writeOutUmlauts } from '#core/text/normalize.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import type { Options, tool } from './tool.ts'
import { print, type Slug } from './result.ts'

export const engine: Engine<typeof tool, Slug> = {
  async run({ text }, options) {
    const slug = await createSlug(text, options)
    const uncertainLanguage = findUncertainLanguage(text, options)
    return {
      text: slug,
      characters: countGraphemes(slug),
      slugs: slug.match(/[^\r\n]+/g)?.length ?? 0,
      ...(text.length <= maxHintLength && (await findOtherSlugs(text, slug, options))),
      ...(uncertainLanguage !== undefined && { uncertainLanguage }),
      isList: !options.perLine && /[\r\n]/.test(text.trim()),
    }
  },
  print,
  note: ({ uncertainLanguage }) =>
    uncertainLanguage && `${uncertainLanguage} is transliterated character by character, often wrongly.`,
}

/**
 * Languages that the table gets wrong: it reads kanji as Chinese, knows no vowels that are not written, and reads Cyrillic
 * as Russian.
 */
const uncertainLanguages: readonly (readonly [language: string, ...letters: RegExp[]])[] = [
  ['Japanese', /[\p{sc=Hira}\p{sc=Kana}]/mu, /\p{sc=Han}/mu],
  ['Thai', /\p{sc=Thai}/mu],
  ['Arabic', /\p{sc=Arabic}/mu],
  ['Hebrew', /\p{sc=Hebrew}/mu],
  ['Hindi', /\p{sc=Devanagari}/mu],
  ['Bengali', /\p{sc=Bengali}/mu],
  ['Tamil', /\p{sc=Tamil}/mu],
  ['Telugu', /\p{sc=Telugu}/mu],
  ['Ukrainian', /[їєґ]/i],
]

function findUncertainLanguage(text: string, { keepUnicode }: Options): string | undefined {
  if (keepUnicode) return undefined
  const beginning = text.slice(0, maxHintLength)
  return uncertainLanguages.find(([, ...letters]) => letters.every((pattern) => pattern.test(beginning)))?.[0]
}

/** In UTF-16 code units. Longer texts are converted only once, without a hint. */
const maxHintLength = 10_000

/** Returns the slugs with one more option that differ from the slug. */
async function findOtherSlugs(text: string, slug: string, options: Options) {
  const choices: Readonly<Record<string, Partial<Options>>> = {
    // The underscores in the names of emoji are not the text's own punctuation.
    ...(/[^\p{L}\p{M}\p{Nd}\s]/mu.test(text.replace(emoji, '')) && { punctuationSlug: { splitPunctuation: true } }),
    germanSlug: { german: true },
    // A German text would need “und”.
    ...(!/[äöüß]/i.test(text.normalize('NFC')) && { andSlug: { writeAnd: true } }),
    ...(findUncertainLanguage(text, options) !== undefined && { unicodeSlug: { keepUnicode: true } }),
  }
  const others: Record<string, string> = {}
  for (const [name, choice] of Object.entries(choices)) {
    const other = await createSlug(text, { ...options, ...choice })
    if (other !== slug && other !== '') others[name] = other
  }
  return others
}

async function createSlug(text: string, options: Options): Promise<string> {
  // Line breaks are normalized first: removing the characters between \r and \n would merge two line breaks into one.
  const unified = options.perLine ? text.replace(/\r\n?|\n/g, lineBreakOf(text)) : text
  // Only between spaces: AT&T is not “at and t”.
  const written = options.writeAnd ? unified.replace(/(^|\s)&(?=\s|$)/gm, '$1and') : unified
  const lines = options.splitPunctuation ? written.replace(elision, '$1 ') : written
  const plain = options.keepUnicode ? keepLetters(lines, options) : await transliterate(lines, options)
  const slug = joinWords(plain, options)
  return options.maxLength > 0 ? slug.replace(/[^\r\n]+/g, (line) => shortenSlug(line, options)) : slug
}

/** The short words of French and Italian, as in l’été. Other apostrophes are inside a word. */
const elision = /((?:^|[^\p{L}'’])(?:[cdjlmnst]|qu|dell|all))['’](?=\p{L}{2})/gimu
const beyondAscii = /[\u0080-\uffff]+/g
// A flag or another emoji with its skin tone. The signs ©, ® and ™ are also emoji.
const emoji = /\p{RI}\p{RI}|(?![©®™])\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f\u200d]*/gmu

/** Returns the text in lower-case ASCII. Only word characters, whitespace and separators remain. */
async function transliterate(text: string, { separator, splitPunctuation, german }: Options): Promise<string> {
  // The table is large, so it is loaded only when needed.
  const toAscii = text.search(beyondAscii) < 0 ? String : (await import('any-ascii')).default
  const plain = (german ? writeOutUmlauts(text) : text).replace(beyondAscii, (run) =>
    toAscii(run.replace(emoji, ' $& ')),
  )
  const removedCharacters = separator === '.' ? /[^\w\s.-]/g : /[^\w\s-]/g
  return removePunctuation(plain.toLowerCase(), removedCharacters, splitPunctuation)
}

/**
 * Removes characters, or replaces them by spaces. Apostrophes are always removed: `Don't` becomes `dont`. The table
 * writes some letters as an apostrophe or a backtick.
 */
function removePunctuation(text: string, removedCharacters: RegExp, isSplit: boolean): string {
  const plain = text.replace(/['’`]/g, '').replace(removedCharacters, isSplit ? ' ' : '')
  return isSplit ? plain.replaceAll('_', ' ') : plain
}

/**
 * Like `transliterate`, but keeps the letters of every script. A combining mark is kept if its base character is kept.
 */
function keepLetters(text: string, { separator, splitPunctuation }: Options): string {
  const keepsUnderscores = separator !== '_' && !splitPunctuation
  const baseCharacters = keepsUnderscores ? String.raw`\p{L}\p{N}_` : String.raw`\p{L}\p{N}`
  const marksWithoutBase = new RegExp(String.raw`(^|[^${baseCharacters}\p{M}])\p{M}+`, 'gmu')
  const removedCharacters = separator === '.' ? /[^\p{L}\p{M}\p{N}_\p{Pd}\s.]/gmu : /[^\p{L}\p{M}\p{N}_\p{Pd}\s]/gmu
  const letters = text.toLowerCase().replace(/\p{Default_Ignorable_Code_Point}/gmu, '')
  return removePunctuation(letters.replace(marksWithoutBase, '$1'), removedCharacters, splitPunctuation)
}

/** Puts one separator between words and none at the start and end of the text, or of each line with `perLine`. */
function joinWords(words: string, { separator, perLine }: Options): string {
  const space = perLine ? String.raw`[^\S\r\n]` : String.raw`\s`
  const gap = new RegExp(String.raw`(?:${space}|[\p{Pd}${separator}])+`, 'gmu')
  const slug = words.replace(gap, separator).replace(new RegExp(String.raw`^[${separator}]|[${separator}]$`, 'gm'), '')
  // Composed and decomposed letters would result in different URLs that look the same.
  return slug.normalize('NFC')
}

/** Leaves out the last words of a slug that is too long. Only a single word is cut. */
function shortenSlug(slug: string, { separator, maxLength }: Options): string {
  const characters = Array.from(slug)
  if (characters.length <= maxLength) return slug
  const start = characters.slice(0, maxLength + 1).join('')
  const cut = start.lastIndexOf(separator)
  return cut > 0 ? slug.slice(0, cut) : characters.slice(0, maxLength).join('')
}
