import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { stopwords as dutch } from '@orama/stopwords/dutch'
import { stopwords as finnish } from '@orama/stopwords/finnish'
import { stopwords as french } from '@orama/stopwords/french'
import { stopwords as german } from '@orama/stopwords/german'
import { stopwords as italian } from '@orama/stopwords/italian'
import { stopwords as portuguese } from '@orama/stopwords/portuguese'
import { stopwords as russian } from '@orama/stopwords/russian'
import { stopwords as swedish } from '@orama/stopwords/swedish'
import lists from 'stopword'
import { languageTables } from './language-tables.js'

// Writes src/core/language/data/, one file per language, from Unicode's abbreviations, lists of stop words, and the tables.

/** @typedef {import('./language-tables.js').LanguageTable} LanguageTable */

const maxLineLength = 116
/** The rules read 16 characters before a full stop, with the word before the abbreviation. */
const maxLength = 12

const rules = readFileSync('src/core/text/sentence-rules.ts', 'utf8')
/** The abbreviations of all languages. Their rules stay. */
const known = new Set(
  [...rules.matchAll(/^ {2}\['[^']*', '([^']*)'\],$/gm)].flatMap(([, words = '']) => words.toLowerCase().split(' ')),
)

/** @typedef {{ segments: { segmentations: { SentenceBreak?: { standard: { suppression: string }[] } } } }} Suppressions */

const require = createRequire(import.meta.url)
const unicodeFolder = dirname(require.resolve('cldr-segments-full/package.json'))

/** Returns the abbreviations that Unicode lists for a language, as the rules look them up: `z.b`. @param {string} code */
function unicodeAbbreviations(code) {
  const file = join(unicodeFolder, 'segments', code, 'suppressions.json')
  if (!existsSync(file)) return []
  const { segments } = /** @type {Suppressions} */ (JSON.parse(readFileSync(file, 'utf8')))
  const listed = segments.segmentations.SentenceBreak?.standard ?? []
  return listed.flatMap(({ suppression }) => {
    // Of “до н. э.” and “Dipl.-Ing.”, the rules see “н. э.” and “Ing.”.
    const [, abbreviation = ''] = /(?:^|[\s-])((?:[\p{L}\p{M}]+\.\s?)+)$/u.exec(suppression) ?? []
    return abbreviation === '' ? [] : [abbreviation.replaceAll(/\s/g, '').slice(0, -1).toLowerCase()]
  })
}

/** @type {Readonly<Record<string, readonly string[]>>} */
const snowballLists = { dutch, finnish, french, german, italian, portuguese, russian, swedish }

/** @param {LanguageTable} table @returns {string[]} */
function stopWordsOf({ stopWords, moreStopWords = '' }) {
  const list = snowballLists[stopWords] ?? lists[stopWords]
  if (!list) throw new Error(`There is no list of stop words ${stopWords}`)
  const words = [...list, ...moreStopWords.split(' ')].map((word) =>
    word.trim().normalize('NFC').toLowerCase().replaceAll('’', "'"),
  )
  return [...new Set(words)].filter((word) => /^[\p{L}\p{M}'-]+$/u.test(word)).sort()
}

/** Returns the abbreviations by rule. @param {string} code @param {LanguageTable} table @param {ReadonlySet<string>} stopWords */
function abbreviationsOf(code, { abbreviations = {}, words = '' }, stopWords) {
  /** @type {Map<string, string>} */
  const ruleOf = new Map()
  const ordinaryWords = new Set(words.split(' '))
  for (const [rule, list] of Object.entries(abbreviations)) for (const word of list.split(' ')) ruleOf.set(word, rule)
  const own = new Set(ruleOf.keys())
  for (const word of unicodeAbbreviations(code)) {
    // A single letter is an initial, or an abbreviation for all languages.
    if (word.length < 2 || own.has(word) || known.has(word) || stopWords.has(word)) continue
    ruleOf.set(word, ordinaryWords.has(word) ? 'unless lower case or digit' : 'if new sentence')
  }
  // With spaces, each part of “v. Chr.” and “p. ej.” is an abbreviation.
  for (const [word, rule] of [...ruleOf]) {
    const parts = word.split('.')
    if (parts.length === 1) continue
    parts.forEach((part, index) => {
      const isLast = index === parts.length - 1
      if (ruleOf.has(part) || (part.length > 1 && (known.has(part) || stopWords.has(part)))) return
      if (!isLast) ruleOf.set(part, 'if new sentence')
      else if (part.length > 1) ruleOf.set(part, rule)
    })
  }
  /** @type {Map<string, string[]>} */
  const byRule = new Map()
  for (const [word, rule] of ruleOf) {
    if (word.length > maxLength) throw new Error(`${code}: ${word} is too long`)
    byRule.set(rule, [...(byRule.get(rule) ?? []), word])
  }
  return byRule
}

/** Writes words as a string over several lines. @param {readonly string[]} words @param {string} indent */
function printWords(words, indent) {
  /** @type {string[]} */
  const lines = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line !== undefined && indent.length + line.length + word.length < maxLineLength)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return `\`\n${lines.map((line) => `${indent}${line}`).join('\n')}\n${indent.slice(2)}\``
}

/** @param {string} name */
function quoteName(name) {
  return name.includes(' ') ? `'${name}'` : name
}

for (const [code, table] of Object.entries(languageTables)) {
  const stopWords = stopWordsOf(table)
  const abbreviations = [...abbreviationsOf(code, table, new Set(stopWords))].sort()
  const hasUnicode = unicodeAbbreviations(code).length > 0
  const { compare, syllables, hasOrdinals } = table
  const byHand = compare === undefined ? 'a table by hand' : `a table by hand, not compared with ${compare}`
  const list = table.stopWords in snowballLists ? '@orama/stopwords' : 'stopword'
  const sources = [
    ...(hasUnicode ? ['Unicode CLDR (cldr-segments-full)'] : []),
    ...(table.abbreviations === undefined ? [] : [byHand]),
  ]
  const lines = [
    `// Written by scripts/make-language-data.js. Stop words: the package ${list}.`,
    ...(sources.length === 0 ? [] : [`// Abbreviations: ${sources.join('; ')}.`]),
    `import type { LanguageData } from '#core/language/language-data.ts'`,
    '',
    'export const data: LanguageData = {',
    ...(abbreviations.length === 0
      ? ['  abbreviations: {},']
      : [
          '  abbreviations: {',
          ...abbreviations.map(([rule, words]) => `    ${quoteName(rule)}: ${printWords(words.sort(), '      ')},`),
          '  },',
        ]),
    `  stopWords: ${printWords(stopWords, '    ')},`,
    ...(hasOrdinals ? ['  hasOrdinals: true,'] : []),
    ...(syllables
      ? [
          `  syllables: {`,
          `    nucleus:${syllables.nucleus.length > 100 ? '\n     ' : ''} '${syllables.nucleus}',`,
          ...(syllables.silent === undefined ? [] : [`    silent: '${syllables.silent}',`]),
          '  },',
        ]
      : []),
    '}',
    '',
  ]
  writeFileSync(`src/core/language/data/${code}.ts`, lines.join('\n'))
}
