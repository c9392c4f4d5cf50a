const { raw } = String

/** Pairs of a syntax and its meaning, by section. cheat-sheet.test.ts has an example of each. */
export const cheatSheet: Readonly<Record<string, readonly (readonly [syntax: string, meaning: string])[]>> = {
  Anchors: [
    ['^', 'start of the text, or of each line with m'],
    ['$', 'end of the text, or of each line with m'],
    [raw`\b`, raw`word boundary: between \w and anything else`],
    [raw`\B`, 'anywhere except at a word boundary'],
  ],
  'Character classes': [
    ['.', 'any character except a line break'],
    [raw`\d`, 'digit, 0 to 9'],
    [raw`\w`, 'letter A to Z or a to z, digit or _; no accented letters'],
    [raw`\s`, 'whitespace, including line breaks'],
    [raw`\D`, 'anything except a digit'],
    [raw`\W`, raw`anything except \w`],
    [raw`\S`, 'anything except whitespace'],
    ['[abc]', 'one of these characters'],
    ['[a-z]', 'one character from a to z'],
    ['[^abc]', 'any character except these'],
    [raw`\.`, raw`literal full stop; \ also works before \ ^ $ * + ? ( ) [ ] { } |`],
    [raw`\t`, 'tab'],
    [raw`\r?\n`, raw`line break: \n, or \r\n as on Windows`],
    [raw`\u00e9`, 'UTF-16 code unit with this hex value'],
  ],
  Quantifiers: [
    ['a*', 'zero or more times'],
    ['a+', 'one or more times'],
    ['a?', 'zero times or once'],
    ['a{3}', 'exactly 3 times'],
    ['a{2,}', '2 or more times'],
    ['a{2,3}', '2 or 3 times'],
    ['a+?', 'as few as possible; ? works after any quantifier'],
  ],
  Groups: [
    ['cat|dog', 'either alternative'],
    ['(ab)+', 'capturing group, numbered from 1'],
    ['(?:ab)+', 'non-capturing group'],
    [raw`(?<year>\d{4})`, 'named capturing group'],
    [raw`(.)\1`, 'the same text as group 1'],
    [raw`(?<q>['"]).*?\k<q>`, 'the same text as the named group'],
  ],
  Lookaround: [
    [raw`\d+(?=%)`, 'only if followed by this, which is not part of the match'],
    [raw`\b\d+\b(?!%)`, 'only if not followed by this'],
    // eslint-disable-next-line no-restricted-syntax -- For the user's own pattern.
    [raw`(?<=€)\d+`, 'only if preceded by this'],
    // eslint-disable-next-line no-restricted-syntax -- For the user's own pattern.
    [raw`(?<!€)\b\d+`, 'only if not preceded by this'],
  ],
  'Unicode properties': [
    [raw`\p{L}`, 'letter of any script; needs u or v, like everything in this section'],
    [raw`\p{Lu}`, 'uppercase letter; Ll for lowercase'],
    [raw`\p{N}`, 'number of any script'],
    [raw`\p{P}`, 'punctuation; S for symbols such as + and €'],
    [raw`\p{Script=Greek}`, 'character of one script'],
    [raw`\P{L}`, 'anything without the property'],
    [raw`\u{1F600}`, 'character with this code point'],
    [raw`\p{RGI_Emoji}`, 'whole emoji, even if made of several code points; needs v'],
    [raw`[\p{L}--[a-z]]`, 'first set without the second; && for the intersection; needs v'],
  ],
  Flags: [
    ['g', 'all matches, not only the first'],
    ['i', 'ignores case'],
    ['m', '^ and $ match at each line'],
    ['s', '. also matches line breaks'],
    ['u', raw`full code points and \p{…}; unknown escapes are errors`],
    ['y', 'matches only at the start; with g, also directly after the previous match'],
    ['v', 'like u, plus set operations and strings in classes; use instead of u'],
  ],
  Replacement: [
    ['[$&]', '$& is the whole match'],
    ['$2 $1', '$1 is the text of group 1; empty if the group didn’t match'],
    ['$<digits>%', '$<digits> is the text of the group with that name'],
    ['$$5', '$$ is a dollar sign'],
    ['$`', 'text before the match'],
    ["$'", 'text after the match'],
  ],
}

/** Loaded when it is opened. */
export default function CheatSheet() {
  return Object.entries(cheatSheet).map(([title, entries]) => (
    <section key={title}>
      <h3>{title}</h3>
      <dl className="regex-syntax">
        {entries.map(([syntax, meaning]) => (
          <div key={syntax}>
            <dt>
              <code>{syntax}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
