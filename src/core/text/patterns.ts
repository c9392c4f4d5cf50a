import { InputError } from '#core/input-error.ts'

/**
 * WebKit 2.50 on ARM skips the second character after one outside the BMP, unless the pattern has the flag m or a `^`. An
 * alternative that never matches gives a visitor's pattern one; eslint/portable-patterns.js reminds us in our own.
 */
// eslint-disable-next-line no-restricted-syntax -- This is what is tried here.
const skipsCharacters = !/\p{L}/u.test('👋 a')

/** A person's pattern. Not all of its mistakes show here: some only when it is first used. */
export function compilePattern(pattern: string, flags: string): RegExp {
  try {
    const regex = new RegExp(pattern, flags)
    return skipsCharacters && /[uv]/.test(flags) ? new RegExp(`${pattern}|^(?!^)`, flags) : regex
  } catch (error) {
    throw invalidPattern(error)
  }
}

function invalidPattern(error: unknown): InputError {
  // The person has pattern and flags before their eyes; what is left of the message is why.
  const reason = (error as Error).message.replace(/^Invalid regular expression: (?:\/[^]*\/[a-z]*: )?/, '')
  return new InputError('Invalid regex pattern', reason)
}

/** A search through a text that goes on where it was. */
export interface MatchSearch {
  readonly text: string
  readonly regex: RegExp
}

/** All matches, whether or not the pattern itself is to stop at the first. */
export function createMatchSearch(text: string, regex: RegExp): MatchSearch {
  // One of its own: a pattern remembers where it was.
  return { text, regex: new RegExp(regex, regex.global ? regex.flags : `${regex.flags}g`) }
}

export function nextMatch({ text, regex }: MatchSearch): RegExpExecArray | undefined {
  try {
    const match = regex.exec(text)
    if (match?.[0] === '') regex.lastIndex = indexAfterEmptyMatch(regex.lastIndex, text, /[uv]/.test(regex.flags))
    return match ?? undefined
  } catch (error) {
    // Patterns are compiled when first used, so one that is too large is refused only here.
    if (error instanceof SyntaxError) throw invalidPattern(error)
    // The other way to fail is a pattern that remembers more places to turn back to than the machine has room for.
    throw new InputError('This pattern runs out of memory on this text', (error as Error).message)
  }
}

/** Past an empty match, by whole code points where the flags ask for it. */
function indexAfterEmptyMatch(index: number, text: string, byCodePoint: boolean): number {
  return index + (byCodePoint && (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1)
}
