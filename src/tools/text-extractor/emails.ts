import { endOfDomain, isAfterLetter } from './host-names.ts'

/** Characters the HTML standard allows before the @. */
const isLocalPart = new Uint8Array(0x80)
for (const character of "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.!#$%&'*+/=?^_`{|}~-") {
  isLocalPart[character.charCodeAt(0)] = 1
}

/** Finds each @, then the name before it and the domain after it, without reading any character twice. */
export function eachEmail(text: string, visit: (start: number, end: number) => void): void {
  let done = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const end = endOfDomain(text, at + 1)
    const start = end < 0 ? -1 : startOfName(text, { done, at, end })
    if (start >= 0) visit(start, end)
    done = Math.max(at + 1, end)
  }
}

/** Bounds of a possible address. Everything before `done` belongs to earlier addresses. */
interface AddressRange {
  readonly done: number
  readonly at: number
  readonly end: number
}

/** Returns the start of the name before the @, or -1 if there is none. */
function startOfName(text: string, { done, at, end }: AddressRange): number {
  let start = at
  while (start > done && isLocalPart[text.charCodeAt(start - 1)] === 1) start--
  // After another @ it is a handle such as @ann@example.social. After a letter that the standard does not allow it is
  // only the rest of a name, so the result would be a different address.
  const isTouching = start === done && start > 0
  if (start === at || text[start - 1] === '@' || (!isTouching && isAfterLetter(text, start))) return -1
  if (isPassword(text, start)) return -1
  const queried = skipQuery(text, start, at)
  const first = skipPunctuation(text, isTouching ? skipSeparators(text, queried) : queried, { at, end })
  return first < at ? first : -1
}

/** In `//user:password@host` the text before the @ is a password, which must not be listed as an address. */
function isPassword(text: string, start: number): boolean {
  return text[start - 1] === ':' && /\/\/[^\s/@:]{0,64}:$/.test(text.slice(Math.max(0, start - 67), start))
}

/** In a link, the address follows the last `=` or `/`. A user name before the host is not an address. */
function skipQuery(text: string, start: number, at: number): number {
  const character = text[start]
  // Most names start with a letter, so this avoids a slice.
  if (character !== '/' && character !== '?' && character !== '&') return start
  const name = text.slice(start, at)
  if (name.startsWith('//')) {
    const last = Math.max(name.lastIndexOf('/'), name.lastIndexOf('='))
    return last === 1 ? at : start + last + 1
  }
  return start + (/^[?&][^=]*=/.exec(name)?.[0].length ?? 0)
}

/** Directly after another address, punctuation such as `/` or `|` separates the two. */
function skipSeparators(text: string, start: number): number {
  const firstLetter = /[a-z0-9@]/gi
  firstLetter.lastIndex = start
  return firstLetter.exec(text)?.index ?? start
}

const closing = new Map(Object.entries({ '{': '}', '*': '*', _: '_', '|': '|', '/': '/', '~': '~' }))

/**
 * Skips quotes and dots before an address, and pairs of marks around it, although the standard allows them in a name.
 */
function skipPunctuation(text: string, start: number, { at, end }: Omit<AddressRange, 'done'>): number {
  let first = start
  let after = end
  while (first < at) {
    const character = text.charAt(first)
    const isPair = after < text.length && closing.get(character) === text[after]
    if (!isPair && !"'`.".includes(character)) return first
    if (isPair) after++
    first++
  }
  return first
}
