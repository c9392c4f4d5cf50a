import type { Counted } from './counted.ts'

const fence = /^ {0,3}(?:```|~~~)/

/** The sign before a list item, and the box of a task. */
const bullet = /^(\s*)(?:[*+-](?=\s+\S)|[•‣⁃◦▪●○■])\s*(?:\[[ xX]\]\s+)?/

/** What becomes plain at the start of a line, in this order. */
const lineMarks: readonly (readonly [RegExp, string])[] = [
  [/^ {0,3}#{1,6} +(.*?)(?: +#+)? *$/, '$1'],
  [/^(?: {0,3}> ?)+/, ''],
  [bullet, '$1'],
  [/^ {0,3}\[\^?([^\]]+)\]: +/, '[$1] '],
]

/** A horizontal rule, or the line below the header of a table. */
const rule = /^ {0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,}|\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?)$/
const tableRow = /^\s*\|(.*)\|\s*$/

/** Emphasis starts and ends next to a visible character, and not after a number, so that `2 * 3 * 4` and `2**3**4` stay. */
const bold = [/(^|[^\d*])(\*\*\*|\*\*)(?=[^\s*])([^*]*[^\s*])\2(?!\*)/g, '$1$3'] as const
/** Unlike in Markdown, `a*b*c` is a product. */
const italic = [/(^|[^a-z\d)\]*])\*(?=[^\s*])([^*]*[^\s*])\*(?!\*)/gi, '$1$2'] as const

/** What becomes plain within a line. */
const inlineMarks: readonly (readonly [RegExp, string])[] = [
  [/!\[([^[\]]*)\]\([^)\s]{0,2000}(?: "[^"]{0,200}")?\)/g, '$1'],
  [/\[(https?:[^[\]]*)\]\(\1\/?\)|<(https?:[^<>\s]+)>/g, '$1$2'],
  [/\[([^[\]]+)\]\(([^)\s]{0,2000})(?: "[^"]{0,200}")?\)/g, '$1 ($2)'],
  [/\[([^[\]^]+)\] ?\[([^[\]]+)\]/g, '$1 [$2]'],
  [/\[\^([^[\]]+)\]/g, '[$1]'],
  // Either may be inside the other.
  bold,
  italic,
  bold,
  [/(^|[^\p{L}\p{N}_])(__|_)(?=[^\s_])([^_]*[^\s_])\2(?![\p{L}\p{N}_])/gmu, '$1$3'],
  [/~~(?=\S)([^~]*\S)~~/g, '$1'],
]

/** Code in backticks, or a character after a backslash. */
const literal = /(`{1,3})([^`]|[^`].*?[^`])\1(?!`)|\\([\\`*_{}[\]()#+.!|<>~-])/g

function replaceAll(text: string, marks: readonly (readonly [RegExp, string])[]): string {
  return marks.reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement), text)
}

/** Makes the text between literals plain, and removes backticks and backslashes. */
function cleanInline(line: string): string {
  let cleaned = ''
  let end = 0
  for (const match of line.matchAll(literal)) {
    cleaned += replaceAll(line.slice(end, match.index), inlineMarks) + (match[2] ?? match[3] ?? '')
    end = match.index + match[0].length
  }
  return cleaned + replaceAll(line.slice(end), inlineMarks)
}

function cleanLine(line: string): string | undefined {
  if (rule.test(line)) return undefined
  const [, cells] = tableRow.exec(line) ?? []
  if (cells !== undefined)
    return cells
      .split('|')
      .map((cell) => cleanInline(cell.trim()))
      .join('\t')
  return cleanInline(replaceAll(line, lineMarks))
}

/**
 * Turns Markdown and quoted email into plain text. Bullets and quote marks are removed, links keep their address in
 * brackets, table cells are separated by tabs, and the lines of a code block stay as they are.
 */
export function removeMarkdown(text: string): Counted {
  let count = 0
  let isInCode = false
  const lines = text.split('\n').flatMap((line) => {
    const isFence = fence.test(line)
    if (isFence) isInCode = !isInCode
    const cleaned = isFence ? undefined : isInCode ? line : cleanLine(line)
    if (cleaned !== line) count += 1
    return cleaned === undefined ? [] : [cleaned]
  })
  return { text: lines.join('\n'), count }
}
