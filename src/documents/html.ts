import type { TextWriter } from './text-writer.ts'
import type { Attributes, XmlHandler } from './xml.ts'

const blocks = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'body', 'caption', 'center', 'dd', 'details', 'div', 'dl', 'dt'],
  ...[
    'figcaption',
    'figure',
    'footer',
    'form',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'header',
    'hr',
    'li',
    'main',
    'nav',
  ],
  ...['ol', 'p', 'pre', 'section', 'summary', 'table', 'ul'],
])

const lists = new Set(['ul', 'ol', 'dl'])

/** What a book shows nowhere, and the pronunciation above letters. */
const leftOut = new Set([...['head', 'script', 'style', 'template', 'noscript', 'rt', 'rp', 'audio', 'video', 'desc']])

/** Reads a chapter of a book. Nothing in it is built or run: only its text is kept. */
export class HtmlReader implements XmlHandler {
  readonly #writer: TextWriter
  #leftOutDepth = 0
  #listDepth = 0
  #preDepth = 0

  constructor(writer: TextWriter) {
    this.#writer = writer
  }

  open(element: string, attributes: Attributes) {
    if (this.#leftOutDepth > 0 || leftOut.has(element) || isHidden(attributes)) {
      this.#leftOutDepth += 1
      return
    }
    if (blocks.has(element)) this.#endParagraph()
    if (lists.has(element)) this.#listDepth += 1
    switch (element) {
      case 'br':
        this.#writer.add('\n')
        break
      case 'pre':
        this.#preDepth += 1
        break
      case 'table':
        this.#writer.openTable()
        break
      case 'tr':
        this.#writer.openRow()
        break
      case 'td':
      case 'th':
        this.#writer.openCell()
    }
  }

  close(element: string) {
    if (this.#leftOutDepth > 0) {
      this.#leftOutDepth -= 1
      return
    }
    if (blocks.has(element)) this.#endParagraph()
    if (lists.has(element)) this.#listDepth -= 1
    switch (element) {
      case 'pre':
        this.#preDepth -= 1
        break
      case 'table':
        this.#writer.closeTable()
        break
      case 'tr':
        this.#writer.closeRow()
        break
      case 'td':
      case 'th':
        this.#writer.closeCell()
    }
  }

  text(text: string) {
    if (this.#leftOutDepth > 0) return
    if (this.#preDepth > 0) this.#writer.add(text)
    else this.#writer.addCollapsed(text)
  }

  #endParagraph() {
    this.#writer.endParagraph(this.#listDepth > 0 ? 'list' : undefined)
  }
}

function isHidden({ hidden, style = '' }: Attributes): boolean {
  return hidden !== undefined || /\bdisplay:\s*none\b/.test(style)
}
