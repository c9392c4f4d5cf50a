import { InputError } from '#core/tool/input-error.ts'
import type { ReadContext, ReadText } from './document-text.ts'
import { TextWriter } from './text-writer.ts'
import { parseXml, type Attributes, type XmlHandler } from './xml.ts'
import type { ZipArchive } from './zip.ts'

/** Comments, deleted text, numbers of notes, descriptions of pictures and what belongs to forms. */
const leftOut = new Set([
  ...['annotation', 'tracked-changes', 'note-citation', 'title', 'desc', 'forms', 'script', 'event-listeners'],
  ...[
    'ruby-text',
    'index-title-template',
    'variable-decls',
    'sequence-decls',
    'user-field-decls',
    'dde-connection-decls',
  ],
])

export async function readOdt(archive: ZipArchive, { name }: ReadContext): Promise<ReadText> {
  const manifest = 'META-INF/manifest.xml'
  if (archive.has(manifest) && /encryption-data|encrypted-package/.test(await archive.readText(manifest))) {
    throw new InputError(`${name} is protected with a password. Save a copy without one.`)
  }
  const hiddenStyles = new Set<string>()
  if (archive.has('styles.xml')) {
    const styles = new StyleReader(hiddenStyles)
    await parseXml({ chunks: archive.read('styles.xml'), name, path: 'styles.xml' }, styles)
  }
  const reader = new ContentReader(hiddenStyles, archive)
  await parseXml({ chunks: archive.read('content.xml'), name, path: 'content.xml' }, reader)
  return reader.writer.finish()
}

/** Collects the names of styles that hide their text. A style comes after the one it is based on. */
class StyleReader implements XmlHandler {
  readonly #hidden: Set<string>
  #style = ''

  constructor(hidden: Set<string>) {
    this.#hidden = hidden
  }

  open(element: string, { name = '', display, ...attributes }: Attributes) {
    if (element === 'style') {
      this.#style = name
      if (this.#hidden.has(attributes['parent-style-name'] ?? '')) this.#hidden.add(name)
    } else if (element === 'text-properties' && display !== undefined) {
      if (display === 'none') this.#hidden.add(this.#style)
      else this.#hidden.delete(this.#style)
    }
  }

  close() {
    // A style ends where the next one starts.
  }
}

class ContentReader implements XmlHandler {
  readonly writer = new TextWriter()
  readonly #archive: Pick<ZipArchive, 'countUnpacked'>
  readonly #styles: StyleReader
  readonly #hiddenStyles: ReadonlySet<string>
  #leftOutDepth = 0
  #paragraphDepth = 0
  #listDepth = 0
  #isParagraphHidden = false

  constructor(hiddenStyles: Set<string>, archive: Pick<ZipArchive, 'countUnpacked'>) {
    this.#archive = archive
    this.#hiddenStyles = hiddenStyles
    this.#styles = new StyleReader(hiddenStyles)
  }

  open(element: string, attributes: Attributes) {
    this.#styles.open(element, attributes)
    if (this.#leftOutDepth > 0 || this.#isLeftOut(element, attributes)) {
      this.#leftOutDepth += 1
      return
    }
    switch (element) {
      case 'p':
      case 'h':
        this.#paragraphDepth += 1
        break
      case 'list':
        this.#listDepth += 1
        break
      case 'table':
        this.writer.openTable()
        break
      case 'table-row':
        this.writer.openRow()
        break
      case 'table-cell':
      case 'covered-table-cell':
        this.writer.openCell()
        break
      case 'text-box':
        this.writer.openBox()
        break
      case 'note-body':
        this.writer.openNote()
        break
      case 's':
        this.#addSpaces(Number(attributes['c'] ?? 1))
        break
      case 'tab':
        this.writer.add('\t')
        break
      case 'line-break':
        this.writer.add('\n')
        break
      case 'hidden-paragraph':
        this.#isParagraphHidden ||= attributes['is-hidden'] === 'true'
    }
  }

  close(element: string) {
    if (this.#leftOutDepth > 0) {
      this.#leftOutDepth -= 1
      return
    }
    switch (element) {
      case 'p':
      case 'h':
        this.#paragraphDepth -= 1
        if (this.#isParagraphHidden) this.writer.dropParagraph()
        this.#isParagraphHidden = false
        this.writer.endParagraph(this.#listDepth > 0 ? 'list' : undefined)
        break
      case 'list':
        this.#listDepth -= 1
        break
      case 'table':
        this.writer.closeTable()
        break
      case 'table-row':
        this.writer.closeRow()
        break
      case 'table-cell':
      case 'covered-table-cell':
        this.writer.closeCell()
        break
      case 'text-box':
        this.writer.closeBox()
        break
      case 'note-body':
        this.writer.addNote(this.writer.closeNote())
    }
  }

  text(text: string) {
    if (this.#leftOutDepth === 0 && this.#paragraphDepth > 0) this.writer.addCollapsed(text)
  }

  #addSpaces(count: number) {
    if (!(count > 0)) return
    this.#archive.countUnpacked(count)
    this.writer.add(' '.repeat(count))
  }

  #isLeftOut(element: string, attributes: Attributes): boolean {
    if (element === 'hidden-text') return attributes['is-hidden'] !== 'false'
    if (element === 'section') return attributes['display'] === 'none'
    const isText = element === 'p' || element === 'h' || element === 'span'
    return leftOut.has(element) || (isText && this.#hiddenStyles.has(attributes['style-name'] ?? ''))
  }
}
