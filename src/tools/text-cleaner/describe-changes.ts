import { countOf, formatNumber } from '#core/format.ts'
import type { Change } from './changes.ts'
import type { ChangeCount } from './engine.ts'

/** What is counted, and what happened to it. */
const descriptions: Readonly<Record<Change, readonly [one: string, done: string, many?: string]>> = {
  tags: ['HTML tag', 'removed'],
  entities: ['HTML entity', 'decoded', 'HTML entities'],
  quoteMarks: ['quoted line', 'made plain'],
  markdown: ['line of Markdown', 'made plain', 'lines of Markdown'],
  lineNumbers: ['line number', 'removed'],
  pageNumbers: ['page number', 'removed'],
  hyphens: ['hyphenated word', 'mended'],
  invisible: ['invisible character', 'removed'],
  join: ['line break', 'joined'],
  bullets: ['bullet', 'removed'],
  oneLine: ['line break', 'removed'],
  split: ['line break', 'added'],
  ligatures: ['ligature', 'split'],
  accents: ['accented letter', 'made plain'],
  quotes: ['quote or dash', 'made plain', 'quotes and dashes'],
  emoji: ['emoji', 'removed', 'emoji'],
  special: ['special character', 'removed'],
  spaces: ['run of spaces', 'cleaned', 'runs of spaces'],
  breaks: ['extra line break', 'removed'],
  blankLines: ['blank line', 'removed'],
  wrap: ['line break', 'added'],
  numbers: ['line', 'numbered'],
  prefix: ['line prefix', 'added', 'line prefixes'],
  suffix: ['line suffix', 'added', 'line suffixes'],
  joinWith: ['line break', 'replaced'],
}

const maxWords = 20

/** Returns a sentence such as “Mended words: contract, well-known”, or an empty string. */
export function listWords(changes: readonly ChangeCount[]): string {
  const words = changes.flatMap((change) => change.words ?? [])
  if (words.length === 0) return ''
  const more = words.length > maxWords ? ` and ${formatNumber(words.length - maxWords)} more` : ''
  return `Mended words: ${words.slice(0, maxWords).join(', ')}${more}`
}

/** Returns sentences such as “12 line breaks joined, 1 hyphenated word mended. Mended words: contract”. */
export function describeChanges(changes: readonly ChangeCount[]): string {
  const made = changes.filter(({ count }) => count > 0)
  if (made.length === 0) return 'Nothing to change'
  const counts = made.map(({ change, count }) => {
    const [one, done, many] = descriptions[change]
    return `${countOf(count, one, many)} ${done}`
  })
  return [counts.join(', '), listWords(changes)].filter(Boolean).join('. ')
}
