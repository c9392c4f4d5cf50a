/** A ready-made pattern. The tests run it on its sample and on the texts it must not match. */
export interface LibraryPattern {
  readonly title: string
  readonly pattern: string
  readonly flags: string
  readonly sample: string
  /** All matches in the sample. */
  readonly matches: readonly string[]
  /** Texts without a match. */
  readonly rejected: readonly string[]
}

export const patternLibrary: readonly LibraryPattern[] = [
  {
    title: 'Email address',
    pattern: String.raw`\b[\w.%+-]+@(?:[\w-]+\.)+[A-Za-z]{2,}\b`,
    flags: 'g',
    sample: 'Write to ann.lee+news@mail.example.org or bob@example.com.',
    matches: ['ann.lee+news@mail.example.org', 'bob@example.com'],
    rejected: ['bob@example', '@example.com', 'bob at example.com'],
  },
  {
    title: 'Web address (http or https)',
    pattern: String.raw`https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]`,
    flags: 'gi',
    sample: 'See https://example.com/a?b=1#c (or http://localhost:8080/).',
    matches: ['https://example.com/a?b=1#c', 'http://localhost:8080/'],
    rejected: ['example.com', 'https:// ', 'ftp://example.com'],
  },
  {
    title: 'IPv4 address',
    pattern: String.raw`\b(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\b`,
    flags: 'g',
    sample: 'From 192.168.0.1 to 8.8.8.8, not 256.1.1.1.',
    matches: ['192.168.0.1', '8.8.8.8'],
    rejected: ['256.1.1.1', '1.2.3', '1.2.3.999'],
  },
  {
    title: 'Date (2024-02-29)',
    pattern: String.raw`\b(?<year>\d{4})-(?<month>0[1-9]|1[0-2])-(?<day>0[1-9]|[12]\d|3[01])\b`,
    flags: 'g',
    sample: 'Ordered 2024-02-29, paid 2024-03-01.',
    matches: ['2024-02-29', '2024-03-01'],
    rejected: ['2024-13-01', '24-02-29', '2024-02-32', '29.02.2024'],
  },
  {
    title: 'Time (24 hours)',
    pattern: String.raw`\b(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?\b`,
    flags: 'g',
    sample: 'From 7:30 to 23:59:59.',
    matches: ['7:30', '23:59:59'],
    rejected: ['24:00', '12:60', '7.30'],
  },
  {
    title: 'Hex colour',
    pattern: String.raw`#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b`,
    flags: 'gi',
    sample: 'Ink #1F1B16 on paper #fff, half clear #1f1b1680.',
    matches: ['#1F1B16', '#fff', '#1f1b1680'],
    rejected: ['#12', '#12345', '#ggg'],
  },
  {
    title: 'UUID',
    pattern: String.raw`\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b`,
    flags: 'gi',
    sample: 'id=123e4567-e89b-12d3-a456-426614174000',
    matches: ['123e4567-e89b-12d3-a456-426614174000'],
    rejected: ['123e4567-e89b-12d3-a456', '123e4567e89b12d3a456426614174000'],
  },
  {
    title: 'Phone number (E.164)',
    pattern: String.raw`\+[1-9]\d{6,14}\b`,
    flags: 'g',
    sample: 'Call +442079460018 or +15550100.',
    matches: ['+442079460018', '+15550100'],
    rejected: ['+0123456789', '020 7946 0018', '+12', '+1234567890123456'],
  },
  {
    title: 'Number with thousands separators',
    pattern: String.raw`\b\d{1,3}(?:,\d{3})+(?:\.\d+)?\b`,
    flags: 'g',
    sample: 'Total 1,234,567.89 of 12,000.',
    matches: ['1,234,567.89', '12,000'],
    rejected: ['1234', '1,23', '1,2345'],
  },
  {
    title: 'HTML tag',
    pattern: String.raw`<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>`,
    flags: 'gi',
    sample: '<p class="note">Tea<br/> &amp; cake</p>',
    matches: ['<p class="note">', '<br/>', '</p>'],
    rejected: ['a < b > c', '<3', 'p>'],
  },
  {
    title: 'Spaces at the end of a line',
    pattern: String.raw`[ \t]+$`,
    flags: 'gm',
    sample: 'one  \ntwo\t\nthree',
    matches: ['  ', '\t'],
    rejected: ['one two', ' one'],
  },
  {
    title: 'Blank line',
    pattern: String.raw`^[ \t]*\n`,
    flags: 'gm',
    sample: 'one\n\n  \ntwo',
    matches: ['\n', '  \n'],
    rejected: ['one\ntwo', 'one'],
  },
  {
    title: 'Repeated word',
    pattern: String.raw`\b(\w+)\s+\1\b`,
    flags: 'gi',
    sample: 'Paris in the\nthe spring, and and so on.',
    matches: ['the\nthe', 'and and'],
    rejected: ['the theory', 'is this'],
  },
  {
    title: 'Text in double quotes',
    pattern: String.raw`"(?:[^"\\]|\\.)*"`,
    flags: 'g',
    sample: String.raw`say "hi" and "a \"b\" c"`,
    matches: ['"hi"', String.raw`"a \"b\" c"`],
    rejected: ['"open', 'no quotes'],
  },
  {
    title: 'Markdown link',
    pattern: String.raw`\[(?<text>[^\]]*)\]\((?<url>[^\s)]+)(?:\s+"[^"]*")?\)`,
    flags: 'g',
    sample: 'Read [the guide](/guide) and [more](https://example.com "Title").',
    matches: ['[the guide](/guide)', '[more](https://example.com "Title")'],
    rejected: ['[text] (url)', '[text](two words)', '(url)'],
  },
  {
    title: 'Hashtag',
    pattern: String.raw`#(?=\p{N}*[\p{L}_])[\p{L}\p{N}_]+`,
    flags: 'gu',
    sample: 'Tea in #München #2024goals, room #12.',
    matches: ['#München', '#2024goals'],
    rejected: ['#12', '# tea'],
  },
  {
    title: 'Mention',
    pattern: String.raw`\B@\w{1,30}\b`,
    flags: 'g',
    sample: 'Thanks @ann and @bob_2, write to ann@example.com.',
    matches: ['@ann', '@bob_2'],
    rejected: ['ann@example.com', '@ ann'],
  },
  {
    title: 'Slug, one per line',
    pattern: String.raw`^[a-z\d]+(?:-[a-z\d]+)*$`,
    flags: 'gm',
    sample: 'my-first-post\nMy Post\n-draft-\n10-tips',
    matches: ['my-first-post', '10-tips'],
    rejected: ['My-Post', 'a--b', '-a'],
  },
  {
    title: 'Semantic version',
    pattern:
      String.raw`\bv?(?<major>0|[1-9]\d*)\.(?<minor>0|[1-9]\d*)\.(?<patch>0|[1-9]\d*)` +
      String.raw`(?:-(?<pre>[\da-z.-]+))?(?:\+(?<build>[\da-z.-]+))?\b`,
    flags: 'gi',
    sample: 'From v1.0.0 to 2.10.3-rc.1+build.5.',
    matches: ['v1.0.0', '2.10.3-rc.1+build.5'],
    rejected: ['1.2', '01.2.3', 'version one'],
  },
  {
    title: 'Groups of four digits, like a card number',
    pattern: String.raw`\b(?:\d{4}[ -]?){3}\d{4}\b`,
    flags: 'g',
    sample: 'Test card 4242 4242 4242 4242 or 4000-0566-5566-5556.',
    matches: ['4242 4242 4242 4242', '4000-0566-5566-5556'],
    rejected: ['4242 4242 4242', '42424242424242424'],
  },
  {
    title: 'US ZIP code',
    pattern: String.raw`\b\d{5}(?:-\d{4})?\b`,
    flags: 'g',
    sample: 'New York 10001, Beverly Hills 90210-1234.',
    matches: ['10001', '90210-1234'],
    rejected: ['1234', '123456'],
  },
  {
    title: 'UK postcode',
    pattern: String.raw`\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b`,
    flags: 'gi',
    sample: 'London SW1A 1AA, Manchester m1 1ae.',
    matches: ['SW1A 1AA', 'm1 1ae'],
    rejected: ['SW1A', '12345', 'ABC 123'],
  },
]
