import { visitRegExpAST } from '@eslint-community/regexpp'
import { createReplacement } from '#core/regex/replacement.ts'
import { parsePattern } from './explain.ts'
import { Unsupported, writePattern } from './python-pattern.ts'

/**
 * Returns JavaScript code that finds the matches, or replaces them. As a string, a regular expression is a literal in which
 * slashes and line breaks are escaped.
 */
export function toJavaScript(pattern: string, flags: string, replacement?: string): string {
  const literal = String(new RegExp(pattern, flags))
  if (replacement !== undefined) return `const result = text.replace(${literal}, ${JSON.stringify(replacement)})\n`
  return flags.includes('g')
    ? `const matches = [...text.matchAll(${literal})]\n`
    : `const match = text.match(${literal})\n`
}

export interface PythonCode {
  /** Missing if the pattern cannot be written for Python’s re module. */
  readonly code?: string
  /** Why there is no code, or where Python differs. Empty if it does not. */
  readonly note: string
}

/** Converts a JavaScript pattern to code for Python’s re module. */
export function toPython(pattern: string, flags: string, replacement?: string): PythonCode {
  try {
    if (flags.includes('y')) throw new Unsupported('Python’s re module has no sticky flag.')
    const root = parsePattern(pattern, flags)
    const names: (string | null)[] = []
    visitRegExpAST(root, { onCapturingGroupEnter: ({ name }) => names.push(name) })
    checkNames(names.filter((name) => name !== null))
    const source = writePattern(root, flags.includes('m'))
    const template = replacement === undefined ? undefined : writeTemplate(replacement, names)
    return { code: writeCall(source, flags, template), note: differences(source, flags).join(' ') }
  } catch (error) {
    if (error instanceof Unsupported) return { note: error.message }
    throw error
  }
}

function checkNames(names: readonly string[]): void {
  if (new Set(names).size < names.length) throw new Unsupported('In Python, each group needs its own name.')
  const bad = names.find((name) => !/^[\p{L}_][\p{L}\p{N}_]*$/mu.test(name))
  if (bad !== undefined) throw new Unsupported(`In Python, a group can’t be named ${bad}.`)
}

/** Whether the source has one of these letters after a backslash. */
function hasEscape(source: string, letters: string): boolean {
  return [...source.matchAll(/\\([^])/g)].some(([, letter = '']) => letters.includes(letter))
}

/** In JavaScript, \d, \w and \b know only ASCII. */
function needsAscii(source: string): boolean {
  return hasEscape(source, 'dDwWbB')
}

/** Returns where Python finds other matches. */
function differences(source: string, flags: string): readonly string[] {
  const outsideClasses = source.replace(/\\[^]|\[(?:\\[^]|[^\]\\])*\]/g, '')
  const hasLines =
    (flags.includes('m') && /[$^]/.test(outsideClasses)) || (!flags.includes('s') && outsideClasses.includes('.'))
  const isAscii = needsAscii(source)
  const hasOtherLetters = /[^\0-\x7f]|\(\?P=/.test(source) || hasEscape(source, '123456789')
  return [
    ...(hasLines ? [String.raw`In Python, only \n ends a line, not \r.`] : []),
    ...(isAscii && hasEscape(source, 'sS') ? [String.raw`With re.A, \s doesn’t match a non-breaking space.`] : []),
    ...(isAscii && flags.includes('i') && hasOtherLetters
      ? ['With re.A, re.I ignores the case of ASCII letters only.']
      : []),
  ]
}

function writeCall(source: string, flags: string, template: string | undefined): string {
  const names = Array.from('ims').filter((flag) => flags.includes(flag))
  if (needsAscii(source)) names.push('a')
  const flagArguments = names.length > 0 ? [`flags=${names.map((name) => `re.${name.toUpperCase()}`).join(' | ')}`] : []
  const isGlobal = flags.includes('g')
  if (template !== undefined) {
    const count = isGlobal ? [] : ['count=1']
    const args = [quotePattern(source), quoteTemplate(template), 'text', ...count, ...flagArguments]
    return `import re\n\nresult = re.sub(${args.join(', ')})\n`
  }
  const args = [quotePattern(source), 'text', ...flagArguments].join(', ')
  return isGlobal ? `import re\n\nmatches = list(re.finditer(${args}))\n` : `import re\n\nmatch = re.search(${args})\n`
}

/** Returns a raw string, in which a quote cannot be escaped. */
function quotePattern(source: string): string {
  if (!source.includes('"')) return `r"${source}"`
  return source.includes("'") ? `r"${source.replaceAll('"', String.raw`\x22`)}"` : `r'${source}'`
}

/** A string in JSON is also a string in Python. */
function quoteTemplate(template: string): string {
  return /["\n\r]/.test(template) ? JSON.stringify(template) : `r"${template}"`
}

/** Writes a replacement such as `$2, $1` for Python, by replacing a match whose groups are Python’s references. */
function writeTemplate(replacement: string, names: readonly (string | null)[]): string {
  if (/(?:^|[^$])(?:\$\$)*\$[`']/.test(replacement))
    throw new Unsupported("Python can’t insert the text around a match ($` and $').")
  const references = names.map((_, index) => String.raw`\g<${String(index + 1)}>`)
  const named = names.flatMap((name) => (name === null ? [] : [[name, String.raw`\g<${name}>`]]))
  const match = Object.assign([String.raw`\g<0>`, ...references], {
    index: 0,
    input: '',
    groups: named.length > 0 ? (Object.fromEntries(named) as Record<string, string>) : undefined,
  })
  return createReplacement(replacement.replaceAll('\\', '\\\\'))(match as RegExpExecArray)
}
