import { describe, expect, test } from 'vitest'
import { cards } from '#tools/cards.ts'
import { type Entry, entries, entryOfPost } from './entries.ts'
import { createFinder } from './find.ts'

/** Queries that people type, grouped by the tool they are looking for. */
const queriesByTool: Readonly<Record<string, readonly string[]>> = {
  'word-counter': [
    'word count',
    'how many words',
    'wrod counter',
    'count words',
    'wordcount',
    'words',
    'word',
    'essay length',
    'number of words',
    'counter of words',
    'paragraph count',
    'word goal',
    'wc',
  ],
  'character-counter': [
    'count letters',
    'how many letters',
    'character count',
    'char count',
    'characters',
    'letter counter',
    'number of characters',
    'tweet length',
    'text length',
    'sms length',
    'string length',
    'caracter counter',
    'characters without spaces',
    'count lines',
    'emoji count',
    'byte size',
  ],
  'reading-time': [
    'reading time',
    'how long to read',
    'read time',
    'minutes to read',
    'speaking time',
    'words per minute',
    'how long does it take to read',
    'speech length',
    'raeding time',
    'how many minutes',
    'presentation length',
  ],
  'keyword-density': [
    'keyword density',
    'keyword',
    'density',
    'keyword stuffing',
    'keyword percentage',
    'kewyord density',
    'n-grams',
    'seo keyword count',
    'keyphrase',
  ],
  'word-frequency': [
    'word frequency',
    'most common words',
    'most used words',
    'frequency',
    'repeated words',
    'overused words',
    'count each word',
    'how often is each word used',
    'top words',
    'word freqency',
  ],
  'case-converter': [
    'make text uppercase',
    'uppercase',
    'lowercase',
    'upper case',
    'lower case',
    'title case',
    'capitalize',
    'capitalise',
    'capitalisation',
    'camelcase',
    'camel case',
    'snake_case',
    'PascalCase',
    'capital letters',
    'all caps',
    'change case',
    'caps lock',
    'uper case',
    'sentence case',
    'case',
  ],
  'text-cleaner': [
    'strip html',
    'remove extra spaces',
    'remove spaces',
    'clean text',
    'trim whitespace',
    'remove line breaks',
    'remove html tags',
    'remove emoji',
    'smart quotes',
    'invisible characters',
    'remove punctuation',
    'double spaces',
    'delete empty lines',
    'remove formatting',
    'tidy up text',
    'white space',
    'join lines',
    'one line',
    'remove accents',
    'remove line numbers',
    'bullet points',
    'ligatures',
    'wrap lines',
  ],
  'line-sorter': [
    'sort lines',
    'sort',
    'alphabetical order',
    'alphabetize',
    'alphabetise',
    'sort list',
    'order list',
    'a-z',
    'shuffle lines',
    'sort by length',
    'sort numbers',
    'randomise list',
    'srot lines',
    'sort alphabetically',
    'sorting',
    'put a list in order',
  ],
  'readability-score': [
    'readability',
    'grade level',
    'syllables',
    'flesch',
    'reading level',
    'reading ease',
    'flesch kincaid',
    'plain english',
    'redability',
    'gunning fog',
    'syllable counter',
    'how hard is it to read',
    'is my text easy to read',
  ],
  'text-summarizer': [
    'tl;dr',
    'tldr',
    'summarize',
    'summarise',
    'summary',
    'shorten text',
    'key points',
    'sumarize',
    'make it shorter',
    'condense',
    'main points',
    'sum up',
  ],
  'sentence-counter': [
    'sentence count',
    'count sentences',
    'how many sentences',
    'sentence length',
    'longest sentence',
    'sentences',
    'sentance counter',
    'run on sentences',
  ],
  'reverse-text': [
    'reverse text',
    'backwards',
    'reverse',
    'mirror text',
    'flip text',
    'write backwards',
    'reverse string',
    'reverse words',
    'revrse',
    'text backward',
    'turn text around',
  ],
  'find-replace': [
    'find and replace',
    'search and replace',
    'replace',
    'replace words',
    'replace text',
    'substitute',
    'replace all',
    'find & replace',
    'replace find',
    'change words',
    'serch and replace',
    'swap words',
    'delete a word',
  ],
  'duplicate-remover': [
    'remove duplicates',
    'dup',
    'dedupe',
    'duplicate lines',
    'unique lines',
    'delete duplicates',
    'deduplicate',
    'duplicates',
    'remove repeated lines',
    'dupes',
    'distinct lines',
    'dublicate',
    'remove double entries',
    'uniq',
  ],
  'text-extractor': [
    'extract emails',
    'extract email addresses',
    'find emails',
    'extract urls',
    'extract links',
    'phone numbers',
    'email extractor',
    'get links from text',
    'extract numbers',
    'extract',
    'ip addresses',
    'scrape emails',
    'pull out emails',
  ],
  'text-diff': [
    'compare two texts',
    'diff',
    'compare',
    'text compare',
    'difference between two texts',
    'compare files',
    'what changed',
    'difference',
    'git diff',
    'side by side',
    'diference',
    'spot the difference',
    'compare documents',
  ],
  'lorem-generator': [
    'lorem',
    'lorem ipsum',
    'placeholder text',
    'dummy text',
    'filler text',
    'lipsum',
    'ipsum',
    'lorum ipsum',
    'latin text',
    'placeholder',
  ],
  'password-generator': [
    'strong password',
    'password',
    'pasword',
    'random password',
    'passphrase',
    'generate password',
    'pin',
    'secure password',
    'passwrod',
    'pass',
    'password strength',
    'pwd',
  ],
  'random-text': [
    'random text',
    'random words',
    'random sentences',
    'random paragraph',
    'nonsense text',
    'random word generator',
    'test data',
    'gibberish',
    'randon text',
    'uuid',
    'uuid generator',
    'guid',
    'random number',
    'random numbers',
    'number generator',
    'random string',
    'random characters',
    'random letters',
    'random hex',
    'roll dice',
    'lottery numbers',
  ],
  'username-generator': [
    'username',
    'nickname',
    'gamertag',
    'screen name',
    'user name',
    'random username',
    'usrname',
    'login name',
    'nick',
    'name generator',
    'account name',
  ],
  'base64-encoder': [
    'bas64',
    'base64',
    'base 64',
    'base64 decode',
    'b64',
    'data uri',
    'image to base64',
    'decode base64',
    'base64 to text',
    'btoa',
    'base-64 encoding',
  ],
  'url-encoder': [
    'url encode',
    'percent encoding',
    'url decode',
    'urlencode',
    'encodeURIComponent',
    'query string',
    'decode url',
    '%20',
    'uri encode',
    'escape url',
    'url',
    'url parameters',
    'url encoding',
  ],
  'html-encoder': [
    'html entities',
    'escape html',
    'html encode',
    'html decode',
    'unescape html',
    'html special characters',
    '&amp;',
    'ampersand',
    'html escape',
    'entity decoder',
    'htmlentities',
    'html',
  ],
  'morse-code': [
    'morse',
    'morse code',
    'dots and dashes',
    'sos',
    'morse translator',
    'morce code',
    'text to morse',
    'telegraph',
    'mors',
    'morse decoder',
  ],
  'meta-generator': [
    'meta tags',
    'seo description',
    'open graph',
    'meta description',
    'og tags',
    'twitter card',
    'meta',
    'seo tags',
    'social preview',
    'google preview',
    'link preview',
    'meta tag genrator',
  ],
  'slug-generator': [
    'slug',
    'slugify',
    'permalink',
    'url slug',
    'friendly url',
    'seo url',
    'pretty url',
    'title to url',
    'clean url',
    'sulg',
  ],
  'hashtag-generator': [
    'hashtag',
    'hashtags',
    'instagram tags',
    'hash tags',
    'instagram hashtags',
    'tags for instagram',
    'twitter hashtags',
    'tiktok',
    'hastag',
    'social media tags',
    'instagram',
  ],
  'title-analyzer': [
    'check my title',
    'title length',
    'headline analyzer',
    'headline analyser',
    'title checker',
    'headline',
    'blog title',
    'power words',
    'title',
    'analyse title',
    'email subject',
    'youtube title',
    'titel check',
    'is my headline good',
  ],
  'json-formatter': [
    'json pretty',
    'json',
    'format json',
    'json validator',
    'pretty print json',
    'json beautifier',
    'validate json',
    'json viewer',
    'minify json',
    'jsno',
    'json lint',
    'beautify json',
    'indent json',
    'pretty json',
    'check json',
  ],
  'css-minifier': [
    'css',
    'minify css',
    'compress css',
    'css minify',
    'css beautifier',
    'stylesheet',
    'css formatter',
    'shrink css',
    'minifier',
    'unminify css',
    'make css smaller',
    'css compresser',
  ],
  'regex-tester': [
    'regx',
    'regex',
    'regular expression',
    'regexp',
    'test regex',
    'pattern matching',
    'regular expresion',
    'capture groups',
    'lookahead',
    'try a regex',
    'regex matches',
  ],
  'hash-generator': [
    'md5',
    'sha256',
    'checksum',
    'sha-256',
    'hash',
    'md5 hash',
    'sha 512',
    'file checksum',
    'verify download',
    'hmac',
    'crc32',
    'sha1',
    'cheksum',
    'file hash',
    'sha',
    'md5 sum',
  ],
}

