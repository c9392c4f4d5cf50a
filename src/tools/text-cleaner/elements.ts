// Each constant says what replaces the tags of an element.
/** Nothing replaces the tags. */
export const inline = 0
/** A line break, as in a browser. */
export const ownLine = 1
/** A tab between table cells. */
export const cell = 2
// For the following elements, the content is removed too.
export const script = 3
const style = 4

const blockElements = (
  'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
  'footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main menu nav ol option p pre search section select ' +
  'summary table tbody tfoot thead title tr ul'
).split(' ')

const elements = new Map<string, number>([
  ...blockElements.map((name) => [name, ownLine] as const),
  ['td', cell],
  ['th', cell],
  ['script', script],
  ['style', style],
])

/**
 * The columns of the trie: the end of a name, a character that occurs in no known name, and then one column per known
 * character.
 */
const endOfName = 0
const unknown = 1
const nameCharacters = 'abcdefghijklmnopqrstuvwxyz123456'
const rowLength = 2 + nameCharacters.length

const columnOfUnit = new Uint8Array(0x10000).fill(unknown)
for (const end of '\t\n\f\r />') columnOfUnit[end.charCodeAt(0)] = endOfName
for (const [index, character] of Array.from(nameCharacters).entries()) {
  columnOfUnit[character.charCodeAt(0)] = 2 + index
  columnOfUnit[character.toUpperCase().charCodeAt(0)] = 2 + index
}

const noRow = 0
const rootRow = rowLength

/**
 * Builds a trie of element names. Each row contains the next row for each character and, in the column `endOfName`,
 * the element whose name ends there. It allows looking up names without creating strings. `noRow` has no next rows.
 */
function buildNameTrie(): Uint16Array {
  const rows = new Array<number>(2 * rowLength).fill(0)
  for (const [name, kind] of elements) {
    let row = rootRow
    for (const character of name) {
      const entry = row + (columnOfUnit[character.charCodeAt(0)] as number)
      if (rows[entry] === noRow) {
        rows[entry] = rows.length
        rows.push(...new Array<number>(rowLength).fill(0))
      }
      row = rows[entry] as number
    }
    rows[row + endOfName] = kind
  }
  return Uint16Array.from(rows)
}

const nameTrie = buildNameTrie()

/** Reads element names. A name is an ASCII letter followed by any characters. ASCII case is ignored. */
export class NameReader {
  element: number = inline

  /** Returns the end of the name that starts at `from`, or `from` if there is none. Sets `element`. */
  read(html: string, from: number): number {
    if (!isAsciiLetter(html.charCodeAt(from))) return from
    const end = html.length
    let row = rootRow
    let offset = from
    for (; offset < end; offset += 1) {
      const column = columnOfUnit[html.charCodeAt(offset)] as number
      if (column === endOfName) break
      row = nameTrie[row + column] as number
    }
    this.element = nameTrie[row + endOfName] as number
    return offset
  }
}

function isAsciiLetter(code: number): boolean {
  const lowerCase = code | 0x20
  return lowerCase >= 0x61 && lowerCase <= 0x7a
}
