/** Syntax of Perl, PCRE, Python or sed that JavaScript does not have. */
export interface SyntaxHint {
  readonly message: string
  /** The same in JavaScript, if there is a simple way to write it. */
  readonly fix?: {
    readonly label: string
    readonly pattern?: string
    readonly flags?: string
    readonly replacement?: string
  }
}

interface PatternHint extends SyntaxHint {
  readonly fix?: { readonly label: string; readonly pattern: string; readonly flags: string }
}

interface Found {
  readonly text: string
  readonly before: string
  readonly after: string
  readonly flags: string
  readonly isInClass: boolean
}

interface Rule {
  readonly syntax: RegExp
  readonly message: string
  /** Returns what to write instead, and possibly other flags. Undefined if there is no simple way. */
  readonly fix: (found: Found) => { readonly pattern: string; readonly flags?: string } | undefined
}

const rules: readonly Rule[] = [
  {
    syntax: /\(\?[imsx]+\)/y,
    message: 'JavaScript has flags instead of groups such as (?i).',
    fix: ({ text, before, after, flags }) =>
      isUnaffected(before) && !text.includes('x')
        ? { pattern: before + after, flags: addFlags(flags, text.replace(/[^ims]/g, '')) }
        : undefined,
  },
  {
    syntax: /\(\?P<(?=\w)/y,
    message: 'JavaScript writes named groups without the P.',
    fix: ({ before, after }) => ({ pattern: `${before}(?<${after}` }),
  },
  {
    syntax: /\(\?P=\w+\)/y,
    message: 'JavaScript refers to named groups with \\k.',
    fix: ({ text, before, after }) => ({ pattern: `${before}\\k<${text.slice('(?P='.length, -1)}>${after}` }),
  },
  {
    syntax: /\(\?>/y,
    message: 'JavaScript has no atomic groups. An ordinary group finds the same unless it has to backtrack.',
    fix: ({ before, after }) => ({ pattern: `${before}(?:${after}` }),
  },
  {
    syntax: /(?:[*+?]|\{\d+(?:,\d*)?\})\+/y,
    message: 'JavaScript has no possessive quantifiers. An ordinary one finds the same unless it has to backtrack.',
    fix: ({ text, before, after }) => ({ pattern: before + text.slice(0, -1) + after }),
  },
  {
    syntax: /\\[pP]\{/y,
    message: 'Properties such as \\p{L} need the u flag.',
    fix: ({ text, before, after, flags }) => ({ pattern: before + text + after, flags: addFlags(flags, 'u') }),
  },
  {
    syntax: /\\A/y,
    message: 'In JavaScript, the start of the text is ^ without the m flag.',
    fix: ({ before, after, flags }) => (flags.includes('m') ? undefined : { pattern: `${before}^${after}` }),
  },
  {
    syntax: /\\[Zz]/y,
    message: 'In JavaScript, the end of the text is $ without the m flag.',
    fix: ({ before, after, flags }) => (flags.includes('m') ? undefined : { pattern: `${before}$${after}` }),
  },
  {
    syntax: /\\h/y,
    message: 'JavaScript has no \\h for spaces and tabs.',
    fix: ({ before, after, isInClass }) => ({ pattern: `${before}${isInClass ? ' \\t' : '[ \\t]'}${after}` }),
  },
  {
    syntax: /\\K/y,
    // eslint-disable-next-line no-restricted-syntax -- For the user's own pattern.
    message: 'JavaScript has no \\K. A lookbehind, (?<=…), leaves out what comes before the match.',
    fix: toLookbehind,
  },
]

/** Whether the flags i, m and s make no difference to the start of a pattern, such as `(?<year>\d{4})-`. */
function isUnaffected(before: string): boolean {
  const rest = before.replace(/\\[dDsS\W]|\(\?<\w+>/g, '')
  return isBalanced(before) && !/[\p{L}^$.]/mu.test(rest)
}

/** Only at the top level, and not if there are alternatives. */
function toLookbehind({ before, after }: Found): { readonly pattern: string } | undefined {
  if (!isBalanced(before) || (before + after).includes('|')) return undefined
  // eslint-disable-next-line no-restricted-syntax -- For the user's own pattern.
  return { pattern: `(?<=${before})${after}` }
}

/** Finds such syntax in a pattern. The message is about the first one, and the fix about all that can be replaced. */
export function findOtherSyntax(pattern: string, flags: string): SyntaxHint | undefined {
  const first = findFirst(pattern, flags)
  if (!first?.fix) return first
  let { fix } = first
  let count = 1
  for (let next = findFirst(fix.pattern, fix.flags); next?.fix; next = findFirst(fix.pattern, fix.flags)) {
    fix = next.fix
    count += 1
  }
  return count === 1
    ? first
    : { message: first.message, fix: { ...fix, label: `Fix all ${String(count)} differences` } }
}

function findFirst(pattern: string, flags: string): PatternHint | undefined {
  let isInClass = false
  for (let index = 0; index < pattern.length; index += 1) {
    const character = pattern[index]
    if (character === '[') isInClass = true
    else if (character === ']') isInClass = false
    else if (!isInClass || character === '\\') {
      const hint = hintAt(pattern, index, { flags, isInClass })
      if (hint) return hint
    }
    if (character === '\\') index += 1
  }
  return undefined
}

/** References as in sed, Python, .NET and editors: `\1`, `\g<name>`, `${name}` and `$0`. */
const otherReference = /\\\\|\$\$|\\(?<group>\d)|\\g<(?<name>\w+)>|\$\{(?<braced>\w+)\}|\$(?<whole>0)(?!\d)/g

/** Finds references in a replacement that JavaScript inserts literally. */
export function findOtherReference(replacement: string): SyntaxHint | undefined {
  const [first] = [...replacement.matchAll(otherReference)].filter((found) => toReference(found.groups) !== undefined)
  if (first === undefined) return undefined
  const fixed = replacement.replace(otherReference, (text, ...rest: unknown[]) => {
    const groups = rest.at(-1) as RegExpExecArray['groups']
    return toReference(groups) ?? text
  })
  const reference = toReference(first.groups) ?? ''
  return {
    message: `JavaScript writes ${reference} instead of ${first[0]}.`,
    fix: { label: `Use ${reference}`, replacement: fixed },
  }
}

/** Returns undefined for an escaped character. Group 0 is the whole match. */
function toReference(groups: RegExpExecArray['groups']): string | undefined {
  const group = Object.values(groups ?? {}).find((name: string | undefined) => name !== undefined)
  if (group === undefined) return undefined
  if (group === '0') return '$&'
  return /^\d/.test(group) ? `$${group}` : `$<${group}>`
}

function hintAt(
  pattern: string,
  index: number,
  { flags, isInClass }: Pick<Found, 'flags' | 'isInClass'>,
): PatternHint | undefined {
  for (const { syntax, message, fix } of rules) {
    syntax.lastIndex = index
    const text = syntax.exec(pattern)?.[0]
    if (text === undefined || (text.endsWith('{') && /[uv]/.test(flags))) continue
    const before = pattern.slice(0, index)
    const fixed = fix({ text, before, after: pattern.slice(index + text.length), flags, isInClass })
    if (!fixed) return { message }
    return { message, fix: { label: labelOf(fixed.flags, flags, fixed.pattern), flags, ...fixed } }
  }
  return undefined
}

/** In UTF-16 code units. Longer patterns would not fit into the label. */
const maxLabelLength = 30

function labelOf(newFlags: string | undefined, flags: string, pattern: string): string {
  const added = newFlags?.slice(flags.length) ?? ''
  if (added !== '') return `Turn on ${added}`
  return pattern.length > maxLabelLength ? 'Replace it' : `Use ${pattern}`
}

function addFlags(flags: string, added: string): string {
  return [...new Set(flags + added)].join('')
}

function isBalanced(pattern: string): boolean {
  try {
    new RegExp(pattern)
    return true
  } catch {
    return false
  }
}
