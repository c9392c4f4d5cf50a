import { endOfDomain, isAfterLetter } from './host-names.ts'

/** The characters that the HTML standard allows before the @. */
const localPartCharacter = /[a-z0-9.!#$%&'*+/=?^_`{|}~-]/i

/** Names such as `image@2x.png`. None of these endings is a top-level domain. */
const fileEnding = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|css|js|json|html?|pdf|mp4)$/i

/** Finds each @, the local part before it and the domain after it, without reading any character twice. */
export function eachEmail(text: string, visit: (start: number, end: number) => void): void {
  let done = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const end = endOfDomain(text, at + 1)
    const start = end < 0 ? -1 : startOfLocalPart(text, { done, at, end })
    if (start >= 0 && !fileEnding.test(text.slice(at + 1, end))) visit(start, end)
    done = Math.max(at + 1, end)
  }
}

/** The bounds of a possible address. Everything before `done` belongs to earlier addresses. */
interface AddressRange {
  readonly done: number
  readonly at: number
  readonly end: number
}

/** Returns the start of the local part before the @, or -1 if there is none. */
function startOfLocalPart(text: string, { done, at, end }: AddressRange): number {
  let start = at
  while (start > done && localPartCharacter.test(text.charAt(start - 1))) start--
  // After another @, the match is a handle such as @ann@example.social. After a letter that the standard does not
  // allow, the match is only the tail of a longer local part, so the result would be a different address.
  const isTouching = start === done && start > 0
  if (start === at || text[start - 1] === '@' || (!isTouching && isAfterLetter(text, start))) return -1
  if (isPassword(text, start)) return -1
  const queried = skipQuery(text, start, at)
  const first = skipPunctuation(text, isTouching ? skipSeparators(text, queried) : queried, { at, end })
  // Mail servers reject two dots in a row, although the standard allows them.
  return first < at && !text.slice(first, at).includes('..') ? first : -1
}

/**
 * Whether the text before the @ is a password, as in `//user:password@host`. A password must not be listed as an
 * address.
 */
function isPassword(text: string, start: number): boolean {
  return text[start - 1] === ':' && /\/\/[^\s/@:]{0,64}:$/.test(text.slice(Math.max(0, start - 67), start))
}

/**
 * Skips the beginning of a link or of a query such as `email=`: the address follows the last `=` or `/`. A user name
 * before the host is not an address.
 */
function skipQuery(text: string, start: number, at: number): number {
  const name = text.slice(start, at)
  if (name.startsWith('//')) {
    const last = Math.max(name.lastIndexOf('/'), name.lastIndexOf('='))
    return last === 1 ? at : start + last + 1
  }
  if (!name.includes('=')) return start
  const keyStart = Math.max(name.lastIndexOf('?'), name.lastIndexOf('&')) + 1
  // An address may contain a `=` after other symbols: user+mailbox/department=shipping@example.com.
  const key = (keyStart > 0 ? /^[^=]*=/ : /^(?:[a-z_]\w*)?=/i).exec(name.slice(keyStart))?.[0]
  return key === undefined ? start : start + keyStart + key.length
}

/** Skips punctuation such as `/` or `|`, which separates this address from the one directly before it. */
function skipSeparators(text: string, start: number): number {
  const firstLetter = /[a-z0-9@]/gi
  firstLetter.lastIndex = start
  return firstLetter.exec(text)?.index ?? start
}

const closing = new Map(Object.entries({ '{': '}', '*': '*', _: '_', '|': '|', '/': '/', '~': '~' }))

/**
 * Skips quotes and dots before an address, and pairs of symbols around it, although the standard allows them in a
 * local part.
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
