import { resolvePath } from './archive-path.ts'
import type { ReadContext, ReadText } from './document-text.ts'
import { TextWriter } from './text-writer.ts'
import { parseXml, type Attributes, type XmlHandler } from './xml.ts'
import type { ZipArchive } from './zip.ts'

/** The element of the archive's description that names the main part, by the end of its type. */
const mainPart = 'officeDocument'

interface Style {
  basedOn?: string
  isList?: boolean
  isHidden?: boolean
}

type Styles = ReadonlyMap<string, Style>

/** Deleted and moved text, instructions of fields, and the copies of shapes that old programs show. */
const leftOut = new Set(['del', 'moveFrom', 'instrText', 'delText', 'delInstrText', 'Fallback', 'tabs', 'rt', 'tblPr'])

function isOn(value: string | undefined): boolean {
  return value === undefined || !/^(?:0|false|off)$/.test(value)
}

export async function readDocx(archive: ZipArchive, context: ReadContext): Promise<ReadText> {
  const { name } = context
  const main = (await readRelationships(archive, name, '')).get(mainPart) ?? 'word/document.xml'
  const related = await readRelationships(archive, name, main)
  const stylesPath = related.get('styles')
  const styles = stylesPath !== undefined && archive.has(stylesPath) ? await readStyles(archive, name, stylesPath) : []
  const notes = new Map<string, string>()
  for (const kind of ['footnote', 'endnote']) {
    const path = related.get(`${kind}s`)
    if (path === undefined || !archive.has(path)) continue
    const reader = new BodyReader({ styles: new Map(styles), notes, archive })
    await parseXml({ chunks: archive.read(path), name, path }, reader)
  }
  const reader = new BodyReader({ styles: new Map(styles), notes, archive })
  await parseXml({ chunks: archive.read(main), name, path: main }, reader)
  return reader.writer.finish()
}

/** Returns the paths of the parts that a part names, by the end of their type. The archive itself is the part ''. */
async function readRelationships(archive: ZipArchive, name: string, part: string): Promise<Map<string, string>> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const path = `${folder}_rels/${part.slice(folder.length)}.rels`
  const targets = new Map<string, string>()
  if (!archive.has(path)) return targets
  await parseXml(
    { chunks: archive.read(path), name, path },
    {
      open(element, { Type: type = '', Target: target = '', TargetMode: mode }) {
        if (element !== 'Relationship' || mode === 'External') return
        targets.set(type.slice(type.lastIndexOf('/') + 1), resolvePath(part, target))
      },
      close: () => undefined,
    },
  )
  return targets
}

async function readStyles(archive: ZipArchive, name: string, path: string): Promise<[string, Style][]> {
  const styles: [string, Style][] = []
  let style: Style = {}
  await parseXml(
    { chunks: archive.read(path), name, path },
    {
      open(element, { styleId, val }) {
        if (element === 'style') {
          style = {}
          if (styleId !== undefined) styles.push([styleId, style])
        } else if (element === 'basedOn' && val !== undefined) style.basedOn = val
        else if (element === 'numId') style.isList = val !== '0'
        else if (element === 'vanish') style.isHidden = isOn(val)
      },
      close: () => undefined,
    },
  )
  return styles
}

/** Longer chains of styles are a circle. */
const maxStyleDepth = 20

/** Returns what a style says, or the styles it is based on. */
function lookUp(styles: Styles, id: string | undefined, property: 'isList' | 'isHidden'): boolean {
  let style = id === undefined ? undefined : styles.get(id)
  for (let depth = 0; style && depth < maxStyleDepth; depth += 1) {
    const value = style[property]
    if (value !== undefined) return value
    style = style.basedOn === undefined ? undefined : styles.get(style.basedOn)
  }
  return false
}

interface Paragraph {
  /** What its style says. */
  hasListStyle: boolean
  /** What it says itself, before or after its style. */
  isList?: boolean
  isHidden: boolean
  /** Whether its end was deleted, so that the next paragraph continues it. */
  isContinued: boolean
}

interface BodyContext {
  readonly styles: Styles
  readonly notes: Map<string, string>
  readonly archive: Pick<ZipArchive, 'countUnpacked'>
}

/** Reads the body of a document, or its footnotes or endnotes. */
class BodyReader implements XmlHandler {
  readonly writer = new TextWriter()
  readonly #styles: Styles
  readonly #notes: Map<string, string>
  readonly #archive: BodyContext['archive']
  readonly #path: string[] = []
  readonly #paragraphs: Paragraph[] = []
  /** For each open field, whether its result is being read. */
  readonly #fields: boolean[] = []
  readonly #droppedRows: boolean[] = []
  /** How deep inside an element that is left out. */
  #leftOutDepth = 0
  #isHidden = false
  #noteId = ''

