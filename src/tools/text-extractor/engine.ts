import { InputError } from '#core/input-error.ts'
import { compilePattern, createMatchSearch, nextMatch } from '#core/text/patterns.ts'
import type { Engine } from '#core/tool.ts'
import { eachEmail } from './emails.ts'
import { eachIpAddress } from './ip-addresses.ts'
import { eachPatternMatch } from './pattern-kinds.ts'
import type { tool } from './tool.ts'
import { eachUrl } from './urls.ts'

export type Kind = (typeof tool)['options']['kind']['choices'][number]['value']

export interface Extracted {
  /** The distinct items in the order of the text, up to the limit. */
  readonly items: readonly string[]
  /** Number of distinct items, including those beyond the limit. */
  readonly count: number
  /** The items beyond the limit, one per line. A worker transfers one string much faster than 100,000 strings. */
  readonly more?: string
}

type VisitRange = (start: number, end: number) => void

function eachMatch(text: string, pattern: RegExp, visit: VisitRange): void {
  const search = createMatchSearch(text, pattern)
  for (let match = nextMatch(search); match; match = nextMatch(search))
    visit(match.index, match.index + match[0].length)
}

function extract(text: string, kind: Kind, pattern: string, visit: VisitRange): void {
  switch (kind) {
    case 'emails':
      eachEmail(text, visit)
      return
    case 'urls':
      eachUrl(text, visit)
      return
    case 'ips':
      eachIpAddress(text, visit)
      return
    case 'pattern':
      if (pattern === '') throw new InputError('Please enter a pattern')
      eachMatch(text, compilePattern(pattern, 'gmu'), visit)
      return
    default:
      eachPatternMatch(text, kind, visit)
  }
}

const itemsPerReport = 10_000

/** Escapes line breaks inside an item, so that each item is on one line. */
function toLine(item: string): string {
  return item.replaceAll('\n', String.raw`\n`).replaceAll('\r', String.raw`\r`)
}

export const engine: Engine<typeof tool, Extracted> = {
  run({ text }, { kind, pattern, limit }, context) {
    const found = new Set<string>()
    let visited = 0
    extract(text, kind, pattern, (start, end) => {
      // A custom pattern may match the empty string, which is not listed.
      if (end > start) found.add(text.slice(start, end))
      if (++visited % itemsPerReport === 0) context.progress(end, text.length)
    })
    const items = [...found]
    const more = items.splice(limit)
    return { items, count: found.size, ...(more.length > 0 && { more: more.map(toLine).join('\n') }) }
  },

  print({ items, more }) {
    return [...items.map(toLine), ...(more === undefined ? [] : [more])].join('\n')
  },
}
