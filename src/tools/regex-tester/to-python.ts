import type { AST } from '@eslint-community/regexpp'
import { createReplacement } from '#core/regex/replacement.ts'
import { capturingGroupsOf, parsePattern } from './explain.ts'
import { Unsupported, usesOf } from './python-limits.ts'
import { PatternWriter } from './python-pattern.ts'

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
    const groups = capturingGroupsOf(root)
    const source = new PatternWriter(groups).write(root.alternatives, flags.includes('m'))
    const template = replacement === undefined ? undefined : writeTemplate(replacement, groups)
    const { isAscii, notes } = usesOf(root, flags)
    return { code: printCode({ source, template, flags, isAscii }), note: notes.join(' ') }
  } catch (error) {
    if (error instanceof Unsupported) return { note: error.message }
    throw error
  }
}

interface Call {
  readonly source: string
  /** The replacement, or undefined if the matches are only found. */
  readonly template: string | undefined
  readonly flags: string
  readonly isAscii: boolean
}

function printCode({ source, template, flags, isAscii }: Call): string {
  const names = [
    ...(flags.includes('i') ? ['re.I'] : []),
    ...(flags.includes('m') ? ['re.M'] : []),
    ...(flags.includes('s') ? ['re.S'] : []),
    ...(isAscii ? ['re.A'] : []),
  ]
  const pattern = quotePattern(source)
  const flagArguments = names.length > 0 ? [`flags=${names.join(' | ')}`] : []
  const isGlobal = flags.includes('g')
  if (template !== undefined) {
    const args = [pattern, quoteTemplate(template), 'text', ...(isGlobal ? [] : ['count=1']), ...flagArguments]
    return `import re\n\nresult = re.sub(${args.join(', ')})\n`
  }
  const args = [pattern, 'text', ...flagArguments].join(', ')
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
function writeTemplate(replacement: string, groups: readonly AST.CapturingGroup[]): string {
  if (/(?:^|[^$])(?:\$\$)*\$[`']/.test(replacement))
    throw new Unsupported("Python can’t insert the text around a match ($` and $').")
  const references = [...groups.keys()].map((index) => String.raw`\g<${String(index + 1)}>`)
  const names = groups.flatMap(({ name }) => (name === null ? [] : [[name, String.raw`\g<${name}>`]]))
  const match = Object.assign([String.raw`\g<0>`, ...references], {
    index: 0,
    input: '',
    groups: names.length > 0 ? (Object.fromEntries(names) as Record<string, string>) : undefined,
  })
  return createReplacement(replacement.replaceAll('\\', '\\\\'))(match as RegExpExecArray)
}