  constructor({ styles, notes, archive }: BodyContext) {
    this.#styles = styles
    this.#notes = notes
    this.#archive = archive
  }

  open(element: string, attributes: Attributes) {
    const parent = this.#path.at(-1)
    this.#path.push(element)
    if (this.#leftOutDepth > 0 || (leftOut.has(element) && parent !== 'rPr' && parent !== 'trPr')) {
      this.#leftOutDepth += 1
      return
    }
    this.#openPart(element, attributes)
    if (parent === 'r') this.#addMark(element, attributes)
    else if (parent?.endsWith('Pr') === true) this.#readProperty(parent, element, attributes)
  }

  close(element: string) {
    this.#path.pop()
    if (this.#leftOutDepth > 0) {
      this.#leftOutDepth -= 1
      return
    }
    switch (element) {
      case 'p':
        this.#closeParagraph()
        break
      case 'tbl':
        this.writer.closeTable()
        break
      case 'tr':
        this.writer.closeRow({ isDropped: this.#droppedRows.pop() === true })
        break
      case 'tc':
        this.writer.closeCell()
        break
      case 'txbxContent':
        this.writer.closeBox()
        break
      case 'footnote':
      case 'endnote':
        this.#notes.set(this.#noteId, this.writer.closeNote())
    }
  }

  text(text: string) {
    if (this.#leftOutDepth === 0 && this.#path.at(-1) === 't' && this.#isShown()) this.writer.add(text)
  }

  #openPart(element: string, { id = '' }: Attributes) {
    switch (element) {
      case 'p':
        this.#paragraphs.push({ hasListStyle: false, isHidden: false, isContinued: false })
        break
      case 'r':
        this.#isHidden = this.#paragraphs.at(-1)?.isHidden === true
        break
      case 'tbl':
        this.writer.openTable()
        break
      case 'tr':
        this.writer.openRow()
        this.#droppedRows.push(false)
        break
      case 'tc':
        this.writer.openCell()
        break
      case 'txbxContent':
        this.writer.openBox()
        break
      case 'footnote':
      case 'endnote':
        this.#noteId = element + id
        this.writer.openNote()
    }
  }

  /** What stands between the letters of a run. */
  #addMark(element: string, { id = '', type, fldCharType }: Attributes) {
    if (element === 'fldChar') {
      if (fldCharType === 'begin') this.#fields.push(false)
      else if (fldCharType === 'end') this.#fields.pop()
      else if (this.#fields.length > 0) this.#fields[this.#fields.length - 1] = true
      return
    }
    if (!this.#isShown()) return
    switch (element) {
      case 'tab':
      case 'ptab':
        this.writer.add('\t')
        break
      case 'br':
        if (type === 'page' || type === 'column') this.writer.endParagraph()
        else this.writer.add('\n')
        break
      case 'cr':
        this.writer.add('\n')
        break
      case 'noBreakHyphen':
        this.writer.add('\u2011')
        break
      case 'footnoteReference':
      case 'endnoteReference':
        this.#addNote(element.replace('Reference', '') + id)
    }
  }

  #addNote(id: string) {
    const note = this.#notes.get(id)
    if (note === undefined) return
    // Any number of references may lead to one note.
    this.#archive.countUnpacked(note.length)
    this.writer.addNote(note)
  }

  #readProperty(parent: string, element: string, { val }: Attributes) {
    const paragraph = this.#paragraphs.at(-1)
    const isOfParagraphEnd = parent === 'rPr' && this.#path.at(-3) === 'pPr'
    if (parent === 'trPr' && element === 'del') this.#droppedRows[this.#droppedRows.length - 1] = true
    else if (element === 'vanish' && !isOfParagraphEnd) this.#isHidden = isOn(val)
    else if (element === 'rStyle') this.#isHidden ||= lookUp(this.#styles, val, 'isHidden')
    if (!paragraph) return
    if (element === 'pStyle') {
      paragraph.hasListStyle = lookUp(this.#styles, val, 'isList')
      paragraph.isHidden = lookUp(this.#styles, val, 'isHidden')
    } else if (element === 'numId') paragraph.isList = val !== '0'
    else if (isOfParagraphEnd && (element === 'del' || element === 'moveFrom')) paragraph.isContinued = true
  }

  #closeParagraph() {
    const paragraph = this.#paragraphs.pop()
    if (paragraph?.isContinued === true) return
    this.writer.endParagraph((paragraph?.isList ?? paragraph?.hasListStyle) === true ? 'list' : undefined)
  }

  #isShown(): boolean {
    return !this.#isHidden && this.#fields.every((isResult) => isResult)
  }
}
