import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stripTags } from './tags.ts'

test.each([
  ['a<DiV>b', 'a\nb'],
  ['a<h1>b<h6>c<h7>d<h\u0011>e', 'a\nb\ncde'],
  ['a<divs>b<di>c<divé>d', 'abcd'],
  ['a<td>b<TH>c<tdx>d', 'a\tb\tcd'],
  // Only ASCII case is ignored: the kelvin sign is not a K.
  ['a<bloc\u212aquote>b<ſcript>c', 'ab<ſcript>c'],
  ['a<br', 'a<br'],
  ['a</', 'a</'],
  ['a<', 'a<'],
  ['a<br/', 'a<br/'],
  ['a<b c', 'a<b c'],
  ['a<b c =', 'a<b c ='],
  ['a<b c= d>e', 'ae'],
  ['a<b c=>d', 'ad'],
  ['a<b/c/=d/>e', 'ae'],
  ['a<b c/=">">d', 'a">d'],
  ['a<b ==">">c', 'ac'],
  ["a<b c='>\">'>d", 'ad'],
  ['a<style></script></sTyle\n>b', 'ab'],
  ['a<script></scripts></script', 'a<script></scripts></script'],
  ['a<script></b></script x=">">b', 'ab'],
  ['a<!-- - -- -! --! --->b', 'ab'],
  ['a<!----!>b<!--', 'ab<!--'],
  ['é<p>\u00a0語\u2003</p><td>👍</td>\u3000<td>\ud83d', 'é\n\u00a0語\t👍\t\ud83d'],
])('strips %j to %j', (text, stripped) => expect(stripTags(text).text).toBe(stripped))

test('separates the cells of a row with tabs, also if they contain paragraphs or the HTML is indented', () => {
  const row = '<tr>\n <td><p>Ann</p></td>\n <td>\n  <div>31</div>\n </td></tr>'
  expect(stripTags(`<p>People</p><table>${row}${row}</table><p>End`).text).toBe('People\n Ann\t31\n \n Ann\t31\n End')
})

const lineElements = new Set(['p', 'br', 'li', 'h1', 'table', 'tr', 'div', 'blockquote'])

/** Follows the tokenizer in the HTML standard character by character. */
function readNaively(
  text: string,
  at: number,
): { end: number; name: string; isEnd?: boolean } | 'unclosed' | undefined {
  const [, slash = '', name = ''] = /^<(\/?)([a-zA-Z][^\t\n\f\r />]*)/.exec(text.slice(at)) ?? []
  if (name === '') {
    const match = /^(?:<!--(?:-?>|[^]*?--!?>)|<(?!!--)[!?/][^>]*>)/.exec(text.slice(at))
    if (match) return { end: at + match[0].length, name: '' }
    return /^<[!?/]/.test(text.slice(at)) ? 'unclosed' : undefined
  }
  const tagEnd = endNaively(text, at + 1 + slash.length + name.length)
  if (tagEnd < 0) return 'unclosed'
  const lowered = name.toLowerCase()
  if (slash !== '' || (lowered !== 'script' && lowered !== 'style'))
    return { end: tagEnd, name: lowered, isEnd: slash !== '' }
  const content = new RegExp(`^[^]*?</${lowered}(?=[\\t\\n\\f\\r />])`, 'i').exec(text.slice(tagEnd))
  const end = content ? endNaively(text, tagEnd + content[0].length) : -1
  return end < 0 ? 'unclosed' : { end, name: '' }
}

type State = 'before name' | 'name' | 'after name' | 'before value' | 'value' | '"' | "'"

function endNaively(text: string, from: number): number {
  let state: State = 'before name'
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at)
    const isSpace = /[\t\n\f\r ]/.test(character)
    if (state === '"' || state === "'") {
      if (character === state) state = 'before name'
    } else if (character === '>') return at + 1
    else if (state === 'before value') {
      if (!isSpace) state = character === '"' || character === "'" ? character : 'value'
    } else if (state === 'value') {
      if (isSpace) state = 'before name'
    } else if (character === '/') state = 'before name'
    else if (isSpace) state = state === 'before name' ? state : 'after name'
    else state = character === '=' && state !== 'before name' ? 'before value' : 'name'
  }
  return -1
}

function stripNaively(text: string): string {
  const lineBreak = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n'
  let [out, run, boundary] = ['', '', '']
  const keep = () => {
    const [, gap = ''] = /(\s*)$/.exec(out) ?? []
    const [leading = ''] = /^\s*/.exec(run) ?? []
    const hasBreak = /[\r\n]/.test(gap + leading)
    if (leading === run || out.trim() === '' || boundary === '') out += run
    else if (boundary === 'cell') out = `${out.trimEnd()}\t${run.trimStart()}`
    else out += hasBreak ? run : lineBreak + run
    if (leading !== run) boundary = ''
    run = ''
  }
  for (let at = 0; at < text.length; ) {
    const markup = text[at] === '<' ? readNaively(text, at) : undefined
    if (markup === 'unclosed') {
      run += text.slice(at)
      break
    }
    if (markup) {
      keep()
      if (markup.name === 'tr' || markup.name === 'table') boundary = 'row'
      else if (markup.name === 'td' && !markup.isEnd && boundary !== 'row') boundary = 'cell'
      else if ((markup.name === 'td' || lineElements.has(markup.name)) && boundary === '') boundary = 'block'
    } else run += text.charAt(at)
    at = markup?.end ?? at + 1
  }
  keep()
  return out
}

const fragments = [
  ...Array.from('<<<>>>>//!?-=="\'abx &é語\n\r\t\f\v\0\u00a0\u2028\ufeff\ud83d\ude00'),
  ...[
    '<!--',
    '-->',
    '--!>',
    '</',
    '="',
    "='",
    ' x="',
    '\r\n',
    '👍',
    'word ',
    'h7',
    'scripts',
    '<p/>',
    '<a href="x>y">',
  ],
  ...[
    'p',
    'BR',
    'td',
    'Li',
    'h1',
    'table',
    'blockquote',
    'script',
    'style',
    '<p>',
    '</P>',
    '<b>',
    '</b>',
    '<td>',
    '<tr>',
  ],
  ...['<script>', '</script>', '</SCRIPT x', '<style a=">">', '</style\n>'],
]

test('strips malformed markup in the same way as the reference tokenizer', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...fragments), { maxLength: 24 }), (parts) => {
      const text = parts.join('')
      expect(stripTags(text).text).toBe(stripNaively(text))
    }),
  )
})
