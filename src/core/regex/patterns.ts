import { InputError } from '#core/tool/input-error.ts'
import { findMissingSyntax } from './missing-syntax.ts'

/**
 * WebKit 2.50 on ARM skips the second character after a character outside the BMP, unless the pattern has the flag m
 * or contains a `^`. For user patterns, a `^` is added in an alternative that never matches. Our own patterns are
 * checked by eslint/portable-code.js.
 */
// eslint-disable-next-line no-restricted-syntax -- This tests for the bug.
const skipsCharacters = !/\p{L}/u.test('👋 a')

export function isValidPattern(pattern: string, flags = ''): boolean {
  try {
    new RegExp(pattern, flags)
    return true
  } catch {
    return false
  }
}

/** Returns a pattern that matches only this text. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}

/** Compiles a user's pattern. Some errors are thrown only when the pattern is first used. */
export function compilePattern(pattern: string, flags: string): RegExp {
  try {
    const regex = new RegExp(pattern, flags)
    return skipsCharacters && /[uv]/.test(flags) ? new RegExp(`${pattern}|^(?!^)`, flags) : regex
  } catch (error) {
    throw invalidPattern(error, pattern)
  }
}

/** Says why, and what in the pattern JavaScript lacks, on a line of its own. */
function invalidPattern(error: unknown, pattern: string): InputError {
  // The user sees the pattern and flags already, so only the reason is kept.
  const reason = (error as Error).message.replace(/^Invalid regular expression: (?:\/[^]*\/[a-z]*: )?/, '')
  return new InputError('Invalid regex pattern', [reason, findMissingSyntax(pattern) ?? []].flat().join('\n'))
}

/** A search that proceeds from one match to the next. */
export interface MatchSearch {
  readonly text: string
  readonly regex: RegExp
}

/** Starts a search for all matches, even if the pattern lacks the flag g. */
export function createMatchSearch(text: string, regex: RegExp): MatchSearch {
  // Uses a copy, because a pattern with the flag g stores its position.
  return { text, regex: new RegExp(regex, regex.global ? regex.flags : `${regex.flags}g`) }
}

export function nextMatch({ text, regex }: MatchSearch): RegExpExecArray | undefined {
  try {
    const match = regex.exec(text)
    // The search continues after the next code point with the flag u or v, otherwise after the next code unit.
    if (match?.[0] === '')
      regex.lastIndex += /[uv]/.test(regex.flags) && (text.codePointAt(regex.lastIndex) ?? 0) > 0xffff ? 2 : 1
    return match ?? undefined
  } catch (error) {
    // Engines compile patterns on first use, so a pattern that is too large throws only here.
    if (error instanceof SyntaxError) throw invalidPattern(error, regex.source)
    // Otherwise the stack of backtracking positions has overflowed.
    throw new InputError(
      'Not enough memory for this pattern on this text. Try a simpler pattern.',
      (error as Error).message,
    )
  }
}
