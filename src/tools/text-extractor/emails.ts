import { endOfDomain, isAfterLetter } from './host-names.ts'

/** What the HTML standard takes before the @. */
const isLocalPart = new Uint8Array(0x80)
for (const character of "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.!#$%&'*+/=?^_`{|}~-") {
  isLocalPart[character.charCodeAt(0)] = 1
}

/** Goes from @ to @, looks back for the name and ahead for the domain, and never looks at a place twice. */
export function eachEmail(text: string, visit: (start: number, end: number) => void): void {
  let done = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const end = endOfDomain(text, at + 1)
    const start = end < 0 ? -1 : startOfName(text, { done, at, end })
    if (start >= 0) visit(start, end)
    done = Math.max(at + 1, end)
  }
}

/** Where an address may lie: what is before `done` has been used. */
interface AddressRange {
  readonly done: number
  readonly at: number
  readonly end: number
}

/** Where the name before the @ begins; -1 if there is none. */
function startOfName(text: string, { done, at, end }: AddressRange): number {
  let start = at
  while (start > done && isLocalPart[text.charCodeAt(start - 1)] === 1) start--
  // Behind another @ it is a handle such as @ann@example.social; behind a letter the standard does not take, it is the
  // rest of a name, and somebody else's address.
  const isTouching = start === done && start > 0
  if (start === at || text[start - 1] === '@' || (!isTouching && isAfterLetter(text, start))) return -1
  if (isPassword(text, start)) return -1
  const queried = skipQuery(text, start, at)
  const first = skipPunctuation(text, isTouching ? skipSigns(text, queried) : queried, { at, end })
  return first < at ? first : -1
}

/** `//user:password@host`: what is before the @ must not be shown to anybody, and is no address. */
function isPassword(text: string, start: number): boolean {
  return text[start - 1] === ':' && /\/\/[^\s/@:]{0,64}:$/.test(text.slice(Math.max(0, start - 67), start))
}

/** In a link, the address is what follows the last `=` or `/`. What stands before the host is a user, and no address. */
function skipQuery(text: string, start: number, at: number): number {
  const sign = text[start]
  // Nearly all begin with a letter, and need no string of their own to be looked at.
  if (sign !== '/' && sign !== '?' && sign !== '&') return start
  const name = text.slice(start, at)
  if (name.startsWith('//')) {
    const last = Math.max(name.lastIndexOf('/'), name.lastIndexOf('='))
    return last === 1 ? at : start + last + 1
  }
  return start + (/^[?&][^=]*=/.exec(name)?.[0].length ?? 0)
}

/** Directly behind another address, `/` or `|` parts the two. */
function skipSigns(text: string, start: number): number {
  const firstLetter = /[a-z0-9@]/gi
  firstLetter.lastIndex = start
  return firstLetter.exec(text)?.index ?? start
}

const closing = new Map(Object.entries({ '{': '}', '*': '*', _: '_', '|': '|', '/': '/', '~': '~' }))

/** The standard takes nearly every sign, yet a quote or dot before an address is not part of it, nor is a pair around. */
function skipPunctuation(text: string, start: number, { at, end }: Omit<AddressRange, 'done'>): number {
  let first = start
  let after = end
  while (first < at) {
    const sign = text.charAt(first)
    const isPair = after < text.length && closing.get(sign) === text[after]
    if (!isPair && !"'`.".includes(sign)) return first
    if (isPair) after++
    first++
  }
  return first
}
