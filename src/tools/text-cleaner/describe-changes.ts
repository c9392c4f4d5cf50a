import { countOf } from '#core/format.ts'
import type { Change } from './changes.ts'
import type { ChangeCount } from './result.ts'

/** What happened, and to what. */
const descriptions: Readonly<Record<Change, readonly [done: string, one: string, many?: string]>> = {
  tags: ['removed', 'HTML tag or entity', 'HTML tags and entities'],
  markdown: ['simplified', 'line of Markdown', 'lines of Markdown'],
  invisible: ['removed', 'invisible character'],
  join: ['joined', 'line break'],
  oneLine: ['removed', 'line break'],
  split: ['added', 'line break'],
  ligatures: ['split', 'ligature'],
  accents: ['simplified', 'accented letter'],
  quotes: ['simplified', 'quote or dash', 'quotes and dashes'],
  emoji: ['removed', 'emoji', 'emoji'],
  special: ['removed', 'special character'],
  spaces: ['removed', 'run of extra spaces', 'runs of extra spaces'],
  breaks: ['removed', 'extra line break'],
  blankLines: ['removed', 'blank line'],
  wrap: ['added', 'line break'],
  numbers: ['numbered', 'line'],
  prefix: ['added', 'line prefix', 'line prefixes'],
  suffix: ['added', 'line suffix', 'line suffixes'],
  joinWith: ['replaced', 'line break'],
}

/** Returns a sentence such as “Removed 12 runs of extra spaces and 3 blank lines, split 1 ligature”. */
export function describeChanges(changes: readonly ChangeCount[]): string {
  const objects = new Map<string, string[]>()
  for (const { change, count } of changes) {
    const [done, one, many] = descriptions[change]
    if (count > 0) objects.set(done, [...(objects.get(done) ?? []), countOf(count, one, many)])
  }
  if (objects.size === 0) return 'Nothing to change'
  const list = new Intl.ListFormat('en-GB')
  const sentence = [...objects].map(([done, parts]) => `${done} ${list.format(parts)}`).join(', ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
