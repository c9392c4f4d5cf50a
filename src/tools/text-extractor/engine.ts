import { InputError } from '#core/input-error.ts'
import { LongText } from '#core/text/long-text.ts'
import { compilePattern, findMatches, nextMatch } from '#core/text/patterns.ts'
import type { Engine } from '#core/tool.ts'
import { eachEmail } from './emails.ts'
import { eachIpAddress } from './ip-addresses.ts'
import { Places } from './places.ts'
import { eachPlain } from './plain-kinds.ts'
import type { tool } from './tool.ts'
import { eachUrl } from './urls.ts'

export type Kind = (typeof tool)['options']['kind']['choices'][number]['value']

export interface Extracted {
  /** Each once, in the order of the text, up to the limit. */
  readonly items: readonly string[]
  /** How many there are in all. */
  readonly count: number
  /** Those past the limit, one a line: a single string costs a page little, a hundred thousand cost it a moment. */
  readonly more?: string
}

type Take = (start: number, end: number) => void

function eachMatch(text: string, pattern: RegExp, take: Take): void {
  const found = findMatches(text, pattern)
  for (let match = nextMatch(found); match; match = nextMatch(found)) take(match.index, match.index + match[0].length)
}

function extract(text: string, kind: Kind, pattern: string, take: Take): void {
  switch (kind) {
    case 'emails':
      eachEmail(text, take)
      return
    case 'urls':
      eachUrl(text, take)
      return
    case 'ips':
      eachIpAddress(text, take)
      return
    case 'pattern':
      if (pattern === '') throw new InputError('Please enter a pattern')
      eachMatch(text, compilePattern(pattern, 'gmu'), take)
      return
    default:
      eachPlain(text, kind, take)
  }
}

const itemsPerReport = 10_000

/** A line break within an item is written \n or \r, so that an item is a line. */
function toLine(item: string): string {
  return item.replaceAll('\n', String.raw`\n`).replaceAll('\r', String.raw`\r`)
}

export const engine: Engine<typeof tool, Extracted> = {
  run({ text }, { kind, pattern, limit }, host) {
    const places = new Places(text)
    let taken = 0
    extract(text, kind, pattern, (start, end) => {
      // An own pattern may match nothing at all, which is nothing to list.
      if (end > start) places.add(start, end)
      if (++taken % itemsPerReport === 0) host.progress(end, text.length)
    })
    const items: string[] = []
    const more = new LongText()
    let count = 0
    places.eachItem((item) => {
      count += 1
      if (count <= limit) items.push(item)
      else more.add(count === limit + 1 ? toLine(item) : `\n${toLine(item)}`)
    })
    return { items, count, ...(count > limit && { more: more.take().join('') }) }
  },

  print({ items, more }) {
    return [...items.map(toLine), ...(more === undefined ? [] : [more])].join('\n')
  },
}
