import { lineBreakOf } from '#core/text/lines.ts'
import { type Counted, replaceCounted } from './counted.ts'

// As in the HTML standard: other whitespace is part of names and values.
const space = String.raw`\t\n\f\r `
const tagStart = new RegExp(`<(/?)([a-z][^${space}/>]*)`, 'iy')
/** The first character belongs to the name, even if it is `=`. Quotes that are not closed go on to the end. */
const attribute = new RegExp(
  `[${space}/]*[^${space}/>][^${space}/>=]*` +
    `(?:[${space}]*=[${space}]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|(?!["'])[^${space}>]*))?`,
  'y',
)
const tagEnd = new RegExp(`[${space}/]*>`, 'y')
/** A comment, or markup such as `<!doctype html>` and `</ b>`. */
const otherMarkup = /<(?:!--(?:-?>|[^]*?--!?>)|(?!!--)[!?/][^>]*>)/y

interface Markup {
  /** The name of a tag's element in lower case, or an empty string. */
  readonly name: string
  readonly isEnd: boolean
  /** Undefined if the markup isn't closed. */
  readonly end: number | undefined
}

/** Returns the end of a match, or undefined. */
function endOf(pattern: RegExp, html: string, offset: number): number | undefined {
  pattern.lastIndex = offset
  return pattern.test(html) ? pattern.lastIndex : undefined
}

/** Returns the end of a tag, given the end of its name. */
function endOfTag(html: string, nameEnd: number): number | undefined {
  let end = nameEnd
  for (let next: number | undefined = end; next !== undefined; next = endOf(attribute, html, end)) end = next
  return endOf(tagEnd, html, end)
}

/** Reads the markup that starts with the `<` at `offset` according to the HTML standard. Returns undefined for text. */
function readMarkup(html: string, offset: number): Markup | undefined {
  tagStart.lastIndex = offset
  const [tag, slash, tagged = ''] = tagStart.exec(html) ?? []
  if (tag === undefined) {
    return /[!?/]/.test(html.charAt(offset + 1))
      ? { name: '', isEnd: false, end: endOf(otherMarkup, html, offset) }
      : undefined
  }
  // Only ASCII case is ignored: the kelvin sign is not a K.
  const name = tagged.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  const end = endOfTag(html, offset + tag.length)
  const isEnd = slash === '/'
  const hasContent = !isEnd && (name === 'script' || name === 'style')
  if (!hasContent || end === undefined) return { name, isEnd, end }
  const contentEnd = endOf(new RegExp(`</${name}(?=[${space}/>])`, 'gi'), html, end)
  return { name: '', isEnd, end: contentEnd === undefined ? undefined : endOfTag(html, contentEnd) }
}

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '))
}

/** Elements whose text starts on a new line, as in a browser. */
const blockElements = setOf(
  'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main menu nav ol option p pre search section select ' +
    'summary title ul',
)
const tableParts = setOf('table tbody tfoot thead tr')
const cells = setOf('td th')

/** What separates two texts. */
type Boundary = 'row' | 'cell' | 'block'

/** Returns the boundary after a tag, given the one before it. A block inside a cell doesn't start a line. */
function boundaryAfter({ name, isEnd }: Markup, before: Boundary | undefined): Boundary | undefined {
  if (tableParts.has(name)) return 'row'
  if (cells.has(name) && !isEnd && before !== 'row') return 'cell'
  return before ?? (cells.has(name) || blockElements.has(name) ? 'block' : undefined)
}

/**
 * Removes tags, comments, scripts and style sheets. Cells are separated by tabs, and blocks by line breaks. Keeps character
 * references such as `&amp;`. Also keeps unclosed markup and everything after it, because its intended end is unknown.
 */
export function stripTags(html: string): Counted {
  const lineBreak = lineBreakOf(html)
  let text = ''
  let boundary: Boundary | undefined
  /** The whitespace after the last visible character. */
  let gap = ''
  const separatorBefore = (leading: string) => {
    if (text === '' || boundary === undefined) return gap + leading
    if (boundary === 'cell') return '\t'
    return /[\r\n]/.test(gap + leading) ? gap + leading : gap + lineBreak + leading
  }
  const addText = (chunk: string) => {
    const visible = chunk.trim()
    if (visible === '') {
      gap += chunk
      return
    }
    const start = chunk.indexOf(visible)
    text += separatorBefore(chunk.slice(0, start)) + visible
    gap = chunk.slice(start + visible.length)
    boundary = undefined
  }

  let count = 0
  let end = 0
  for (let offset = html.indexOf('<'); offset >= 0; offset = html.indexOf('<', Math.max(end, offset + 1))) {
    const markup = readMarkup(html, offset)
    if (!markup) continue
    if (markup.end === undefined) break
    addText(html.slice(end, offset))
    boundary = boundaryAfter(markup, boundary)
    end = markup.end
    count += 1
  }
  addText(html.slice(end))
  return { text: text + gap, count }
}

/** Removes markup, then decodes character references, so that `&lt;b&gt;` stays as text. */
export async function stripHtml(html: string): Promise<Counted> {
  const { text, count } = stripTags(html)
  if (!text.includes('&')) return { text, count }
  // Loaded only if needed, because it includes the table of all references.
  const { decodeHTML } = await import('entities/decode')
  const decoded = replaceCounted(text, /&(?:#x?[\da-f]+|[a-z][a-z\d]*);?/gi, (reference) => decodeHTML(reference))
  return { text: decoded.text, count: count + decoded.count }
}
