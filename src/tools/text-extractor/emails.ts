import type { FoundItem } from './result.ts'
import { endOfDomain, isAfterLetter } from './host-names.ts'

/** The characters that the HTML standard allows before the @. */
const localPartCharacter = /[a-z0-9.!#$%&'*+/=?^_`{|}~-]/i

/** Names such as `image@2x.png`. None of these endings is a top-level domain. */
const fileEnding = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|css|js|json|html?|pdf|mp4)$/i

/**
 * Finds each @, the local part before it and the domain after it, without reading any character twice. Addresses with a
 * letter such as é in the local part are left out.
 */
export function* findEmails(text: string): Generator<FoundItem, void, void> {
  // Everything before belongs to earlier addresses.
  let done = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const end = endOfAddress(text, at)
    if (end >= 0 && !fileEnding.test(text.slice(at + 1, end))) {
      const found = findLocalPart(text, at, done)
      const local = withoutPunctuation(found ?? '', text.slice(end))
      if (found === undefined) yield { start: at, end, isLeftOut: true }
      // Mail servers reject two dots in a row, although the standard allows them.
      else if (local !== '' && !local.includes('..')) yield { start: at - local.length, end }
    }
    done = Math.max(at + 1, end)
  }
}

/** A lower-case domain and the first word of the next sentence, as in `acme.com.More`. */
const domainAndWord = /^([^\p{Lu}.]+(?:\.[^\p{Lu}.]+)+)\.\p{Lu}/u

/** Longer domains don't exist. */
const maxDomainLength = 255

/** Returns the end of the address whose @ is at an offset, or -1 if there is none. */
function endOfAddress(text: string, at: number): number {
  const start = at + 1
  const end = endOfDomain(text, start)
  if (end < 0 || end - start > maxDomainLength) return end
  const [, domain] = domainAndWord.exec(text.slice(start, end)) ?? []
  return domain === undefined ? end : start + domain.length
}

/** Returns the local part before the @, an empty text if there is none, or undefined if the standard does not allow it. */
function findLocalPart(text: string, at: number, done: number): string | undefined {
  let start = at
  while (start > done && localPartCharacter.test(text.charAt(start - 1))) start--
  const isTouching = start === done && start > 0
  // After another @, the match is a handle such as @ann@example.social.
  if (text[start - 1] === '@' || isPassword(text, start)) return ''
  // The match is only the tail of a longer local part, so the result would be a different address.
  if (!isTouching && isAfterLetter(text, start)) return undefined
  const local = withoutQuery(text.slice(start, at))
  // Punctuation such as `/` or `|` separates this address from the one directly before it.
  return isTouching ? local.replace(/^[^a-z0-9]+/i, '') : local
}

/**
 * Whether the text before the @ is a password, as in `//user:password@host`. A password must not be listed as an
 * address.
 */
function isPassword(text: string, start: number): boolean {
  return text[start - 1] === ':' && /\/\/[^\s/@:]{0,64}:$/.test(text.slice(Math.max(0, start - 67), start))
}

/** Removes the beginning of a link or of a query such as `email=`. A user name before the host is not an address. */
function withoutQuery(local: string): string {
  if (local.startsWith('//')) return /[/=]/.test(local.slice(2)) ? local.replace(/^.*[/=]/, '') : ''
  const keyStart = Math.max(local.lastIndexOf('?'), local.lastIndexOf('&')) + 1
  // An address may contain a `=` after other symbols: user+mailbox/department=shipping@example.com.
  const key = (keyStart > 0 ? /^[^=]*=/ : /^(?:[a-z_]\w*)?=/i).exec(local.slice(keyStart))?.[0]
  return key === undefined ? local : local.slice(keyStart + key.length)
}

const closing = new Map(Object.entries({ '{': '}', '*': '*', _: '_', '|': '|', '/': '/', '~': '~' }))

/**
 * Removes quotes and dots before an address, and pairs of symbols around it, although the standard allows them in a
 * local part.
 */
function withoutPunctuation(local: string, after: string): string {
  let start = 0
  let pairs = 0
  for (; start < local.length; start++) {
    const character = local.charAt(start)
    if (closing.get(character) === after[pairs] && pairs < after.length) pairs++
    else if (!"'`.".includes(character)) break
  }
  return local.slice(start)
}
