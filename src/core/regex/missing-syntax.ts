const { raw } = String

/** Syntax of Perl, PCRE and Python that JavaScript does not have, or writes in another way. */
const constructs: readonly (readonly [syntax: RegExp, message: string])[] = [
  [/\(\?[a-z]*x[a-z]*\)/y, 'JavaScript has no x flag: spaces and comments are part of the pattern.'],
  [/\(\?[aimnsuJLU]*(?:-[imsx]+)?\)/y, 'JavaScript has flags instead of groups such as (?i).'],
  [/\(\?(?:P<|'\w)/y, 'JavaScript writes named groups as (?<name>…).'],
  [/\(\?P=|\\k[{']|\\g\{?[a-z_]/iy, raw`JavaScript refers to named groups with \k<name>.`],
  [/\\g\{?\d/y, raw`JavaScript refers to groups with \1, not \g{1}.`],
  [/\(\?>/y, 'JavaScript has no atomic groups.'],
  [/(?:[*+?]|\{\d+(?:,\d*)?\})\+/y, 'JavaScript has no possessive quantifiers.'],
  [/\(\?#/y, 'JavaScript has no comments in patterns.'],
  [/\(\?(?:R\)|[+-]?\d+\)|&|P>|\(|\|)/y, 'JavaScript has no recursion, conditions or branch resets.'],
  [/\\[pP][CLMNPSZ]/y, raw`JavaScript writes \pL as \p{L}, with the u flag.`],
  [/\\x\{/y, raw`JavaScript writes \x{…} as \u{…}, with the u flag.`],
  [/\[:[a-z]+:\]/y, 'JavaScript has no classes such as [:alpha:].'],
  [/\\A/y, 'In JavaScript, the start of the text is ^ without the m flag.'],
  [/\\[Zz]/y, 'In JavaScript, the end of the text is $ without the m flag.'],
  [/\\h/y, raw`JavaScript has no \h for spaces and tabs.`],
  [/\\R/y, raw`JavaScript has no \R for line breaks.`],
  [/\\Q/y, raw`JavaScript has no \Q…\E. Each special character needs a backslash.`],
  [/\\K/y, raw`JavaScript has no \K.`],
]

/** Returns a sentence about the first construct in a pattern that JavaScript does not have. */
export function findMissingSyntax(pattern: string): string | undefined {
  let isInClass = false
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern[index]
    // Inside a class, only escapes and `[:alpha:]` have a meaning.
    const hasMeaning = isInClass ? character === '\\' || pattern.startsWith('[:', index) : character !== '['
    const found = hasMeaning ? constructs.find(([syntax]) => matchesAt(syntax, pattern, index)) : undefined
    if (found) return found[1]
    if (character === '[') isInClass = true
    else if (character === ']') isInClass = false
    else if (character === '\\') index++
  }
  return undefined
}

function matchesAt(syntax: RegExp, pattern: string, index: number): boolean {
  syntax.lastIndex = index
  return syntax.test(pattern)
}
