import { escapePattern, isValidPattern } from './patterns.ts'

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
  /** The flags with which JavaScript has this syntax. */
  readonly isAllowedBy?: RegExp
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
  ['graph', '!-~'],
  ['print', ' -~'],
  ['cntrl', raw`\x00-\x1f\x7f`],
])

const rules: readonly Rule[] = [
  {
    syntax: /\(\?[imsu]*x[imsux]*\)[^]*/y,
    message: 'JavaScript has no x flag: spaces and comments are part of the pattern.',
    fix: ({ text, before }) => (isValidPattern(before) ? { text: removeSpacesAndComments(text) } : undefined),
  },
  {
    syntax: /\(\?(?:[imsu]+|[a-zU]*-[imsx]+|[anLUJ])\)/y,
    message: 'JavaScript has flags instead of groups such as (?i).',
    fix: ({ text, before }) =>
      isUnaffected(before) && /^\(\?[imsu]+\)$/.test(text)
        ? { text: '', flags: text.replace(/[^ims]/g, '') }
        : undefined,
  },
  {
    syntax: /\(\?(?:P<\w+>|'\w+')/y,
    message: 'JavaScript writes named groups as (?<name>…).',
    fix: ({ text }) => ({ text: `(?<${nameIn(text)}>` }),
  },
  {
    syntax: /\(\?P=\w+\)|\\k(?:\{\w+\}|'\w+')|\\g\{[A-Za-z_]\w*\}/y,
    message: raw`JavaScript refers to named groups with \k<name>.`,
    fix: ({ text }) => ({ text: raw`\k<${nameIn(text)}>` }),
  },
  {
    syntax: /\\g(?:\d|\{\d+\})/y,
    message: raw`JavaScript refers to groups with \1, not \g{1}.`,
    fix: ({ text, after }) => ({ text: `\\${nameIn(text)}${/^\d/.test(after) ? '(?:)' : ''}` }),
  },
  {
    syntax: /\{,\d+\}/y,
    message: 'JavaScript needs a number before the comma.',
    fix: ({ text }) => ({ text: text.replace(',', '0,') }),
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
    isAllowedBy: /[uv]/,
    message: raw`Properties such as \p{L} need the u flag.`,
    fix: ({ text }) => ({ text, flags: 'u' }),
  },
  {
    syntax: /\\u\{[\da-f]{3,6}\}/iy,
    isAllowedBy: /[uv]/,
    message: raw`Code points such as \u{1F600} need the u flag.`,
    fix: ({ text }) => ({ text, flags: 'u' }),
  },
  {
    // `*.txt`, as in the names of files
    syntax: /^\*\.?(?=\w)/y,
    message: 'In a pattern, * repeats what’s before it. Any text is .*',
    fix: ({ text }) => ({ text: text === '*' ? '.*' : raw`.*\.` }),
  },
  {
    syntax: /\\[pP][CLMNPSZ]/y,
    message: raw`JavaScript writes \pL as \p{L}, with the u flag.`,
    fix: ({ text, flags }) => ({ text: `${text.slice(0, 2)}{${text.slice(2)}}`, flags: /[uv]/.test(flags) ? '' : 'u' }),
  },
  {
    syntax: /\\x\{[\da-f]+\}/iy,
    message: raw`JavaScript writes \x{…} as \u{…}, with the u flag.`,
    fix: ({ text, flags }) => ({ text: text.replace('x', 'u'), flags: flags.includes('v') ? '' : 'u' }),
  },
  {
    syntax: /\\[ae]/y,
    message: raw`JavaScript has no \a and \e for the control characters bell and escape.`,
    fix: ({ text }) => ({ text: text === raw`\a` ? raw`\x07` : raw`\x1b` }),
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
    // eslint-disable-next-line no-restricted-syntax -- For the user's own pattern.
    fix: ({ flags }) => ({ text: flags.includes('m') ? '(?<![^])' : '^' }),
  },
  {
    syntax: /\\[Zz]/y,
    message: 'In JavaScript, the end of the text is $ without the m flag.',
    fix: ({ flags }) => ({ text: flags.includes('m') ? '(?![^])' : '$' }),
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
    fix: ({ text }) => ({ text: escapePattern(text.replace(/^\\Q|\\E$/g, '')) }),
  },
  {
    syntax: /\\K/y,
    // eslint-disable-next-line no-restricted-syntax -- For the user's own pattern.
    message: raw`JavaScript has no \K. A lookbehind, (?<=…), leaves out what comes before the match.`,
    // Only at the top level, and not if there are alternatives.
    fix: ({ before, after }) =>
      // eslint-disable-next-line no-restricted-syntax -- For the user's own pattern.
      isValidPattern(before) && !(before + after).includes('|') ? { start: '(?<=', text: ')' } : undefined,
  },
]

/** Returns the name or number in a group or reference such as `(?P<name>` or `\g{1}`. */
function nameIn(syntax: string): string {
  return /\w+(?=\W*$)/.exec(syntax.replace(/^\\[gk]/, ''))?.[0] ?? ''
}

/** Writes a pattern that starts with a group such as `(?x)` or `(?ix)` without x. */
function removeSpacesAndComments(pattern: string): string {
  return pattern
    .replace(/^\(\?x+\)|x(?=[imsux]*\))/, '')
    .replace(/\\([^])|\[(?:\\[^]|[^\]\\])*\]|\s+|#.*/g, (token, escaped?: string) =>
      /^\\?[\s#]/.test(token) ? (escaped ?? '') : token,
    )
}

/** Whether the flags i, m and s make no difference to the start of a pattern, such as `(?<year>\d{4})-`. */
function isUnaffected(before: string): boolean {
  const rest = before.replace(/\\[dDsS\W]|\(\?<\w+>/g, '')
  return isValidPattern(before) && !/[\p{L}^$.]/mu.test(rest)
}

/** Each fix reads the pattern again. */
const maxFixes = 100

/** Finds such syntax in a pattern. The message is about the first one, and the fix about all that can be replaced. */
export function findOtherSyntax(pattern: string, flags: string): SyntaxHint | undefined {
  if (isQuoted(pattern)) {
    const message = raw`Here, \\d finds a backslash and a d. Only in a string, as in Java or JSON, it stands for \d.`
    return { message, fix: { label: 'Use single backslashes', pattern: pattern.replaceAll('\\\\', '\\'), flags } }
  }
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

/** Whether all backslashes are doubled, and escapes such as `\d` are among them. */
function isQuoted(pattern: string): boolean {
  return /^(?:[^\\]|\\\\(?!\\))*$/.test(pattern) && /\\\\[dws][+*?{)\\]/.test(pattern)
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
    if (text !== undefined && rule.isAllowedBy?.test(flags) !== true) return { rule, text }
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
