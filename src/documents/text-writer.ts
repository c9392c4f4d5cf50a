/** A paragraph, a list item or a table row. */
interface Block {
  readonly text: string
  /** Blocks of the same group are on consecutive lines. Others are a blank line apart. */
  readonly group: string | undefined
}

/** A text within the text: the document itself, a table cell, a note or a text box. */
interface Flow {
  blocks: Block[]
  current: string
  /** The last character of `current`. Asking that for it would copy the whole paragraph. */
  last: string
  /** Text boxes in the current paragraph, which come after it. */
  boxes: Block[]
}

interface Row {
  readonly table: number
  readonly cells: string[]
}

function newFlow(): Flow {
  return { blocks: [], current: '', last: '', boxes: [] }
}

/** Collects the text of a document: what a paragraph, a list, a table and a note look like in plain text. */
export class TextWriter {
  #flow = newFlow()
  readonly #outer: Flow[] = []
  readonly #rows: Row[] = []
  readonly #tables: number[] = []
  #tableCount = 0
  readonly #notes: string[] = []

  add(text: string) {
    if (text === '') return
    this.#flow.current += text
    this.#flow.last = text.at(-1) as string
  }

  /** Adds text in which white space only separates words, as in HTML. */
  addCollapsed(text: string) {
    const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ')
    const isAtSpace = /^[ \n]?$/.test(this.#flow.last)
    this.add(isAtSpace && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed)
  }

  endParagraph(group?: string) {
    const flow = this.#flow
    const text = flow.current.trimEnd().replace(/^\n+/, '')
    if (text !== '') flow.blocks.push({ text, group })
    flow.blocks.push(...flow.boxes)
    flow.boxes = []
    this.dropParagraph()
  }

  dropParagraph() {
    this.#flow.current = ''
    this.#flow.last = ''
  }

  openTable() {
    this.#tableCount += 1
    this.#tables.push(this.#tableCount)
  }

  closeTable() {
    this.#tables.pop()
  }

  openRow() {
    this.#rows.push({ table: this.#tables.at(-1) ?? 0, cells: [] })
  }

  closeRow({ isDropped = false } = {}) {
    const row = this.#rows.pop()
    if (!row || isDropped) return
    const text = row.cells.join('\t')
    if (text.trim() === '') return
    this.#flow.blocks.push({ text, group: `table ${String(row.table)}` })
  }

  openCell() {
    this.#open()
  }

  /** A cell is one line: what has several lines in it is joined by spaces. */
  closeCell() {
    const lines = this.#close().split(/[\n\t]/)
    const text = lines.flatMap((line) => line.trim() || []).join(' ')
    this.#rows.at(-1)?.cells.push(text)
  }

  openBox() {
    this.#open()
  }

  closeBox() {
    const text = this.#close()
    if (text !== '') this.#flow.boxes.push({ text, group: undefined })
  }

  openNote() {
    this.#open()
  }

  /** Returns the text of the note, which stands nowhere until it is added. */
  closeNote(): string {
    return this.#close()
  }

  /** Adds a note to the end of the document, and its number here. */
  addNote(text: string) {
    this.#notes.push(text.trim().replaceAll('\n\n', '\n'))
    this.add(`[${String(this.#notes.length)}]`)
  }

  finish(): { readonly text: string; readonly notesStart?: number } {
    while (this.#outer.length > 0) this.closeBox()
    this.endParagraph()
    const text = clean(join(this.#flow.blocks))
    if (this.#notes.length === 0) return { text }
    const notes = clean(this.#notes.map((note, index) => `[${String(index + 1)}] ${note}`).join('\n'))
    const start = text === '' ? '' : `${text}\n\n`
    return { text: start + notes, notesStart: start.length }
  }

  #open() {
    this.#outer.push(this.#flow)
    this.#flow = newFlow()
  }

  #close(): string {
    this.endParagraph()
    const text = join(this.#flow.blocks)
    this.#flow = this.#outer.pop() ?? newFlow()
    return text
  }
}

function join(blocks: readonly Block[]): string {
  const parts: string[] = []
  for (const [index, { text, group }] of blocks.entries()) {
    if (index > 0) parts.push(group !== undefined && group === blocks[index - 1]?.group ? '\n' : '\n\n')
    parts.push(text)
  }
  return parts.join('')
}

/** Leaves out soft hyphens, and the spaces before a line break in HTML. */
function clean(text: string): string {
  return text.replaceAll('\u00AD', '').replaceAll(' \n', '\n')
}
