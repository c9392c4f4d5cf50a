import { expect, test } from 'vitest'
import { type LibraryPattern, patternLibrary } from './pattern-library.tsx'

/** All matches in the sample, and texts without a match. */
const cases: [title: string, matches: string[], rejected: string[]][] = [
  [
    'Email address',
    ['ann.lee+news@mail.example.org', 'bob@example.com'],
    ['bob@example', '@example.com', 'bob at example.com'],
  ],
  [
    'Web address (http or https)',
    ['https://example.com/a?b=1#c', 'http://localhost:8080/'],
    ['example.com', 'https:// ', 'ftp://example.com'],
  ],
  ['IPv4 address', ['192.168.0.1', '8.8.8.8'], ['256.1.1.1', '1.2.3', '1.2.3.999']],
  ['Date (2024-02-29)', ['2024-02-29', '2024-03-01'], ['2024-13-01', '24-02-29', '2024-02-32', '29.02.2024']],
  ['Time (24 hours)', ['7:30', '23:59:59'], ['24:00', '12:60', '7.30']],
  ['Hex colour', ['#1F1B16', '#fff', '#1f1b1680'], ['#12', '#12345', '#ggg']],
  ['UUID', ['123e4567-e89b-12d3-a456-426614174000'], ['123e4567-e89b-12d3-a456', '123e4567e89b12d3a456426614174000']],
  [
    'Phone number (E.164)',
    ['+442079460018', '+15550100'],
    ['+0123456789', '020 7946 0018', '+12', '+1234567890123456'],
  ],
  ['Number with thousands separators', ['1,234,567.89', '12,000'], ['1234', '1,23', '1,2345']],
  ['HTML tag', ['<p class="note">', '<br/>', '</p>'], ['a < b > c', '<3', 'p>']],
  ['Spaces at the end of a line', ['  ', '\t'], ['one two', ' one']],
  ['Blank line', ['\n', '  \n'], ['one\ntwo', 'one']],
  ['Repeated word', ['the\nthe', 'and and'], ['the theory', 'is this']],
  ['Text in double quotes', ['"hi"', String.raw`"a \"b\" c"`], ['"open', 'no quotes']],
  [
    'Markdown link',
    ['[the guide](/guide)', '[more](https://example.com "Title")'],
    ['[text] (url)', '[text](two words)', '(url)'],
  ],
  ['Hashtag', ['#München', '#2024goals'], ['#12', '# tea']],
  ['Mention', ['@ann', '@bob_2'], ['ann@example.com', '@ ann']],
  ['Slug, one per line', ['my-first-post', '10-tips'], ['My-Post', 'a--b', '-a']],
  ['Semantic version', ['v1.0.0', '2.10.3-rc.1+build.5'], ['1.2', '01.2.3', 'version one']],
  [
    'Groups of four digits, like a card number',
    ['4242 4242 4242 4242', '4000-0566-5566-5556'],
    ['4242 4242 4242', '42424242424242424'],
  ],
  ['US ZIP code', ['10001', '90210-1234'], ['1234', '123456']],
  ['UK postcode', ['SW1A 1AA', 'm1 1ae'], ['SW1A', '12345', 'ABC 123']],
]

test.each(cases)('%s', (title, matches, rejected) => {
  const { regex, sample } = patternLibrary.find((entry) => entry.title === title) as LibraryPattern
  expect(sample.match(regex)).toEqual(matches)
  for (const text of rejected) expect(text.match(regex), text).toBeNull()
})

test('every pattern is tested', () => {
  expect(cases.map(([title]) => title)).toEqual(patternLibrary.map(({ title }) => title))
})