const cases = Object.entries(queriesByTool).flatMap(([id, phrases]) => phrases.map((phrase) => [phrase, id] as const))
const find = createFinder(entries)

function firstOf(query: string, finder = find): string | undefined {
  const [first] = finder(query)
  return first?.entry.toolId ?? first?.entry.id
}

test.each(cases)('“%s” finds %s first', (phrase, id) => {
  expect(firstOf(phrase)).toBe(id)
})

test.each(Object.entries(queriesByTool))('%s is a tool with at least three queries', (id, phrases) => {
  expect(cards.map((card) => card.id)).toContain(id)
  expect(phrases.length).toBeGreaterThanOrEqual(3)
})

test('no query is listed for two tools', () => {
  expect(new Set(cases.map(([phrase]) => phrase)).size).toBe(cases.length)
})

test.each(cards.map(({ id, name }) => [name, id]))(
  'the name “%s” finds its tool first, in any letter case',
  (name, id) => {
    expect(firstOf(name)).toBe(id)
    expect(firstOf(name.toUpperCase())).toBe(id)
  },
)

test.each([
  ['about', 'page-about'],
  ['privacy', 'page-privacy-policy'],
  ['cookies', 'page-privacy-policy'],
  ['report a bug', 'page-contact'],
  ['terms', 'page-terms-of-service'],
  ['blog', 'page-blog'],
  ['faq', 'page-faq'],
  ['home', 'page-home'],
])('“%s” finds %s first', (phrase, id) => {
  expect(firstOf(phrase)).toBe(id)
})

