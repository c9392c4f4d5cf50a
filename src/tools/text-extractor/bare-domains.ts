import { endOfDomain } from './host-names.ts'
import { endAfterHost, endOfUrl } from './urls.ts'

/**
 * The top-level domains of most websites, without those that are also common file extensions, such as `.md`, `.py`, `.rs`,
 * `.sh` and `.zip`.
 */
const topLevelDomains = [
  'com org net edu gov info biz io ai app dev co me tv xyz online site shop store tech blog cloud',
  'eu uk ie de at ch fr be nl lu es pt it gr se no dk fi is pl cz sk hu ro bg ua ru tr il',
  'us ca mx br ar cl au nz jp cn kr tw hk sg in za',
].flatMap((line) => line.split(' '))
const isTopLevelDomain = new Set(topLevelDomains.flatMap((name) => [name, name.toUpperCase()]))
const hint = new RegExp(String.raw`(https?:\/\/)|(www\.)|\.(?:${topLevelDomains.join('|')})(?![a-z0-9_-])`, 'gi')

/** In UTF-16 code units. */
const maxDomainLength = 253
const domainCharacter = /[a-z0-9\u00c0-\u024f.-]/i

/** Visits URLs, and addresses without `http://`: those that start with `www.` or have a common top-level domain. */
export function eachUrlOrDomain(text: string, visit: (start: number, end: number) => void): void {
  let done = 0
  hint.lastIndex = 0
  for (let found = hint.exec(text); found; found = hint.exec(text)) {
    const [, scheme, www] = found
    const start = (scheme ?? www) ? found.index : startOfDomain(text, found.index, done)
    const end = scheme === undefined ? endOfBareUrl(text, start) : endOfUrl(text, start, hint.lastIndex)
    if (end <= found.index) continue
    visit(start, end)
    hint.lastIndex = end
    done = end
  }
}

/** Returns the start of the domain around `index`. */
function startOfDomain(text: string, index: number, done: number): number {
  const min = Math.max(done, index - maxDomainLength)
  let start = index
  while (start > min && domainCharacter.test(text.charAt(start - 1))) start -= 1
  while (start < index && /[.-]/.test(text.charAt(start))) start += 1
  return start
}

/** Returns the end of the address at `start`, or -1 if it has no common domain or is part of something else. */
function endOfBareUrl(text: string, start: number): number {
  // An email address, a path, another scheme, or a longer word.
  if (/[\w@/\\]/.test(text.charAt(start - 1))) return -1
  const domainEnd = endOfDomain(text, start)
  if (domainEnd < 0) return -1
  const labels = text.slice(start, domainEnd).split('.')
  const isWebsite = /^www$/i.test(labels[0] ?? '') ? labels.length > 2 : isTopLevelDomain.has(labels.at(-1) ?? '')
  // The local part of an email address, or a call such as console.info().
  if (!isWebsite || /[@(]/.test(text.charAt(domainEnd))) return -1
  return endAfterHost(text, start, domainEnd)
}
