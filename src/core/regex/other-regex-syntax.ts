/** Syntax of Perl, PCRE, Python or sed that JavaScript does not have. */
export interface SyntaxHint {
  readonly message: string
  /** The same in JavaScript, if there is a simple way to write it. */
  readonly fix?: {
    readonly label: string
    readonly pattern?: string
    readonly flags?: string
    readonly replacement?: string
    /** Present if escapes such as `\n` are to be expanded. */
    readonly escapes?: true
  }
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
  /** Returns what to write instead, what to write at the start, and flags to add. Undefined if there is no simple way. */
  readonly fix: (
    found: Found,
  ) => { readonly text: string; readonly start?: string; readonly flags?: string } | undefined
}

const { raw } = String

/** The classes of POSIX, as they are written inside a class in JavaScript. */
const posixClasses = new Map([
  ['alpha', 'A-Za-z'],
  ['digit', raw`\d`],
  ['alnum', raw`A-Za-z\d`],
  ['upper', 'A-Z'],
  ['lower', 'a-z'],
  ['space', raw`\s`],
  ['blank', raw` \t`],
  ['word', raw`\w`],
  ['xdigit', raw`\dA-Fa-f`],
  ['punct', raw`!-\/:-@\[-\x60\{-~`],
])

const rules: readonly Rule[] = [
  {
    syntax: /\(\?[imsx]+\)/y,
    message: 'JavaScript has flags instead of groups such as (?i).',
    fix: ({ text, before }) =>
      isUnaffected(before) && !text.includes('x') ? { text: '', flags: text.replace(/[^ims]/g, '') } : undefined,
  },
  {
    syntax: /\(\?P<(?=\w)/y,
    message: 'JavaScript writes named groups without the P.',
    fix: () => ({ text: '(?<' }),
  },
  {
    syntax: /\(\?P=\w+\)/y,
    message: raw`JavaScript refers to named groups with \k.`,
    fix: ({ text }) => ({ text: raw`\k<${text.slice('(?P='.length, -1)}>` }),
  },
  {
    syntax: /\(\?>/y,
    message: 'JavaScript has no atomic groups. An ordinary group finds the same unless it has to backtrack.',
    fix: () => ({ text: '(?:' }),
  },
  {
    syntax: /(?:[*+?]|\{\d+(?:,\d*)?\})\+/y,
    message: 'JavaScript has no possessive quantifiers. An ordinary one finds the same unless it has to backtrack.',
    fix: ({ text }) => ({ text: text.slice(0, -1) }),
  },
  {
    syntax: /\(\?#[^)]*\)/y,
    message: 'JavaScript has no comments in patterns.',
    fix: () => ({ text: '' }),
  },
  {
    syntax: /\(\?(?:R\)|[+-]?\d+\)|&|P>|\(|\|)/y,
    message: 'JavaScript has no recursion, conditions or branch resets.',
    fix: () => undefined,
  },
  {
    syntax: /\\[pP]\{/y,
    message: raw`Properties such as \p{L} need the u flag.`,
    fix: ({ text }) => ({ text, flags: 'u' }),
  },
  {
    syntax: /\\x\{[\da-f]+\}/iy,
    message: raw`JavaScript writes \x{…} as \u{…}, with the u flag.`,
    fix: ({ text, flags }) => ({ text: text.replace('x', 'u'), flags: flags.includes('v') ? '' : 'u' }),
  },
  {
    syntax: /\[:[a-z]+:\]/y,
    message: 'JavaScript has no classes such as [:alpha:].',
    fix: ({ text }) => {
      const members = posixClasses.get(text.slice('[:'.length, -':]'.length))
      return members === undefined ? undefined : { text: members }
    },
  },
  {
    syntax: /\\A/y,
    message: 'In JavaScript, the start of the text is ^ without the m flag.',
    fix: ({ flags }) => (flags.includes('m') ? undefined : { text: '^' }),
  },
  {
    syntax: /\\[Zz]/y,
    message: 'In JavaScript, the end of the text is $ without the m flag.',
    fix: ({ flags }) => (flags.includes('m') ? undefined : { text: '$' }),
  },
  {
    syntax: /\\h/y,
    message: raw`JavaScript has no \h for spaces and tabs.`,
    fix: ({ isInClass }) => ({ text: isInClass ? raw` \t` : raw`[ \t]` }),
  },
  {
    syntax: /\\R/y,
    message: raw`JavaScript has no \R for line breaks.`,
    fix: ({ isInClass }) => (isInClass ? undefined : { text: raw`(?:\r\n|[\n\r])` }),
  },
  {
    syntax: /\\Q[^]*?(?:\\E|$)/y,
    message: raw`JavaScript has no \Q…\E. Each special character needs a backslash.`,
    fix: ({ text }) => ({ text: text.replace(/^\\Q|\\E$/g, '').replace(/[\\^$.*+?()[\]{}|/]/g, raw`\$&`) }),
  },
  {
    syntax: /\\K/y,
    // eslint-disable-next-line no-restricted-syntax -- For the user's own pattern.
    message: raw`JavaScript has no \K. A lookbehind, (?<=…), leaves out what comes before the match.`,
    // Only at the top level, and not if there are alternatives.
    fix: ({ before, after }) =>
      // eslint-disable-next-line no-restricted-syntax -- For the user's own pattern.
      isValid(before) && !(before + after).includes('|') ? { start: '(?<=', text: ')' } : undefined,
  },
]

/** Whether the flags i, m and s make no difference to the start of a pattern, such as `(?<year>\d{4})-`. */
function isUnaffected(before: string): boolean {
  const rest = before.replace(/\\[dDsS\W]|\(\?<\w+>/g, '')
  return isValid(before) && !/[\p{L}^$.]/mu.test(rest)
}

function isValid(pattern: string): boolean {
  try {
    new RegExp(pattern)
    return true
  } catch {
    return false
  }
}

/** Each fix reads the pattern again. */
const maxFixes = 100

/** Finds such syntax in a pattern. The message is about the first one, and the fix about all that can be replaced. */
export function findOtherSyntax(pattern: string, flags: string): SyntaxHint | undefined {
  const first = findFirst(pattern, flags)
  if (!first?.fixed) return first && { message: first.message }
  let { fixed } = first
  let count = 1
  for (let next = findFirst(...fixed); next?.fixed && count < maxFixes; next = findFirst(...fixed)) {
    fixed = next.fixed
    count += 1
  }
  const [newPattern, newFlags] = fixed
  const label = count === 1 ? labelOf(newPattern, newFlags.slice(flags.length)) : `Fix all ${String(count)} differences`
  return { message: first.message, fix: { label, pattern: newPattern, flags: newFlags } }
}

/** Finds the first difference, and what the pattern and the flags become without it. */
function findFirst(
  pattern: string,
  flags: string,
): { readonly message: string; readonly fixed: readonly [pattern: string, flags: string] | undefined } | undefined {
  let isInClass = false
  for (let index = 0; index < pattern.length; index += 1) {
    const character = pattern[index]
    // Inside a class, only escapes and `[:alpha:]` have a meaning.
    const hasMeaning = isInClass ? character === '\\' || pattern.startsWith('[:', index) : character !== '['
    const found = hasMeaning ? ruleAt(pattern, index, flags) : undefined
    if (found) {
      const [before, after] = [pattern.slice(0, index), pattern.slice(index + found.text.length)]
      const fix = found.rule.fix({ text: found.text, before, after, flags, isInClass })
      const { start = '', text = '', flags: added = '' } = fix ?? {}
      const fixed = [start + before + text + after, [...new Set(flags + added)].join('')] as const
      return { message: found.rule.message, fixed: fix && fixed }
    }
    if (character === '[') isInClass = true
    else if (character === ']') isInClass = false
    else if (character === '\\') index += 1
  }
  return undefined
}

function ruleAt(
  pattern: string,
  index: number,
  flags: string,
): { readonly rule: Rule; readonly text: string } | undefined {
  for (const rule of rules) {
    rule.syntax.lastIndex = index
    const text = rule.syntax.exec(pattern)?.[0]
    const isProperty = text?.endsWith('{') === true && /[uv]/.test(flags)
    if (text !== undefined && !isProperty) return { rule, text }
  }
  return undefined
}

/** In UTF-16 code units. Longer patterns would not fit into the label. */
const maxLabelLength = 30

function labelOf(pattern: string, addedFlags: string): string {
  if (addedFlags !== '') return `Turn on ${addedFlags}`
  return pattern.length > maxLabelLength ? 'Replace it' : `Use ${pattern}`
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
