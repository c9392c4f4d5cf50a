import { isHighSurrogate, isLowSurrogate } from '#core/text/char-class.ts'
import { compilePattern, findMatches, type MatchSearch, nextMatch } from '#core/text/patterns.ts'
import { Replacement } from '#core/text/replacement.ts'
import type { Splicer } from '#core/text/splicer.ts'
import type { Search, SearchOptions } from './search.ts'
import { wholeWordPattern } from './whole-word.ts'

/** Finds a regular expression, `^` and `$` at every line, and replaces it as JavaScript does. */
export class PatternSearch implements Search {
  readonly #text: string
  readonly #found: MatchSearch
  readonly #replacement: Replacement
  #match: RegExpExecArray | undefined

  constructor(text: string, { find, replace, caseSensitive, wholeWord }: SearchOptions) {
    const flags = caseSensitive ? 'gmu' : 'gimu'
    // By itself first: within brackets of ours a pattern such as `a)(b` would be none the wiser.
    const bare = compilePattern(find, flags)
    this.#text = text
    this.#found = findMatches(text, wholeWord ? compilePattern(wholeWordPattern(find), flags) : bare)
    this.#replacement = new Replacement(readEscapes(replace))
  }

  get start(): number {
    return this.#match?.index ?? 0
  }

  get end(): number {
    return this.start + (this.#match?.[0].length ?? 0)
  }

  next(): boolean {
    do this.#match = nextMatch(this.#found)
    while (this.#match && this.#isNowhere(this.#match))
    return this.#match !== undefined
  }

  write(splicer: Splicer): void {
    if (this.#match) this.#replacement.write(this.#match, splicer)
  }

  /**
   * To JavaScript a line ends before CR and begins again before LF; nobody means the place between the two. Nor the one
   * inside a surrogate pair, which V8 finds with lookarounds in spite of the flag `u`.
   */
  #isNowhere({ 0: found, index }: RegExpExecArray): boolean {
    if (found !== '') return false
    const [before, behind] = [this.#text.charCodeAt(index - 1), this.#text.charCodeAt(index)]
    return (before === 0x0d && behind === 0x0a) || (isHighSurrogate(before) && isLowSurrogate(behind))
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\' }

/** A field of one line has no other way to hold a line break. */
function readEscapes(replacement: string): string {
  return replacement.replace(/\\([nrt\\])/g, (_, letter: string) => escapes[letter] as string)
}
