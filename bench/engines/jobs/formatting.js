import { cyberChef, library, platform, system } from '../contestants.js'

/** @param {{ text: string }} result */
const textOf = ({ text }) => text

/** @param {string} name @param {string} style */
function changeCase(name, style) {
  return library('change-case', async () => {
    const { [name]: convert } = await import('change-case')
    return ({ text }) => text.split('\n').map((line) => convert(line)).join('\n')
  }, style === 'same' ? { bytes: 5_000_000 } : { bytes: 5_000_000, differs: style })
}

/** @param {string} name */
function lodashCase(name) {
  return library('lodash', async () => {
    const { default: lodash } = await import('lodash')
    return ({ text }) => text.split('\n').map((line) => lodash[name](line)).join('\n')
  }, { bytes: 5_000_000 })
}

/** @type {import('../race.js').Job[]} */
export default [
  {
    tool: 'case-converter',
    does: 'UPPER CASE',
    text: 'prose',
    options: { style: 'upper' },
    answer: textOf,
    beside: [
      library('lodash', async () => {
        const { default: lodash } = await import('lodash')
        return ({ text }) => lodash.toUpper(text)
      }),
      cyberChef('ToUpperCase', ['All']),
      platform('toUpperCase', ({ text }) => text.toUpperCase()),
      system('sed', (given) => ['sed', 's/.*/\\U&/', given.file]),
    ],
  },
  {
    tool: 'case-converter',
    does: 'Title Case',
    text: 'prose',
    options: { style: 'title' },
    answer: textOf,
    beside: [
      platform('toLowerCase, replace', ({ text }) => text.toLowerCase().replace(/(^|\s)\S/g, (first) => first.toUpperCase())),
      system('sed', (given) => ['sed', 's/.*/\\L&/; s/\\(^\\|\\s\\)\\(\\S\\)/\\1\\u\\2/g', given.file]),
    ],
  },
  {
    tool: 'case-converter',
    does: 'Sentence case',
    text: 'prose',
    options: { style: 'sentence' },
    answer: textOf,
    beside: [
      platform('toLowerCase, replace', ({ text }) => text.toLowerCase().replace(/(^|[.?!]\s+|\n\n)\w/g, (first) => first.toUpperCase()), {
        differs: 'knows no initials and abbreviations',
      }),
    ],
  },
  {
    tool: 'case-converter',
    does: 'snake_case, line by line',
    text: 'names',
    options: { style: 'snake' },
    answer: textOf,
    beside: [
      changeCase('snakeCase', 'same'),
      lodashCase('snakeCase'),
      cyberChef('ToSnakeCase', [false], { bytes: 5_000_000, differs: 'the whole text as one name' }),
    ],
  },
  {
    tool: 'case-converter',
    does: 'camelCase, line by line',
    text: 'names',
    options: { style: 'camel' },
    answer: textOf,
    beside: [
      changeCase('camelCase', 'same'),
      lodashCase('camelCase'),
      cyberChef('ToCamelCase', [false], { bytes: 5_000_000, differs: 'the whole text as one name' }),
    ],
  },
  {
    tool: 'text-cleaner',
    does: 'extra spaces',
    text: 'spaced',
    options: { mode: 'spaces' },
    answer: textOf,
    beside: [
      platform('two regular expressions', ({ text }) => text.replace(/[ \t]+/g, ' ').replace(/^ | $/gm, '')),
      system('sed', (given) => ['sed', '-E', 's/[ \\t]+/ /g; s/^ | $//g', given.file]),
    ],
  },
  {
    tool: 'text-cleaner',
    does: 'special characters, spaces and line breaks',
    text: 'accented',
    options: { mode: 'all' },
    beside: [
      platform('four regular expressions', ({ text }) =>
        text.replace(/[^\p{L}\p{M}\p{N}\s.!?,;:'"()-]/gu, '').replace(/[ \t]+/g, ' ').replace(/^ | $/gm, '').replace(/\n{3,}/g, '\n\n'),
        { differs: 'joiners between letters go too' }),
    ],
  },
  {
    tool: 'text-cleaner',
    does: 'HTML tags',
    text: 'markup',
    options: { mode: 'tags' },
    beside: [
      library('string-strip-html', async () => {
        const { stripHtml } = await import('string-strip-html')
        return ({ text }) => stripHtml(text).result
      }, { bytes: 200_000, differs: 'spaces put in and taken out' }),
      cyberChef('StripHTMLTags', [false, false], { differs: 'references stay as they are' }),
      platform('one regular expression', ({ text }) => text.replace(/<[^>]*>/g, ''), { differs: 'whatever lies between < and >' }),
    ],
  },
  {
    tool: 'find-replace',
    does: 'a word, case matters',
    text: 'prose',
    options: { find: 'that', replace: 'which', caseSensitive: true },
    answer: textOf,
    beside: [
      library('lodash', async () => {
        const { default: lodash } = await import('lodash')
        return ({ text }) => lodash.replace(text, /that/g, 'which')
      }),
      cyberChef('FindReplace', [{ option: 'Simple string', string: 'that' }, 'which', true, false, true, false]),
      platform('replaceAll', ({ text }) => text.replaceAll('that', 'which')),
      system('sed', (given) => ['sed', 's/that/which/g', given.file]),
    ],
  },
  {
    tool: 'find-replace',
    does: 'a word, case ignored',
    text: 'prose',
    options: { find: 'that', replace: 'which' },
    answer: textOf,
    beside: [
      cyberChef('FindReplace', [{ option: 'Simple string', string: 'that' }, 'which', true, true, true, false]),
      platform('replace(/…/gi)', ({ text }) => text.replace(/that/gi, 'which')),
      system('sed', (given) => ['sed', 's/that/which/gI', given.file]),
    ],
  },
  {
    tool: 'text-extractor',
    does: 'email addresses',
    text: 'addresses',
    answer: ({ items }) => items,
    beside: [
      library('email-regex', async () => {
        const { default: emailRegex } = await import('email-regex')
        return ({ text }) => [...new Set(text.match(emailRegex()) ?? [])]
      }),
      cyberChef('ExtractEmailAddresses', [false, false, true], { bytes: 1_000_000, answer: (text) => text.split('\n') }),
      platform('match, Set', ({ text }) => [...new Set(text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [])]),
    ],
  },
  {
    tool: 'text-extractor',
    does: 'URLs',
    text: 'addresses',
    options: { kind: 'urls' },
    answer: ({ items }) => items,
    beside: [
      library('linkify-it', async () => {
        const { LinkifyIt } = await import('linkify-it')
        const linkify = new LinkifyIt(undefined, { fuzzyLink: false, fuzzyEmail: false })
        return ({ text }) => [...new Set((linkify.match(text) ?? []).map(({ url }) => url).filter((url) => url.startsWith('http')))]
      }),
      library('get-urls', async () => {
        const { default: getUrls } = await import('get-urls')
        return ({ text }) => getUrls(text, { requireSchemeOrWww: true })
      }, { bytes: 500_000, differs: 'addresses made uniform' }),
      cyberChef('ExtractURLs', [false, false, true], { bytes: 1_000_000, answer: (text) => text.split('\n') }),
      platform('match, Set', ({ text }) => [...new Set(text.match(/https?:\/\/[^\s)]+/g) ?? [])]),
    ],
  },
  {
    tool: 'regex-tester',
    does: 'all matches of \\b[a-z]+ing\\b',
    text: 'prose',
    options: { pattern: '\\b[a-z]+ing\\b', flags: 'g' },
    answer: ({ count }) => count,
    beside: [
      library('xregexp', async () => {
        const { default: XRegExp } = await import('xregexp')
        return ({ text }) => {
          let count = 0
          XRegExp.forEach(text, XRegExp('\\b[a-z]+ing\\b'), () => count++)
          return count
        }
      }, { bytes: 200_000 }),
      cyberChef('RegularExpression', ['User defined', '\\b[a-z]+ing\\b', false, true, false, false, false, false, 'List matches'], {
        answer: (text) => text.split('\n').length,
      }),
      platform('matchAll', ({ text }) => [...text.matchAll(/\b[a-z]+ing\b/g)].length),
    ],
  },
]