test.each([
  ['jsn', 'json-formatter'],
  ['hml', 'html-encoder'],
  ['hsh', 'hash-generator'],
  ['dff', 'text-diff'],
  ['srt', 'line-sorter'],
  ['slg', 'slug-generator'],
])('tolerates a missing letter in a short word: “%s” finds %s first', (phrase, id) => {
  expect(firstOf(phrase)).toBe(id)
})

test.each(['xqzv', 'asdfgh', 'qwertyuiop', 'blorft', 'fjdksl', 'zzz', 'dog', 'sql', '☃', '???!', 'pizza', 'weather'])(
  '“%s” finds nothing',
  (query) => {
    expect(find(query)).toEqual([])
  },
)

test.each([
  ['.*', 'regex-tester'],
  ['{}', 'json-formatter'],
  ['¶', 'word-counter'],
])('the symbol %s finds its tool', (mark, id) => {
  expect(firstOf(mark)).toBe(id)
})

test.each([
  ['ignores accents', 'résumé lignès sort', 'resume lignes sort'],
  ['ignores case', 'SoRt LiNeS', 'sort lines'],
  ['ignores word order', 'html strip', 'strip html'],
  ['ignores surrounding spaces', '  md5 ', 'md5'],
])('%s', (_, one, other) => {
  const idsOf = (query: string) => find(query).map(({ entry }) => entry.id)
  expect(idsOf(one)).not.toEqual([])
  expect(idsOf(one)).toEqual(idsOf(other))
})

// Every prefix must have results, so that the list is never empty while typing.
test.each(['encoding', 'capitalize', 'remove duplicates', 'regular expression', 'readability', 'sorting'])(
  'every prefix of “%s” finds something',
  (phrase) => {
    for (let end = 1; end <= phrase.length; end++)
      expect(find(phrase.slice(0, end)), phrase.slice(0, end)).not.toEqual([])
  },
)

describe('the keyword shown as the reason for a match', () => {
  function reasonFor(query: string) {
    return find(query)[0]?.reason
  }

  test.each([
    ['checksum', 'checksum'],
    ['json pretty', 'pretty print'],
    ['dedupe', 'dedupe'],
    ['gamer tag', 'gamertag'],
    ['pascalcase', 'pascal case'],
  ])('for “%s” is “%s”', (query, reason) => {
    expect(reasonFor(query)).toBe(reason)
  })

  test.each(['json', 'word counter', 'sort lines', 'wrod counter', 'md5'])(
    'is not shown for “%s”, because the match is visible',
    (query) => {
      expect(reasonFor(query)).toBeUndefined()
    },
  )
})

describe('with posts on the same topics', () => {
  const posts = [
    {
      path: '/blog/a',
      title: 'How to count words in an essay',
      excerpt: 'Word count, explained.',
      category: 'Writing',
    },
    {
      path: '/blog/b',
      title: 'Sort lines like a librarian',
      excerpt: 'Alphabetical order in three alphabets.',
      category: 'Tips',
    },
    {
      path: '/blog/c',
      title: 'What is a checksum?',
      excerpt: 'MD5 and SHA-256 without mathematics.',
      category: 'Development',
    },
  ].map(entryOfPost)
  const withPosts = createFinder([...entries, ...posts])

  test.each([
    ['count words', 'word-counter'],
    ['sort lines', 'line-sorter'],
    ['checksum', 'hash-generator'],
    ['md5', 'hash-generator'],
    ['librarian', 'post-/blog/b'],
    ['essay', 'word-counter'],
  ])('“%s” still finds %s first', (phrase, id) => {
    expect(firstOf(phrase, withPosts)).toBe(id)
  })

  test('a post is found by its title', () => {
    const found = withPosts('count words').map(({ entry }): Entry['kind'] => entry.kind)
    expect(found).toContain('post')
  })
})
