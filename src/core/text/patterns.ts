import { InputError } from '#core/input-error.ts'

/** A person's pattern. Not all of its mistakes show here: some only when it is first used. */
export function compilePattern(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags)
  } catch (error) {
    throw invalidPattern(error)
  }
}

function invalidPattern(error: unknown): InputError {
  // The person has pattern and flags before their eyes; what is left of the message is why.
  const reason = (error as Error).message.replace(/^Invalid regular expression: (?:\/[^]*\/[a-z]*: )?/, '')
  return new InputError('Invalid regex pattern', reason)
}

/** The iterator steps past empty matches by itself, by whole code points where the flags ask for it. */
export function findMatches(text: string, regex: RegExp): Iterator<RegExpExecArray> {
  return text.matchAll(regex.global ? regex : new RegExp(regex, `${regex.flags}g`))
}

export function nextMatch(found: Iterator<RegExpExecArray>): RegExpExecArray | undefined {
  try {
    const step = found.next()
    return step.done === true ? undefined : step.value
  } catch (error) {
    // Patterns are compiled when first used, so one that is too large is refused only here.
    if (error instanceof SyntaxError) throw invalidPattern(error)
    // The other way to fail is a pattern that remembers more places to turn back to than the machine has room for.
    throw new InputError('This pattern runs out of memory on this text', (error as Error).message)
  }
}
