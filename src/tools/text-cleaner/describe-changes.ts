import { countOf } from '#core/format.ts'
import type { Change } from './changes.ts'
import type { ChangeCount } from './result.ts'

/** What is counted, and what happened to it. */
const descriptions: Readonly<Record<Change, readonly [one: string, done: string, many?: string]>> = {
  tags: ['HTML tag or entity', 'removed', 'HTML tags and entities'],
  markdown: ['line of Markdown', 'made plain', 'lines of Markdown'],
  invisible: ['invisible character', 'removed'],
  join: ['line break', 'joined'],
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

/** Returns a phrase such as “12 line breaks joined, 1 HTML tag removed”. */
export function describeChanges(changes: readonly ChangeCount[]): string {
  const made = changes.filter(({ count }) => count > 0)
  if (made.length === 0) return 'Nothing to change'
  return made
    .map(({ change, count }) => {
      const [one, done, many] = descriptions[change]
      return `${countOf(count, one, many)} ${done}`
    })
    .join(', ')
}
