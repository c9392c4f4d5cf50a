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
  ['Number with thousands separators', ['1,234,567.89', '12,000'], ['1234', '1,23', '1,2345']],
  ['HTML tag', ['<p class="note">', '<br/>', '</p>'], ['a < b > c', '<3', 'p>']],
  ['Repeated word', ['the\nthe', 'and and'], ['the theory', 'is this']],
]

test.each(cases)('%s', (title, matches, rejected) => {
  const { regex, sample } = patternLibrary.find((entry) => entry.title === title) as LibraryPattern
  expect(sample.match(regex)).toEqual(matches)
  for (const text of rejected) expect(text.match(regex), text).toBeNull()
})

test('every pattern is tested', () => {
  expect(cases.map(([title]) => title)).toEqual(patternLibrary.map(({ title }) => title))
})
