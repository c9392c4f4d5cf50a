import { describe, expect, test } from 'vitest'
import { sampleLength } from '#core/tool/suggestion.ts'
import { suggestTools } from './suggestions.ts'

const prose =
  'The ferry left at noon, an hour late, with half the village on board. Nobody complained. The sea was flat, the sun was ' +
  'out, and the captain had promised to make up the time before the evening tide turned against them.'
const article = `${prose} `.repeat(8)
const pdf = `The committee met on three occasions during the
winter and heard evidence from eleven witnesses, of
whom four were experts in the field of hydrology and
two had lived in the valley for more than forty years.`

describe.each<[string, [string, string][]]>([
  [
    'json-formatter',
    [
      ['an object', '{"a":1}'],
      ['an array', '[1, 2, 3]'],
      ['an array of objects', '[{"id": 1}, {"id": 2}]'],
      ['an empty object', '{}'],
      ['an indented object', '{\n  "name": "Ann",\n  "age": 3\n}'],
      ['spaces around it', '  \n{"a": null}\n'],
      ['a trailing comma', '{"a": 1,}'],
      ['a missing bracket', '{"a": [1, 2}'],
      ['single quotes', "{'a': 'b'}"],
      ['unquoted names', '{name: "Ann", age: 3}'],
      ['an object past the sample', `{"list": [${'"item", '.repeat(20_000)}]}`],
      ['JSON Lines', '{"a": 1}\n{"a": 2}'],
      ['package.json', '{\n  "name": "app",\n  "scripts": { "start": "node ." }\n}'],
    ],
  ],
  [
    'base64-encoder',
    [
      ['a word', 'SGVsbG8sIFdvcmxkIQ=='],
      ['without padding', 'SGVsbG8gd29ybGQ'],
      ['accents', 'Y2Fmw6kgY3LDqG1l'],
      ['JSON', 'eyJhIjoxLCJiIjoidHdvIn0='],
      ['URL-safe letters', 'w7_Dv8O_w7_Dv8O_'],
      [
        'broken into lines',
        'VGhpcyBpcyBhIGxvbmcgdGV4dCB0aGF0IHdhcyBlbmNv\nZGVkIGFuZCB3cmFwcGVkIGF0IDc2IGNoYXJhY3RlcnMu',
      ],
      ['a data URL', 'data:image/png;base64,iVBORw0KGgo='],
      ['a PNG', 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ'],
      ['a JPEG', '/9j/4AAQSkZJRgABAQAAAQABAAD'],
      ['a PDF', 'JVBERi0xLjQKJcOkw7zDtsOf'],
    ],
  ],
  [
    'url-encoder',
    [
      ['an address', 'https://example.com/?q=caf%C3%A9%20bar'],
      ['a query', 'name%3DAnn%26age%3D3'],
      ['one escape', 'hello%20world'],
      ['lower case', 'a%2fb%2fc'],
      ['an encoded address', 'https%3A%2F%2Fexample.com%2Fpath'],
    ],
  ],
  [
    'html-encoder',
    [
      ['tags as text', '&lt;b&gt;bold&lt;/b&gt;'],
      ['one entity', 'Fish &amp; chips'],
      ['a number', 'caf&#233;'],
      ['a hexadecimal number', 'caf&#xE9;'],
      ['accents', 'M&uuml;ller &eacute;t&eacute;'],
      ['typography', '&ldquo;Yes&rdquo; &mdash; she said&hellip;'],
    ],
  ],
  [
    'text-cleaner',
    [
      ['lines of a PDF', pdf],
      ['hyphens at line ends', pdf.replace('three occasions', 'three occa-\nsions that autumn, winter and spring')],
      ['HTML tags', '<p>One <b>bold</b> word</p>'],
      ['a list in HTML', '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>'],
      ['a zero-width space', 'invisible\u200bcharacter'],
      ['a soft hyphen', 'Donau\u00addampf\u00adschiff'],
      ['several spaces', 'one  two   three'],
    ],
  ],
  [
    'duplicate-remover',
    [
      ['a repeated name', 'Ann\nBob\nAnn'],
      ['repeated addresses', 'a@b.co\nc@d.co\na@b.co\na@b.co'],
      ['one in a list', 'red\ngreen\nblue\nyellow\nred'],
      ['CRLF', 'one\r\ntwo\r\none'],
      ['with spaces around', 'one \ntwo\n one'],
    ],
  ],
  [
    'line-sorter',
    [
      ['names', 'Zoe\nAnn\nMax'],
      ['numbers', '10\n9\n8\n70'],
      ['a shopping list', 'milk\nbread\neggs\napples'],
      ['phrases', 'the red house\na green door\nwindows in blue'],
    ],
  ],
  [
    'text-extractor',
    [
      ['two addresses', 'Write to ann@example.com or bob@example.org.'],
      ['a list of addresses', 'ann@example.com, bob@example.org, carl@example.net'],
      ['one address', 'ann@example.com'],
      ['two links', 'See https://example.com/a and https://example.org/b for more'],
      ['a link in a sentence', 'The report is at https://example.com/report since Monday'],
      ['plus and dots', 'ann.lee+news@mail.example.co.uk and b@c.de'],
    ],
  ],
  [
    'morse-code',
    [
      ['SOS', '... --- ...'],
      ['two words', '.... .. / - .... . .-. .'],
      ['typographic signs', '··· −−− ···'],
      ['underscores', '... ___ ...'],
      ['lines', '.-\n-...\n-.-.'],
    ],
  ],
  [
    'css-minifier',
    [
      ['a rule', 'a { color: red; }'],
      ['a class', '.card { margin: 0; padding: 1rem }'],
      ['a media query', '@media (min-width: 40rem) {\n  .a { display: grid; }\n}'],
      ['custom properties', ':root { --ink: #111; }'],
      ['minified', 'body{margin:0}h1,h2{font-weight:600}'],
      ['a comment first', '/* Reset */\n* { box-sizing: border-box; }'],
      ['an import first', '@import "a.css";\nbody { margin: 0; }'],
    ],
  ],
  [
    'regex-tester',
    [
      ['digits', '\\d{3}-\\d{4}'],
      ['a literal', '/^[a-z]+$/i'],
      ['an email pattern', '^[\\w.+-]+@[\\w-]+\\.\\w+$'],
      ['a group', '(?:foo|bar)+\\s*$'],
      ['a date', '^\\d{4}-\\d{2}-\\d{2}$'],
      ['a lookahead', '^(?=.*\\d).{8,}$'],
    ],
  ],
  [
    'hash-generator',
    [
      ['MD5', 'd41d8cd98f00b204e9800998ecf8427e'],
      ['SHA-1', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
      ['SHA-256', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
      ['in capitals', 'D41D8CD98F00B204E9800998ECF8427E'],
    ],
  ],
  [
    'title-analyzer',
    [
      ['a headline', 'How to Count Words Without Losing Your Mind'],
      ['a question', 'Why do word counts disagree?'],
      ['a number first', '7 ways to shorten a sentence'],
      ['a colon', 'Readability: what the scores miss'],
    ],
  ],
  [
    'slug-generator',
    [
      ['a headline', 'How to Count Words'],
      ['accents', 'Über den Wolken'],
    ],
  ],
  [
    'case-converter',
    [
      ['all capitals', 'PLEASE READ THIS CAREFULLY'],
      ['snake case', 'user_first_name'],
      ['camel case', 'userFirstName'],
      ['kebab case', 'main-content-area'],
    ],
  ],
  [
    'word-counter',
    [
      ['a paragraph', prose],
      ['an article', article],
    ],
  ],
  ['readability-score', [['an article', article]]],
  ['text-summarizer', [['an article', article]]],
  ['character-counter', [['a post', prose]]],
])('%s is suggested for', (id, samples) => {
  test.each(samples)('%s', (_, text) => {
    expect(suggestTools(text).map((tool) => tool.id)).toContain(id)
  })
})

describe('comes first', () => {
  test.each([
    ['json-formatter', '{"email": "ann@example.com", "url": "https://example.com"}'],
    ['json-formatter', '["b", "a", "b"]'],
    ['css-minifier', 'a { color: red; }\nb { color: red; }\na { color: red; }'],
    ['base64-encoder', 'SGVsbG8sIFdvcmxkIQ=='],
    ['morse-code', '... --- ...'],
    ['url-encoder', 'https%3A%2F%2Fexample.com'],
    ['text-cleaner', pdf],
    ['duplicate-remover', 'pear\napple\npear'],
    ['text-extractor', 'Write to ann@example.com or bob@example.org.'],
    ['hash-generator', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['title-analyzer', 'How to Count Words Without Losing Your Mind'],
    ['word-counter', article],
  ])('%s: %s', (id, text) => expect(suggestTools(text)[0]?.id).toBe(id))
})

describe('look-alikes are not suggested', () => {
  test.each([
    ['json-formatter', 'a number', '42'],
    ['json-formatter', 'a string in quotes', '"hello"'],
    ['json-formatter', 'true', 'true'],
    ['json-formatter', 'a note in brackets', '[sic] the letter went on'],
    ['json-formatter', 'a checkbox list', '[ ] milk\n[x] bread'],
    ['json-formatter', 'CSS', 'a { color: red; }'],
    ['json-formatter', 'a template', '{{name}} will write to you'],
    ['json-formatter', 'a block of CSS without a selector', '{ color: red; margin: 0; }'],
    ['base64-encoder', 'a sentence in Base64 letters', 'this is a plain sentence'],
    ['base64-encoder', 'a word', 'encyclopedia'],
    ['base64-encoder', 'a long word', 'Donaudampfschifffahrtsgesellschaft'],
    ['base64-encoder', 'a path', '/usr/local/share/doc'],
    ['base64-encoder', 'a hash', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['base64-encoder', 'a number', '12345678901234567890'],
    ['base64-encoder', 'a name in code', 'getElementsByClassName'],
    ['base64-encoder', 'a list of words', 'abandon\nability\nabsence\nacademy'],
    ['url-encoder', 'a percentage', '50% of the people, 20% more'],
    ['url-encoder', 'a discount', 'save%now'],
    ['url-encoder', 'a format', '%d%s'],
    ['html-encoder', 'an ampersand', 'Fish & chips; salt & vinegar;'],
    ['html-encoder', 'a query', '?a=1&b=2;'],
    ['text-cleaner', 'prose with one <', 'If a < b then the sum is smaller than 2b > a.'],
    ['text-cleaner', 'a poem', 'Roses are red.\nViolets are blue.\nSugar is sweet.\nAnd so are you.'],
    ['text-cleaner', 'one paragraph', prose],
    ['duplicate-remover', 'different lines', 'one\ntwo\nthree'],
    ['duplicate-remover', 'code with braces', 'if (a) {\n  b()\n}\nif (c) {\n  d()\n}'],
    ['line-sorter', 'a sorted list', 'apple\nbanana\ncherry'],
    ['line-sorter', 'paragraphs', `${prose}\n\n${prose}\n\n${prose}`],
    ['line-sorter', 'two lines', 'b\na'],
    ['text-extractor', 'one link alone', 'https://example.com/a/b?c=d'],
    ['text-extractor', 'a handle', 'Follow @ann for more'],
    ['morse-code', 'a rule', '----------'],
    ['morse-code', 'dots', '. . . . .'],
    ['morse-code', 'an ellipsis', '...'],
    ['morse-code', 'a list with dashes', '- one\n- two'],
    ['css-minifier', 'JSON', '{"a": {"b": 1}}'],
    ['css-minifier', 'JavaScript', 'function a() { const b = { c: 1 }; return b }'],
    ['css-minifier', 'prose with a colon', 'Remember: one thing; then another.'],
    ['regex-tester', 'a path', '/usr/bin/'],
    ['regex-tester', 'a price', 'It costs $5'],
    ['regex-tester', 'a sum', '2 + 2 = 4'],
    ['regex-tester', 'a sentence', 'Really? (I think so.)'],
    ['regex-tester', 'a footnote', 'As shown before [1-3] it works.'],
    ['hash-generator', 'a number of 32 digits', '12345678901234567890123456789012'],
    ['hash-generator', 'a UUID', '123e4567-e89b-12d3-a456-426614174000'],
    ['title-analyzer', 'a sentence', 'The train was late.'],
    ['title-analyzer', 'a word', 'Hello'],
    ['title-analyzer', 'lower case', 'something i typed without care'],
    ['case-converter', 'an acronym', 'NASA'],
    ['case-converter', 'a number', '2026'],
    ['case-converter', 'Chinese', '你好 世界 今天 天气 很好'],
    ['readability-score', 'a short paragraph', prose],
    ['text-summarizer', 'a short paragraph', prose],
  ])('%s: %s', (id, _, text) => {
    expect(suggestTools(text).map((tool) => tool.id)).not.toContain(id)
  })
})

test('an empty text has no suggestions', () => {
  expect(suggestTools('')).toEqual([])
  expect(suggestTools(' \n\t')).toEqual([])
})

test('at most four tools are suggested, best first', () => {
  const tools = suggestTools(`<p>${article}</p>\nann@example.com bob@example.com &amp; more\u200b`)
  expect(tools).toHaveLength(4)
  expect(tools.map(({ score }) => score)).toEqual(tools.map(({ score }) => score).sort((a, b) => b - a))
})

test.each([
  [pdf, { join: true }],
  [pdf.replace('three occasions', 'three occa-\nsions that autumn, winter and spring'), { join: true }],
  ['<p>One <b>bold</b> word</p>', { tags: true }],
  ['invisible\u200bcharacter', { invisible: true }],
  ['one  two   three', { spaces: true }],
])('text-cleaner: %j opens with the options %j', (text, options) => {
  const suggestion = suggestTools(text).find(({ id }) => id === 'text-cleaner')
  expect(suggestion?.options).toEqual(options)
  expect(suggestion?.hasTextInOptions).toBeUndefined()
})

test('only the start of a long text is read', () => {
  expect(suggestTools(`${'x'.repeat(sampleLength)} ann@example.com bob@example.com`)).toEqual([])
})
