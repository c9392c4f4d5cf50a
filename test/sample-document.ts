import { strToU8, zipSync, type Zippable } from 'fflate'

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

function relationshipsFile(targets: Readonly<Record<string, string>>): string {
  const elements = Object.entries(targets).map(
    ([type, target]) => `<Relationship Id="${type}" Type="${relationships}/${type}" Target="${target}"/>`,
  )
  return `<Relationships>${elements.join('')}</Relationships>`
}

/** Packs files into a ZIP archive. */
export function pack(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const entries = Object.entries(files).map(([path, content]) => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return zipSync(Object.fromEntries(entries) as Zippable)
}

export interface DocxParts {
  readonly footnotes?: string
  readonly styles?: string
}

export function sampleDocx(body: string, { footnotes, styles }: DocxParts = {}): Uint8Array {
  return pack({
    '_rels/.rels': relationshipsFile({ officeDocument: 'word/document.xml' }),
    'word/_rels/document.xml.rels': relationshipsFile({ footnotes: 'footnotes.xml', styles: 'styles.xml' }),
    'word/document.xml': `<w:document ${word}><w:body>${body}</w:body></w:document>`,
    ...(footnotes !== undefined && { 'word/footnotes.xml': `<w:footnotes ${word}>${footnotes}</w:footnotes>` }),
    ...(styles !== undefined && { 'word/styles.xml': `<w:styles ${word}>${styles}</w:styles>` }),
  })
}

/** A paragraph of a .docx file with one run. */
export function docxParagraph(text: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

/** The word “one” with the footnote “two three”. */
export const docxWithNote = sampleDocx('<w:p><w:r><w:t>one</w:t><w:footnoteReference w:id="2"/></w:r></w:p>', {
  footnotes: `<w:footnote w:id="2">${docxParagraph('two three')}</w:footnote>`,
})

export function sampleOdt(body: string, automaticStyles = ''): Uint8Array {
  return pack({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:automatic-styles>${automaticStyles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  })
}

/** A book with chapters in this order. */
export function sampleEpub(chapters: readonly string[], files: Readonly<Record<string, string>> = {}): Uint8Array {
  const items = chapters.map((_, index) => `<item id="c${String(index)}" href="text/c%20${String(index)}.xhtml"/>`)
  const references = chapters.map((_, index) => `<itemref idref="c${String(index)}"/>`)
  const texts = chapters.map((chapter, index) => [
    `OEBPS/text/c ${String(index)}.xhtml`,
    `<?xml version="1.0"?><html><head><title>Left out</title></head><body>${chapter}</body></html>`,
  ])
  return pack({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
    'OEBPS/book.opf': `<package><manifest>${items.reverse().join('')}</manifest><spine>${references.join('')}</spine></package>`,
    ...(Object.fromEntries(texts) as Record<string, string>),
    ...files,
  })
}

export interface PdfParts {
  /** The font that the text is written in. */
  readonly font?: string
  /** Other objects, from number 4 on. */
  readonly objects?: readonly string[]
  readonly trailer?: string
  /** How the pages are packed. */
  readonly filter?: string
}

/** A PDF whose pages have these drawing instructions. */
export function samplePdf(
  pages: readonly string[],
  {
    font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    objects = [],
    trailer = '',
    filter = '',
  }: PdfParts = {},
): Uint8Array {
  const first = 4 + objects.length
  const kids = pages.map((_, index) => `${String(first + 2 * index)} 0 R`)
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${String(pages.length)} >>`,
    font,
    ...objects,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Resources << /Font << /F 3 0 R >> >> /Contents ${String(first + 2 * index + 1)} 0 R >>`,
      `<< /Length ${String(content.length)} ${filter}>>\nstream\n${content}\nendstream`,
    ]),
  ]
  let file = '%PDF-1.4\n'
  const offsets = all.map((object, index) => {
    const offset = file.length
    file += `${String(index + 1)} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = String(all.length + 1)
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}`
  file += `trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${String(start)}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
