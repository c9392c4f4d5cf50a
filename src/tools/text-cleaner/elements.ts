// What becomes of an element once its tags are gone: it leaves nothing,
export const inline = 0
// begins a line of its own, as it does when a browser shows it,
export const ownLine = 1
// or a cell of a table;
export const cell = 2
// or its content goes too, which is no text.
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

/** Columns of the table below: what ends a name, what is in no name that is known, and what is. */
const endOfName = 0
const unknown = 1
const known = 'abcdefghijklmnopqrstuvwxyz123456'
const rowLength = 2 + known.length

const columnOfUnit = new Uint8Array(0x10000).fill(unknown)
for (const end of '\t\n\f\r />') columnOfUnit[end.charCodeAt(0)] = endOfName
for (const [index, character] of Array.from(known).entries()) {
  columnOfUnit[character.charCodeAt(0)] = 2 + index
  columnOfUnit[character.toUpperCase().charCodeAt(0)] = 2 + index
}

const noRow = 0
const rootRow = rowLength

/**
 * The names as a tree: in each row, the row to go to from there by each letter, and what the element is if its name
 * ends there. So a name is known when it has been read, and never becomes a string. From `noRow` no letter leads away.
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

/** Reads names of elements. They begin with a letter, go on with anything, and the case of ASCII does not matter. */
export class NameReader {
  element: number = inline

  /** Where the name ends that begins here; here if there is none. */
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
