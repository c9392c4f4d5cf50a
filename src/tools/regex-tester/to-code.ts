import { type AST, visitRegExpAST } from '@eslint-community/regexpp'
import { createReplacement } from '#core/regex/replacement.ts'
import { parsePattern } from './explain.ts'
import { type Language, languages } from './languages.ts'
import { Unsupported, writePattern } from './write-pattern.ts'

/**
 * Returns JavaScript code that finds the matches, or replaces them. As a string, a regular expression is a literal in which
 * slashes and line breaks are escaped.
 */
export function toJavaScript(pattern: string, flags: string, replacement?: string): string {
  const literal = String(new RegExp(pattern, flags))
  if (replacement !== undefined) return `const result = text.replace(${literal}, ${JSON.stringify(replacement)})`
  return flags.includes('g') ? `const matches = [...text.matchAll(${literal})]` : `const match = text.match(${literal})`
}

/** Writes code in all languages. */
export function writeCode(pattern: string, flags: string, replacement: string | undefined) {
  return [
    { language: 'JavaScript', code: toJavaScript(pattern, flags, replacement), note: '' },
    ...languages.map((language) => ({ language: language.name, ...toCode(language, pattern, flags, replacement) })),
  ]
}

/** Converts a JavaScript pattern to code in another language. The note says what differs, or why there is no code. */
export function toCode(language: Language, pattern: string, flags: string, replacement?: string) {
  try {
    if (/[vy]/.test(flags)) throw new Unsupported('The flags v and y can’t be converted.')
    const root = parseCodePoints(pattern, flags)
    const names: (string | null)[] = []
    visitRegExpAST(root, { onCapturingGroupEnter: ({ name }) => names.push(name) })
    const source = writePattern(root, flags.includes('m'), language)
    const letters = flags.replace(/[^ims]/g, '') + (language.extraFlag?.(source, flags) ?? '')
    const quoted = language.quotePattern(letters === '' ? source : `(?${letters})${source}`)
    const isGlobal = flags.includes('g')
    const code =
      replacement === undefined
        ? language.find(quoted, isGlobal)
        : language.replace(quoted, language.quoteReplacement(writeReplacement(replacement, names, language)), isGlobal)
    return { code, note: language.notes.flatMap((note) => note(source, flags) || []).join(' ') }
  } catch (error) {
    if (error instanceof Unsupported) return { code: undefined, note: error.message }
    throw error
  }
}

/** Parses a pattern with the flag u if possible: in other languages, a character such as 😀 is not two. */
function parseCodePoints(pattern: string, flags: string): AST.Pattern {
  try {
    return parsePattern(pattern, 'u')
  } catch {
    return parsePattern(pattern, flags)
  }
}

/** Writes a replacement such as `$2, $1`, by replacing a match whose groups are their numbers between two null characters. */
function writeReplacement(replacement: string, names: readonly (string | null)[], language: Language): string {
  if (/(?:^|[^$])(?:\$\$)*\$[`']/.test(replacement))
    throw new Unsupported("The text around a match ($` and $') can’t be inserted.")
  const groups = [null, ...names].map((_, group) => `\0${String(group)}\0`)
  const named = names.flatMap((name, index) => (name === null ? [] : [[name, groups[index + 1]]]))
  const match = Object.assign(groups, {
    index: 0,
    input: '',
    groups: named.length > 0 ? (Object.fromEntries(named) as Record<string, string>) : undefined,
  })
  return createReplacement(replacement)(match as RegExpExecArray)
    .split('\0')
    .map((part, index) => (index % 2 === 1 ? language.reference(part) : language.escapeText(part)))
    .join('')
}
